enum EmulatorTestSupportPlaceholder {}

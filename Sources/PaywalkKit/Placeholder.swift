enum PaywalkKitPlaceholder {}

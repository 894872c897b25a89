enum PurchaselyPlaceholder {}

import PaywalkKit

Paywalk.main()

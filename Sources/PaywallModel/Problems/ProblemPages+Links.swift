extension ProblemPages {
  /// Links, and the tokens that redemption links carry.
  static let links: [ProblemPage] = [
    ProblemPage(
      "bad-link", "A link is not the SDK's",
      "It looks like a link of the SDK, and handleDeeplink answers false: the scheme, the host or a "
        + "part of it is another one. Links are compared letter by letter.",
      wrong: #""try": ["nw://ply/placement/premium"]"#,
      right: #""try": ["nw://ply/placements/premium"]"#),
    ProblemPage(
      "doubled-part", "A part of a link stands twice",
      "The first of two equal names counts, here and on the phone; the second is passed over.",
      wrong: #""nw://ply/redeem/TOKEN?auid=1&auid=2""#, right: #""nw://ply/redeem/TOKEN?auid=1""#),
    ProblemPage(
      "bad-token", "A link cannot carry a token",
      "A token stands in a link as it is. What is neither a letter, a digit, nor one of - . _ ~ "
        + "would be read as something else.",
      wrong: #"{ "token": "SPRING 1/2" }"#, right: #"{ "token": "SPRING-1-2" }"#),
    ProblemPage(
      "duplicate-token", "Two sales have the same token",
      "A token is sold once. The first sale counts, the others are never redeemed."),
    ProblemPage(
      "token-case", "Only capitals tell a token from another",
      "Tokens are compared letter by letter, so a link with the other spelling is not valid."),
    ProblemPage(
      "unknown-token", "A link carries a token that nobody sold",
      "The pretend server answers that it is not known, and the redemption fails. That may be wanted; else "
        + "add the token to redemption.tokens."),
  ]
}

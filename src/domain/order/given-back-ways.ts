/** How money goes back: to the card it came from, to an account, into somebody's hand, or as points that pay for goods. */
export const givenBackWays = ["card", "transfer", "cash", "points"] as const;
export type GivenBackWay = (typeof givenBackWays)[number];

/** Where a visitor searches: the goods of the home page, or the questions and answers. */
export const searchPlaces = ["goods", "questions"] as const;
export type SearchPlace = (typeof searchPlaces)[number];

/** Films are shown by group, in this order. */
export const FILM_GROUPS = ["plain", "special", "printed"] as const;

export type FilmGroup = (typeof FILM_GROUPS)[number];

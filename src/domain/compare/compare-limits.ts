/** Products one owner lays side by side: four pages of the dialog (ours; the spec names no limit). */
export const MOST_COMPARED = 12;

/** Types that the dialog and the page show at a time (content-and-lettering.md 9.7). */
export const TYPES_PER_PAGE = 3;

/** Up to this width the strip shows three items (quotes-and-accounts.md 9); pixels. */
export const NARROW_STRIP_PX = 810;

/** Two comparisons became one account's, each as long as it may be; more are not answered at a time. */
export const MOST_ANSWERED = 2 * MOST_COMPARED;

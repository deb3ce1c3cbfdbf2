/** Id of the picture that a page is about, as it is now: drawn once, and copied by reference wherever else it is seen. */
export const LIVE_PICTURE = "live-picture";

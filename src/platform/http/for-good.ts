/** How long what an address names for good may be kept, by everybody: the address says a hash or a revision of it. */
export const FOR_GOOD = "public, max-age=31536000, immutable";

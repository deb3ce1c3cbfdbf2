/** Items one cart holds; ours, so that reading it stays quick. */
export const CART_LIMIT = 100;

/** A guest's cart and an account's, each as full as it may be, became one; nothing of it is lost, so it can be acted on whole. */
export const MERGED_CART_LIMIT = 2 * CART_LIMIT;

/** Items one cart holds; ours, so that reading it stays quick. */
export const CART_LIMIT = 100;

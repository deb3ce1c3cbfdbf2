/** Where ADD TO CART is sent by a browser that runs no script. */
export const ADD_PATH = "/add-to-cart";

/** The field that says on which page it was pressed: its path and query. */
export const PAGE_FIELD = "page";

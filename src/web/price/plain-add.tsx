import { useLocation } from "react-router";
import buttonStyles from "#ui/button.module.css";

/** Where ADD TO CART is sent by a browser that runs no script. */
const ADD_PATH = "/add-to-cart";

/** The field that says on which page it was pressed: its path and query. */
export const PAGE_FIELD = "page";

/** ADD TO CART of a browser that runs no script: what stands in the form is sent, and the address of its page with it. */
export function PlainAdd() {
  const { pathname, search } = useLocation();
  return (
    <noscript>
      {/* A browser that runs this draws nothing here. */}
      {import.meta.env.SSR ? (
        <button
          type="submit"
          formMethod="post"
          formAction={ADD_PATH}
          name={PAGE_FIELD}
          value={pathname + search}
          className={buttonStyles.button}
          data-look="main"
          data-plain
        >
          ADD TO CART
        </button>
      ) : null}
    </noscript>
  );
}

/** What a browser that keeps no cookies is told of what it would write: by itself, since nearly no page has to say it. */
export const cookiesBlocked =
  "Your browser keeps no cookies for this shop, so we cannot remember a cart, a file or an account. Please allow cookies and try again. You can still see prices, print this page and request a quote.";

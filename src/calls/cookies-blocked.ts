/** Whether the browser keeps no cookies for the shop: what is written then is nobody's, and cannot be found again. */
export function areCookiesBlocked(): boolean {
  // Where pages are rendered for tests there is no such word.
  return "cookieEnabled" in navigator && navigator.cookieEnabled === false;
}

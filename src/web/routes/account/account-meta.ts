/** The head of a page of the account: its title; search engines stay out. */
export function accountMeta(title: string) {
  return () => [{ title: `${title} | Kisscut` }, { name: "robots", content: "noindex" }];
}

/** The head of a page that is somebody's own: its title; search engines stay out. */
export function unlistedMeta(title: string) {
  return () => [{ title: `${title} | Kisscut` }, { name: "robots", content: "noindex" }];
}

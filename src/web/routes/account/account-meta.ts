/** The head of a page of the account: its title; search engines stay out. */
export const accountMeta = (title: string) => () => [
  { title: `${title} | Kisscut` },
  { name: "robots", content: "noindex" },
];

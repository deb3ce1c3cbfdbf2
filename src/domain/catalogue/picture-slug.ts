/** The slug by which the pictures of a row are found: of a copied one, those of the first. */
export function pictureSlug({
  slug,
  copied,
}: {
  readonly slug: string;
  readonly copied?: { readonly pictures: string } | undefined;
}): string {
  return copied?.pictures ?? slug;
}

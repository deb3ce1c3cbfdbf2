import type { ReactNode } from "react";

/** Where the product is looked at; the first slide is the live preview. */
export const Gallery = ({ children }: { readonly children: ReactNode }) => (
  <section aria-label="Gallery">{children}</section>
);

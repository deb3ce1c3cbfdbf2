import { type ComponentProps, createElement } from "react";
import styles from "./boxes.module.css";

/** Steps of the house's distances: `2` is `--space-2`. */
type Gap = 1 | 2 | 3 | 4 | 5 | 6;

type Tag = "div" | "section" | "form" | "ul" | "li" | "dl" | "p" | "article" | "header";

/** What a box takes, besides the attributes of the element that it is. */
type BoxProps<As extends Tag> = Omit<ComponentProps<As>, "align"> & {
  readonly as?: As;
  /** Between what is in it. */
  readonly gap?: Gap;
};

function named(box: string | undefined, own: string | undefined): string {
  return own === undefined ? `${box}` : `${box} ${own}`;
}

/** One below the other, each as wide as the box but for buttons; all of them, with `align="fill"`, or none, with `align="start"`. */
export function Stack<As extends Tag = "div">({
  as,
  gap = 3,
  align,
  className,
  ...rest
}: BoxProps<As> & { readonly align?: "start" | "fill" }) {
  return createElement(as ?? "div", {
    ...rest,
    className: named(styles.stack, className),
    "data-gap": gap,
    "data-align": align,
  });
}

/** One beside the other, in as many lines as it takes; `lines` is the distance between these, where it is another. */
export function Row<As extends Tag = "div">({
  as,
  gap = 3,
  lines,
  align = "center",
  justify,
  isOneLine,
  className,
  ...rest
}: BoxProps<As> & {
  readonly lines?: 1 | 2 | 3;
  readonly align?: "start" | "baseline" | "center";
  readonly justify?: "between";
  /** What is in it shrinks instead. */
  readonly isOneLine?: boolean;
}) {
  return createElement(as ?? "div", {
    ...rest,
    className: named(styles.row, className),
    "data-gap": gap,
    "data-lines": lines,
    "data-align": align,
    "data-justify": justify,
    "data-one-line": isOneLine || undefined,
  });
}

/** A surface of its own: ruled among others in the studio, lifted off the paper in the shop. What is in it is stacked. */
export function Card<As extends Tag = "section">({
  as,
  gap = 3,
  look = "ruled",
  className,
  ...rest
}: BoxProps<As> & { readonly look?: "ruled" | "lifted" }) {
  return createElement(as ?? "section", {
    ...rest,
    className: named(styles.card, className),
    "data-gap": gap,
    "data-look": look,
  });
}

/** Fields beside each other, as many as there is room for. */
export function Fields({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={named(styles.fields, className)} />;
}

/** Above a list: what it is narrowed by on the left, what is done with it on the right. */
export function Toolbar({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={named(styles.toolbar, className)} />;
}

import styles from "./goods-search.module.css";

/** The way on when no words of the question mean anything here. */
export function NothingFound({ email }: { readonly email: string }) {
  return (
    <p className={styles.nothing}>
      Try what it sticks to or what it has to stand up to, such as jars or rain. Everything we make is below,
      and <a href={`mailto:${email}`}>we answer questions</a>.
    </p>
  );
}

import { Link } from "react-router";
import { STOCK_PICTURE_SIZE, stockPicture } from "#domain/configure/gallery-pictures.ts";
import type { FoundGoods } from "#domain/search/find-goods.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./found-goods.module.css";

function Found({
  goods: { name, page, summary, reasons, path, productSlug },
}: {
  readonly goods: FoundGoods;
}) {
  return (
    <Link to={path} className={styles.found}>
      <img className={styles.picture} src={stockPicture(productSlug)} alt="" {...STOCK_PICTURE_SIZE} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {page !== null && <span className={styles.page}>{page}</span>}
        {reasons.length === 0 && <span className={styles.summary}>{summary}</span>}
        {reasons.map((reason) => (
          <span key={reason} className={styles.reason}>
            <Icon name="tick" size={12} />
            {reason}
          </span>
        ))}
      </span>
    </Link>
  );
}

/** The goods that fit, each with why, and the way to it as it fits. */
export function FoundGoodsList({ goods }: { readonly goods: readonly FoundGoods[] }) {
  return (
    <ul className={styles.goods}>
      {goods.map((one) => (
        <li key={one.path}>
          <Found goods={one} />
        </li>
      ))}
    </ul>
  );
}

import { useState } from "react";
import { Link } from "react-router";
import { formatMoney } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { amountWords, changeWords, type TriedConfiguration, moneyOr } from "./laboratory-words.ts";
import styles from "./laboratory.module.css";

/** The address of one that is explained, beside the list that is open. */
export function explainedAt(hash: string, list: string | null): string {
  return `?${new URLSearchParams({ ...(list !== null && { list }), of: hash })}`;
}

interface ListProps {
  readonly title: string;
  readonly list: string;
  readonly found: StudioReplyTo<"GET laboratory/configurations">;
}

/** Read at first; the others come with a press. */
const FIRST_SHOWN = 15;

/** What stands behind a bar. */
export function ConfigurationList({ title, list, found: { total, rows } }: ListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, rows.length - FIRST_SHOWN);
  return (
    <section aria-labelledby="laboratory-list" className={styles.list}>
      <div className={styles.listHead}>
        <h3 id="laboratory-list">{title}</h3>
        <Link to="?" preventScrollReset>
          Close the list
        </Link>
      </div>
      {total > rows.length && (
        <Soft>
          The {rows.length} that change most of {total.toLocaleString("en-NZ")}.
        </Soft>
      )}
      {total === 0 ? (
        <Soft>None.</Soft>
      ) : (
        <DataTable<TriedConfiguration>
          label={title}
          rows={rows.slice(0, rows.length - hidden)}
          keyOf={({ hash }) => hash}
          columns={[
            {
              name: "What",
              cell: ({ hash, label }) => (
                <Link to={explainedAt(hash, list)} preventScrollReset>
                  {label}
                </Link>
              ),
            },
            { name: "How many", isWhole: true, align: "end", cell: amountWords },
            { name: "On sale", align: "end", cell: ({ before }) => moneyOr(before.price, "not sold") },
            {
              name: "Draft",
              align: "end",
              cell: ({ after }) => <strong>{moneyOr(after.price, "not sold")}</strong>,
            },
            {
              name: "By",
              align: "end",
              isWhole: true,
              cell: ({ before, after }) => changeWords(before.price, after.price),
            },
          ]}
        />
      )}
      {hidden > 0 && (
        <Row>
          <Button look="quiet" onClick={() => setIsWhole(true)}>
            Show {hidden} more
          </Button>
        </Row>
      )}
    </section>
  );
}

interface FurthestProps {
  readonly title: string;
  readonly rows: readonly TriedConfiguration[];
  readonly list: string | null;
}

/** Those that change furthest one way, drawn. */
export function Furthest({ title, rows, list }: FurthestProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title} className={styles.part}>
      <h2>{title}</h2>
      <ol className={styles.furthest}>
        {rows.map(({ hash, label, pieces, sets, picture, before, after }) => (
          <li key={hash}>
            {picture !== null && (
              <img
                src={`/api/quote/get/picture.svg?${picture}`}
                alt=""
                width={900}
                height={640}
                loading="lazy"
              />
            )}
            <Link to={explainedAt(hash, list)} preventScrollReset className={styles.name}>
              {label}
            </Link>
            <Soft small>{amountWords({ pieces, sets })}</Soft>
            <p className={styles.prices}>
              <s>{formatMoney(before.price ?? 0)}</s> <strong>{formatMoney(after.price ?? 0)}</strong>{" "}
              <span data-tone={(after.price ?? 0) > (before.price ?? 0) ? "more" : "less"}>
                {changeWords(before.price, after.price)}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

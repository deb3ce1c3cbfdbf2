import { Link } from "react-router";
import { csvText } from "#domain/csv.ts";
import { formatShortDay } from "#domain/calendar-date.ts";
import { grouped } from "#domain/grouped.ts";
import type { SearchPlace } from "#domain/search/search-place.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { saveBlob } from "#ui/save-blob.ts";
import type { NumbersView } from "./figures.ts";
import styles from "./numbers.module.css";

type EmptySearch = NumbersView["empty_searches"][number];

const places: Readonly<Record<SearchPlace, { readonly name: string; readonly path: string }>> = {
  goods: { name: "Goods", path: "/" },
  questions: { name: "Questions", path: "/faq" },
};

/** The same as a spreadsheet opens it. */
export function searchesCsv(searches: readonly EmptySearch[]): string {
  return csvText([
    ["Words", "Searched in", "Times", "Last"],
    ...searches.map(({ words, place, times, last }) => [words, places[place].name, times, last]),
  ]);
}

function SearchesTable({ searches }: { readonly searches: readonly EmptySearch[] }) {
  return (
    <DataTable<EmptySearch>
      label="Searches that found nothing"
      rows={searches}
      keyOf={({ place, words }) => `${place} ${words}`}
      columns={[
        {
          name: "Words",
          cell: ({ place, words }) => (
            // The shop's own page, beside the studio: it shows what a visitor saw.
            <a
              href={`${places[place].path}?${new URLSearchParams({ q: words })}`}
              target="_blank"
              rel="noreferrer"
            >
              {words}
            </a>
          ),
        },
        { name: "Searched in", cell: ({ place }) => places[place].name },
        { name: "Times", align: "end", cell: ({ times }) => grouped(times) },
        { name: "Last", align: "end", isWhole: true, cell: ({ last }) => formatShortDay(last) },
      ]}
    />
  );
}

interface SearchesPartProps {
  readonly numbers: NumbersView;
  /** Where a figure has its chart. */
  readonly chartOf: (figure: string) => string;
}

/** What visitors searched for in the shop and did not find: words for a use, a question to answer, or goods to make. */
export function SearchesPart({ numbers, chartOf }: SearchesPartProps) {
  const { empty_searches: searches, periods, from, until } = numbers;
  const all = periods.reduce((sum, { searches: made }) => sum + made, 0);
  const inVain = periods.reduce((sum, { empty_searches: empty }) => sum + empty, 0);
  const save = () =>
    saveBlob(
      new Blob([searchesCsv(searches)], { type: "text/csv;charset=utf-8" }),
      `kisscut-searches-${from}-to-${until}.csv`,
    );
  return (
    <section aria-labelledby="numbers-searches" className={styles.part}>
      <h2 id="numbers-searches">Searches that found nothing</h2>
      {searches.length > 0 && <SearchesTable searches={searches} />}
      <Soft small>
        {all === 0
          ? "Nobody has searched in the shop in this time."
          : `${grouped(inVain)} of ${grouped(all)} ${all === 1 ? "search" : "searches"} found nothing. Words are listed from three times on.`}{" "}
        {all > 0 && (
          <>
            See <Link to={chartOf("empty-searches")}>those that found nothing</Link> and{" "}
            <Link to={chartOf("searches")}>all of them</Link> over time.
          </>
        )}
      </Soft>
      {searches.length > 0 && (
        <Row>
          <Button look="quiet" onClick={save}>
            Save these words as CSV
          </Button>
        </Row>
      )}
    </section>
  );
}

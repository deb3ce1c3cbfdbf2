import { useState, type FormEvent } from "react";
import { addDays, isCalendarDate } from "#domain/calendar-date.ts";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import { Button } from "#ui/button.tsx";
import { LabelledText } from "#ui/fields/labelled-text.tsx";
import { Card, Fields, Stack } from "#ui/layout/boxes.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { Day } from "#studio/ui/day.tsx";
import styles from "./catalogue-room.module.css";
import type { DraftView, DraftEditor, SheetRowView } from "./use-draft.ts";

/** As many days can be closed at once. */
const MOST_DAYS = 60;

/** Why days cannot be closed as they were typed; by field. */
type Wrong = Readonly<Partial<Record<"first" | "last" | "name", string>>>;

/** Each day of a range that is worked on, as a row of its own; Saturdays and Sundays are none. */
export function daysToClose(
  first: string,
  last: string,
  name: string,
  taken: ReadonlySet<string>,
): CatalogueChange[] {
  const days: string[] = [];
  for (let day = first; day <= last && days.length < MOST_DAYS * 2; day = addDays(day, 1)) days.push(day);
  return days
    .filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 !== 0 && !taken.has(day))
    .map((date) => ({
      kind: "add",
      sheet: "days",
      row: "",
      cells: { date, kind: "closure", region: "", name },
    }));
}

function wrongIn(first: string, last: string, name: string): Wrong {
  const isFirst = isCalendarDate(first);
  const isLong = isFirst && isCalendarDate(last) && addDays(first, MOST_DAYS) < last;
  return {
    ...(!isFirst && { first: "Please choose a day." }),
    ...(isFirst &&
      (!isCalendarDate(last) || last < first) && { last: "The last day must not be before the first." }),
    ...(isLong && { last: `At most ${MOST_DAYS} days at once.` }),
    ...(name === "" && { name: "Please say why, in a few words." }),
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

interface DaysPartProps {
  readonly draft: DraftView;
  readonly editor: DraftEditor;
}

function CloseForm({
  rows,
  editor,
}: {
  readonly rows: readonly SheetRowView[];
  readonly editor: DraftEditor;
}) {
  const [wrong, setWrong] = useState<Wrong>({});
  const [filling, setFilling] = useState(0);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [first, name] = [textOf(form, "first"), textOf(form, "name")];
    const last = textOf(form, "last") || first;
    const found = wrongIn(first, last, name);
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const days = daysToClose(first, last, name, new Set(rows.map((row) => row.cells["date"] ?? "")));
    if (days.length === 0) {
      setWrong({ first: "The shop is closed then already." });
      return;
    }
    const words =
      days.length === 1 ? "1 day is closed in the draft." : `${days.length} days are closed in the draft.`;
    if (await editor.make(days, words)) setFilling((times) => times + 1);
  };
  const field = (name: "first" | "last" | "name", label: string, hint?: string) => (
    <LabelledText
      label={label}
      hint={hint}
      error={wrong[name] ?? null}
      live
      name={name}
      type={name === "name" ? "text" : "date"}
      maxLength={80}
    />
  );
  return (
    <Card aria-labelledby="close">
      <h2 id="close" className={styles.title}>
        Close days
      </h2>
      <Stack as="form" key={filling} gap={3} noValidate onSubmit={(event) => void submit(event)}>
        <Fields>
          {field("first", "First day")}
          {field("last", "Last day", "empty: the same")}
          {field("name", "Why", "such as summer break")}
        </Fields>
        <Button look="quiet" type="submit">
          Close them
        </Button>
      </Stack>
    </Card>
  );
}

const kinds: Readonly<Record<string, string>> = {
  national: "Public holiday",
  regional: "Anniversary day",
  closure: "Own day",
};

/** Days on which nothing is made or sent. */
export function DaysPart({ draft, editor }: DaysPartProps) {
  const [sheet] = draft.sheets;
  const rows = sheet?.rows ?? [];
  const coming = rows.filter(({ cells }) => (cells["date"] ?? "") >= draft.today);
  const open = (row: SheetRowView) =>
    editor.make(
      [{ kind: "remove", sheet: "days", row: row.key, cells: row.cells }],
      `${row.cells["name"]} is a working day in the draft.`,
    );
  return (
    <>
      <CloseForm rows={rows} editor={editor} />
      <section className={styles.list} aria-labelledby="coming">
        <h2 id="coming" className={styles.title}>
          Days to come
        </h2>
        <Soft className={styles.note}>{sheet?.note}</Soft>
        <DataTable<SheetRowView>
          label="Days to come"
          rows={coming}
          keyOf={({ key }) => key}
          columns={[
            {
              name: "Day",
              isWhole: true,
              cell: ({ cells: { date = "" } }) => (
                <>
                  <Day date={date} /> {date.slice(0, 4)}
                </>
              ),
            },
            { name: "Name", cell: ({ cells }) => cells["name"] },
            { name: "Kind", cell: ({ cells }) => kinds[cells["kind"] ?? ""] },
            { name: "State", cell: ({ sold }) => (sold === null ? "Not published yet" : "On sale") },
            {
              name: "Do",
              cell: (row) => (
                <Button
                  look="plain"
                  label={`Work on it: ${row.cells["date"]}`}
                  onClick={() => void open(row)}
                >
                  Work on it
                </Button>
              ),
            },
          ]}
        />
      </section>
    </>
  );
}

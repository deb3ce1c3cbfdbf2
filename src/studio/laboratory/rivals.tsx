import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Fields, Row, Stack } from "#ui/layout/boxes.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Curve, type CurveLine } from "./curve.tsx";
import { eachWords, type Explanation } from "./laboratory-words.ts";
import { RivalTable } from "./rival-table.tsx";

function pointsOf({ rows }: Explanation["before"], sets: number, of: "price" | "cost"): CurveLine["points"] {
  return rows.flatMap((row) => {
    const cents = row[of];
    return cents === null || cents === 0 ? [] : [[row.quantity, cents / (row.quantity * sets)] as const];
  });
}

/** What one piece is sold for at each quantity, on sale and by the draft, what it costs, and what others ask. */
export function PriceCurve({ view: { row, before, after, rivals } }: { readonly view: Explanation }) {
  const all: readonly CurveLine[] = [
    { name: "on sale", tone: "was", points: pointsOf(before, row.sets, "price") },
    { name: "draft", tone: "now", points: pointsOf(after, row.sets, "price") },
    { name: "what it costs us", tone: "cost", points: pointsOf(after, row.sets, "cost") },
  ];
  const lines = all.filter(({ points }) => points.length > 1);
  if (lines.length === 0) return null;
  const dots = rivals.map(({ id, name, pieces, cents, is_old: isOld }) => ({
    key: id,
    words: `${name}: ${pieces.toLocaleString("en-NZ")} pieces at ${eachWords(cents / pieces)}${isOld ? ", seen long ago" : ""}`,
    x: pieces,
    y: cents / pieces,
    isOld,
  }));
  const ys = [...lines.flatMap(({ points }) => points.map(([, y]) => y)), ...dots.map(({ y }) => y)];
  return (
    <Curve
      title="Price of one piece"
      lines={lines}
      dots={dots}
      range={[Math.min(...ys) / 1.15, Math.max(...ys) * 1.15]}
      sayX={(x) => x.toLocaleString("en-NZ")}
      sayY={eachWords}
    />
  );
}

interface RivalsProps {
  readonly view: Explanation;
  /** Something was noted or taken away: it is read anew. */
  readonly onChanged: () => void;
}

function RivalForm({ view: { row, today }, onChanged }: RivalsProps) {
  const form = useSending(
    (typed) =>
      callStudio("POST laboratory/configurations/:hash/rivals", {
        params: { hash: row.hash },
        body: {
          name: typed("name"),
          pieces: typed("pieces"),
          price: typed("price"),
          seen_on: typed("seen_on"),
          place: typed("place"),
        },
      }),
    onChanged,
  );
  return (
    <Stack as="form" gap={3} align="fill" noValidate onSubmit={form.onSubmit}>
      <Fields>
        <Field label="Whose" error={form.faultOf("name")}>
          {({ id }) => <TextInput id={id} name="name" autoComplete="off" maxLength={80} />}
        </Field>
        <Field label="Pieces" error={form.faultOf("pieces")}>
          {({ id }) => (
            <TextInput
              id={id}
              name="pieces"
              autoComplete="off"
              maxLength={7}
              startText={String(row.pieces)}
            />
          )}
        </Field>
        <Field label="Price for all, $" error={form.faultOf("price")}>
          {({ id }) => <TextInput id={id} name="price" autoComplete="off" maxLength={12} />}
        </Field>
        <Field label="Seen on" error={form.faultOf("seen_on")}>
          {({ id }) => <TextInput id={id} name="seen_on" type="date" autoComplete="off" startText={today} />}
        </Field>
      </Fields>
      <Field label="Where" hint="an address, or who said it" error={form.faultOf("place")}>
        {({ id }) => <TextInput id={id} name="place" autoComplete="off" maxLength={300} />}
      </Field>
      <div role="alert">{form.fault !== null && <Message tone="error">{form.fault}</Message>}</div>
      <Row>
        <Button look="quiet" type="submit" busy={form.isBusy}>
          Note the price
        </Button>
      </Row>
    </Stack>
  );
}

/** What other shops ask for the same goods, typed by hand: they stand beside every quantity. */
export function Rivals({ view, onChanged }: RivalsProps) {
  return (
    <Stack gap={3} align="fill">
      <RivalTable label="What others ask" rivals={view.rivals} onRemoved={onChanged} />
      <Disclosure summary="Note what another shop asks for the same">
        <RivalForm view={view} onChanged={onChanged} />
      </Disclosure>
    </Stack>
  );
}

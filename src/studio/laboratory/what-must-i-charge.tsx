import { type FormEvent, useState } from "react";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { DecimalField } from "#ui/fields/decimal-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { countWords, type LaboratoryView } from "./laboratory-words.ts";
import type { DraftEdits } from "./use-draft-edits.ts";
import styles from "./laboratory.module.css";

type Least = StudioReplyTo<"GET laboratory/least">;
type Press = LaboratoryView["presses"][number];

/** "up to 100 pieces", "beyond 10,000 pieces". */
export function rowWords({ margins }: Press, at: number): string {
  const upTo = margins[at]?.upTo ?? null;
  if (upTo !== null) return `up to ${upTo.toLocaleString("en-NZ")} pieces`;
  const before = margins[at - 1]?.upTo ?? null;
  return before === null ? "any number of pieces" : `beyond ${before.toLocaleString("en-NZ")} pieces`;
}

/** A number that can be tried: its place among the sheets, and how it is called in a sentence. */
interface Choice {
  readonly key: string;
  readonly sheet: "margins" | "products";
  readonly row: string;
  readonly label: string;
}

function choicesOf({ presses, products }: LaboratoryView) {
  return [
    ...presses.map((press) => ({
      group: `Margin, ${press.name}`,
      choices: press.margins.map((_, at): Choice => {
        const row = `${press.code}.${at + 1}`;
        return { key: `margins/${row}`, sheet: "margins", row, label: `Margin ${rowWords(press, at)}` };
      }),
    })),
    {
      group: "Smallest order",
      choices: products.map(({ id, name }): Choice => ({
        key: `products/${id}`,
        sheet: "products",
        row: String(id),
        label: `Smallest order of ${name}`,
      })),
    },
  ];
}

const percent = (permille: number) => `${(permille / 10).toFixed(1)}%`;

function valueWords({ sheet }: Choice, value: string): string {
  return sheet === "margins" ? `× ${value}` : `$${value}`;
}

interface AnswerProps {
  readonly least: Least;
  readonly choice: Choice;
  /** "Art Paper", or what it is reckoned over. */
  readonly of: string;
  readonly target: number;
  readonly isTaking: boolean;
  readonly onTake: (edits: NonNullable<Least["found"]>["edits"], words: string) => void;
}

function Answer({ least, choice, of, target, isTaking, onTake }: AnswerProps) {
  const { count, is_listed: isListed, current, now, found } = least;
  if (count === 0) return <Message tone="note">Nothing that can be ordered hangs on it.</Message>;
  const over = isListed
    ? `${countWords(count, "listed size", "listed sizes")} of ${of}`
    : `${countWords(count, "configuration", "configurations")} of ${of}`;
  const today = now === null ? "" : ` They leave ${percent(now)} at ${valueWords(choice, current)}.`;
  if (found === null)
    return (
      <Message tone="note">
        No value leaves {target}% of {over}.{today}
      </Message>
    );
  const value = valueWords(choice, found.value);
  return (
    <Stack gap={2} align="fill">
      <p>
        <strong className={styles.answer}>{value}</strong> at least: {over} then leave{" "}
        {percent(found.reached)} of their price.{today}
      </p>
      {found.edits.length === 0 ? (
        <Soft>The draft has it already.</Soft>
      ) : (
        <Row>
          <Button
            look="quiet"
            busy={isTaking}
            onClick={() => onTake(found.edits, `${choice.label}: ${value} in the draft.`)}
          >
            Put {value} in the draft
          </Button>
          {found.edits.length > 1 && (
            <Soft small as="span">
              {countWords(found.edits.length - 1, "other row goes", "other rows go")} along: margins never
              rise with the quantity.
            </Soft>
          )}
        </Row>
      )}
    </Stack>
  );
}

interface Asked {
  readonly choice: Choice;
  readonly product: LaboratoryView["products"][number] | null;
  readonly target: number;
  readonly answer: Least | string;
}

/** What is chosen, and what was answered. */
function useQuestion(view: LaboratoryView, all: readonly Choice[]) {
  const [key, setKey] = useState(all[0]?.key ?? "");
  const [productId, setProductId] = useState("");
  const [target, setTarget] = useState(60);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const choice = all.find((one) => one.key === key) ?? null;
  const product =
    choice?.sheet === "margins" ? (view.products.find(({ id }) => String(id) === productId) ?? null) : null;
  const ask = async () => {
    if (choice === null || isBusy) return;
    setIsBusy(true);
    const { sheet, row } = choice;
    const margin = Math.round(target * 10);
    const query = { sheet, row, margin, ...(product !== null && { product: product.id }) };
    const answer = await callStudio("GET laboratory/least", { query });
    setIsBusy(false);
    setAsked({ choice, product, target, answer: answer.ok ? answer.data : answer.message });
  };
  return { choice, setKey, productId, setProductId, target, setTarget, asked, setAsked, isBusy, ask };
}

type Question = ReturnType<typeof useQuestion>;

function ProductField({ products, question }: Pick<LaboratoryView, "products"> & { question: Question }) {
  return (
    <Field label="So that">
      {({ id }) => (
        <Select id={id} value={question.productId} onChange={question.setProductId}>
          <option value="">everything it prices</option>
          {products.map(({ id: one, name }) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface QuestionFormProps {
  readonly view: LaboratoryView;
  readonly groups: ReturnType<typeof choicesOf>;
  readonly question: Question;
}

function QuestionForm({ view, groups, question }: QuestionFormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void question.ask();
  };
  return (
    <Stack as="form" gap={3} align="fill" noValidate onSubmit={onSubmit}>
      <Field label="Change">
        {({ id }) => (
          <Select id={id} value={question.choice?.key ?? ""} onChange={question.setKey}>
            {groups.map(({ group, choices }) => (
              <optgroup key={group} label={group}>
                {choices.map((one) => (
                  <option key={one.key} value={one.key}>
                    {one.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      {question.choice?.sheet === "margins" && <ProductField products={view.products} question={question} />}
      <DecimalField
        label="Leaves at least, of its price"
        name="target"
        unit="%"
        value={question.target}
        least={1}
        most={95}
        fault="Please type 1 to 95 per cent."
        onNumber={question.setTarget}
      />
      <Row>
        <Button look="quiet" type="submit" busy={question.isBusy}>
          Work it out
        </Button>
      </Row>
    </Stack>
  );
}

interface WhatMustIChargeProps {
  readonly view: LaboratoryView;
  readonly edits: DraftEdits;
}

/** What must be charged so that something leaves a share of its price; one press puts it in the draft. */
export function WhatMustICharge({ view, edits }: WhatMustIChargeProps) {
  const groups = choicesOf(view);
  const question = useQuestion(
    view,
    groups.flatMap(({ choices }) => choices),
  );
  const { asked } = question;
  const [isTaking, setIsTaking] = useState(false);
  const take = async (batch: NonNullable<Least["found"]>["edits"], words: string) => {
    if (isTaking) return;
    setIsTaking(true);
    const isMade = await edits.make(batch, words);
    setIsTaking(false);
    if (isMade) question.setAsked(null);
  };
  return (
    <section aria-labelledby="laboratory-charge" className={styles.card}>
      <h3 id="laboratory-charge">What must I charge?</h3>
      <QuestionForm view={view} groups={groups} question={question} />
      <div aria-live="polite">
        {typeof asked?.answer === "string" && <Message tone="error">{asked.answer}</Message>}
        {asked !== null && typeof asked.answer !== "string" && (
          <Answer
            least={asked.answer}
            choice={asked.choice}
            target={asked.target}
            isTaking={isTaking}
            of={asked.choice.sheet === "products" ? "it" : (asked.product?.name ?? "what runs there")}
            onTake={(batch, words) => void take(batch, words)}
          />
        )}
      </div>
    </section>
  );
}

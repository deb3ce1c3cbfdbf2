import { useState } from "react";
import type { ReplyTo, RequestOf } from "#contract/calls.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { quoteData } from "#domain/compare/quote-data.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { designNameForm, freeName, LONGEST_NAME, suggestedName } from "#domain/kept-design/design-name.ts";
import { MOST_KEPT } from "#domain/kept-design/saved-design.ts";
import { Dialog } from "#ui/dialog.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { type AnswerTo, callShop } from "#web/calls/call-shop.ts";
import { useFetch } from "#web/calls/use-fetch.ts";
import form from "#web/forms/form.module.css";
import { FormFooter, TextField } from "#web/forms/form.tsx";
import { useSendForm } from "#web/forms/use-send-form.ts";
import styles from "./dialogs.module.css";

function listDesigns() {
  return callShop("GET account/designs", { query: { limit: MOST_KEPT } });
}

/** A design that a member keeps, as the shop lists it. */
export type ListedDesign = ReplyTo<"GET account/designs">["designs"][number];

/** A configured product, as keeping it takes it. */
type KeptBody = RequestOf<"POST account/designs">["body"]["selection"];

/** What is configured, as a body of a call. */
function bodyOf(catalogue: Catalogue, selection: Selection): KeptBody {
  return Object.fromEntries(
    Object.entries(quoteData(catalogue, selection)).map(([name, value]) => [
      name,
      typeof value === "object" ? [...value] : value,
    ]),
  );
}

type Way = "update" | "new";

/** What is wrong with the words is said below the form: their field is beside the picture. */
function saidBelow(answer: AnswerTo<"POST account/designs">): AnswerTo<"POST account/designs"> {
  if (answer.ok || "name" in answer.fields) return answer;
  return { ...answer, fields: {}, message: Object.values(answer.fields)[0] ?? answer.message };
}

interface WayChoiceProps {
  readonly opened: ListedDesign;
  readonly way: Way;
  readonly onWay: (way: Way) => void;
}

/** Whether a design that was opened is changed, or stays beside the new one. */
function WayChoice({ opened: { name }, way, onWay }: WayChoiceProps) {
  return (
    <Group label="How to keep it">
      <div className={styles.ways}>
        <ChoiceCard
          type="radio"
          name="way"
          value="update"
          checked={way === "update"}
          title={`Update “${name}”`}
          note="It takes the place of what you kept before."
          onChoose={() => onWay("update")}
        />
        <ChoiceCard
          type="radio"
          name="way"
          value="new"
          checked={way === "new"}
          title="Keep as a new design"
          note={`“${name}” stays as it is.`}
          onChoose={() => onWay("new")}
        />
      </div>
    </Group>
  );
}

interface KeepFormProps {
  readonly selection: KeptBody;
  readonly text: string;
  /** The member's designs, and the one among them that was opened. */
  readonly all: readonly ListedDesign[];
  readonly opened: ListedDesign | null;
  readonly onKept: (kept: ListedDesign) => void;
}

/** Under which name a design is kept, and whether in place of the one that was opened. */
function KeepForm({ selection, text, all, opened, onKept }: KeepFormProps) {
  const [way, setWay] = useState<Way>(opened === null ? "new" : "update");
  const sent = useSendForm({
    schema: designNameForm,
    send: async ({ name }) =>
      saidBelow(
        opened !== null && way === "update"
          ? await callShop("PATCH account/designs/:id", {
              params: { id: opened.id },
              body: { name, selection },
            })
          : await callShop("POST account/designs", { body: { name, selection } }),
      ),
    onDone: onKept,
  });
  const taken = all.map(({ name }) => name);
  const name = opened !== null && way === "update" ? opened.name : freeName(suggestedName(text), taken);
  return (
    <form ref={sent.ref} className={form.form} noValidate onSubmit={sent.onSubmit} onInput={sent.onInput}>
      {opened === null ? null : <WayChoice opened={opened} way={way} onWay={setWay} />}
      <TextField
        key={way}
        label="Name"
        hint="For your list of designs"
        name="name"
        autoComplete="off"
        required
        maxLength={LONGEST_NAME}
        startText={name}
        form={sent}
      />
      <FormFooter form={sent} words={[way === "update" ? "Update design" : "Keep design", "Keeping"]} />
    </form>
  );
}

interface KeepDialogProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** The kept design that the page was opened with; it may be somebody else's, or gone. */
  readonly openedId: number | null;
  readonly onKept: (kept: ListedDesign) => void;
  readonly onClose: () => void;
}

/** The dialog 'Keep this design'. */
export function KeepDialog({ catalogue, selection, openedId, onKept, onClose }: KeepDialogProps) {
  const { loaded, reload } = useFetch(listDesigns);
  return (
    <Dialog title="Keep this design" onClose={onClose}>
      {loaded.state === "loading" ? (
        <div className={styles.waiting} role="status" aria-label="Loading" />
      ) : null}
      {loaded.state === "failed" ? <TryAgain words={loaded.message} onAgain={reload} /> : null}
      {loaded.state === "ready" ? (
        <>
          <p className={styles.lead}>
            Words, font, size, colour and quantity are kept in your account. Prices are always those of the
            day.
          </p>
          <KeepForm
            selection={bodyOf(catalogue, selection)}
            text={selection.lettering?.text ?? ""}
            all={loaded.data.designs}
            opened={loaded.data.designs.find(({ id }) => id === openedId) ?? null}
            onKept={onKept}
          />
        </>
      ) : null}
    </Dialog>
  );
}

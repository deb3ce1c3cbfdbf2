import { useState } from "react";
import type { FaqGroupContent } from "#domain/content/faq.ts";
import button from "#ui/button.module.css";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { isPlainPress } from "#ui/lazy/is-plain-press.ts";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import type { QuestionPlace } from "./question-form.tsx";
import styles from "./faq.module.css";

/** What the group is called that is about no product in particular. */
export function groupTitle({ name, isGeneral }: FaqGroupContent): string {
  return isGeneral ? "Ordering, artwork and delivery" : name;
}

/** The part of an address that leads to a group: "swing-tags". */
export function partOf({ name }: FaqGroupContent): string {
  return `about-${name.toLowerCase().replaceAll(/[^a-z\d]+/g, "-")}`;
}

interface FaqGroupsProps {
  readonly groups: readonly FaqGroupContent[];
  /** The level below the heading that the groups stand under. */
  readonly heading: "h2" | "h3";
}

/** Questions by group; each answer opens and closes alone. */
export function FaqGroups({ groups, heading: Heading }: FaqGroupsProps) {
  return groups.map((group) => (
    <section key={group.name} id={partOf(group)} className={styles.group} aria-label={groupTitle(group)}>
      <Heading className={styles.name}>{groupTitle(group)}</Heading>
      <div>
        {group.entries.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p className={styles.answer}>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  ));
}

interface AskEntryProps {
  readonly product: QuestionPlace | null;
}

/** Not needed to read: it comes with the press. */
const OpenedForm = lazyComponent<AskEntryProps>(
  async () => (await import("./opened-form.tsx")).OpenedForm,
  ({ onAgain }) => <TryAgain words="The form could not be loaded." onAgain={onAgain} />,
);

/** The way to ask the shop: a form in its place, and a page of its own without a script. */
export function AskEntry({ product }: AskEntryProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenedForm product={product} />;
  return (
    <a
      href={product === null ? "/ask" : `/ask?product=${product.id}`}
      className={button.button}
      data-look="quiet"
      data-press
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        setOpen(true);
      }}
    >
      Ask the shop
    </a>
  );
}

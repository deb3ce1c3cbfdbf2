import type { ReactNode } from "react";
import { IN_BRACES, mailFacts } from "#domain/catalogue/words/facts-in-words.ts";
import { copiedTexts } from "#domain/catalogue/words/copied-panels.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import bullets from "#ui/layout/bullets.module.css";
import { Soft } from "#ui/layout/soft.tsx";
import type { DraftView } from "./use-draft.ts";
import styles from "./words-room.module.css";

/** A text as it stands in its field. */
export interface PreviewedText {
  readonly key: string;
  readonly text: string;
}

type Facts = DraftView["facts"];

/** Words with what the shop says of its facts; a sentence of what is not sold is left out, a fact that is new stays marked. */
function Said({ text, facts }: { readonly text: string; readonly facts: Facts }): ReactNode {
  const sentences = text.split(/(?<=[.!?])(?=\s)/);
  const left = sentences.filter((one) => !(one.match(IN_BRACES) ?? []).some((fact) => facts[fact] === null));
  const parts = left
    .join("")
    .trim()
    .split(/(\{[^{}]*\})/);
  return parts.map((part, at) => {
    if (at % 2 === 0) return part;
    const said = facts[part];
    // Parts of a text have no other name than their place.
    return said === undefined ? <mark key={at}>{part}</mark> : said;
  });
}

/** What a text is on its page, by the last part of its key. */
function looksOf(key: string): "title" | "heading" | "points" | "lead" | "words" {
  const last = key.split(".").at(-1) ?? "";
  if (key === "home.hero.title") return "title";
  if (["title", "heading", "subject"].includes(last)) return "heading";
  if (["items", "list", "artwork", "rules", "terms"].includes(last)) return "points";
  return ["introduction", "lead"].includes(last) ? "lead" : "words";
}

/** Headings of the points of a copied product, which are the program's: those of others are texts of their own. */
function headingOf(key: string): string | undefined {
  return /^\d/.test(key) ? copiedTexts.find((text) => key.endsWith(`.${text.key}`))?.heading : undefined;
}

function Points({ text, facts }: { readonly text: string; readonly facts: Facts }) {
  return (
    <ul className={`${bullets.bullets} ${styles.points}`}>
      {text
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => (
          <li key={line}>
            <Said text={line} facts={facts} />
          </li>
        ))}
    </ul>
  );
}

function PreviewText({
  text: { key, text },
  facts,
}: {
  readonly text: PreviewedText;
  readonly facts: Facts;
}) {
  const looks = looksOf(key);
  const heading = headingOf(key);
  if (looks === "points" && heading !== undefined && text.trim() === "") return null;
  if (looks === "points")
    return (
      <>
        {heading !== undefined && <h3 className={styles.heading}>{heading}</h3>}
        <Points text={text} facts={facts} />
      </>
    );
  if (looks === "title") return <p className={styles.hero}>{text}</p>;
  if (looks === "heading")
    return (
      <h3 className={styles.heading}>
        <Said text={text} facts={facts} />
      </h3>
    );
  return text.split("\n").map((line) => (
    <p key={line} className={looks === "lead" ? styles.lead : styles.words}>
      <Said text={line} facts={facts} />
    </p>
  ));
}

const pages: Readonly<Record<string, string>> = {
  faq: "/faq",
  home: "/",
  panel: "/user-guide/materials",
  feature: "/business-cards",
  note: "/stickers",
  use: "/",
};

/** What the order of a previewed mail says. */
const ofAnOrder: Facts = Object.fromEntries(
  Object.entries(mailFacts).map(([name, said]) => [`{${name}}`, said]),
);

/** What of a mail the program writes below its own words: only the order knows it. */
const mailRest: Readonly<Record<string, string>> = {
  placed: "how it is paid, its proofs, what was ordered with its sums, and where it goes",
  proof: "what the proof proposes, the day it arrives when approved today, and its PDFs",
  ready: "what was ordered with its sums, its tax invoice, and where it goes",
  dispatched: "the courier with numbers to follow it, and where it goes",
  delivered: "the way to a review",
  cancelled: "what is given back",
};

/** What stands around the words of a mail. */
function MailRest({ topic }: { readonly topic: string }) {
  const rest = mailRest[topic.replace("mail.", "")];
  return rest === undefined ? null : (
    <Soft small>
      The order’s number follows the subject, and “Hello {mailFacts["first-name"]},” stands above these words.
      Below them follow, as the order says it: {rest}; and the way to its page. Of the order you can say{" "}
      {Object.keys(mailFacts)
        .map((name) => `{${name}}`)
        .join(", ")}
      .
    </Soft>
  );
}

/** Where the shop shows the words of a topic. */
function pageOf(topic: string): string {
  const [kind = "", name = ""] = topic.split(".");
  if (topic === "page.terms-in-short") return "/checkout";
  return pages[kind] ?? `/${name}`;
}

interface WordsPreviewProps {
  readonly topic: string;
  readonly texts: readonly PreviewedText[];
  /** Each question with its answer. */
  readonly questions: readonly { readonly key: string; readonly question: string; readonly answer: string }[];
  readonly facts: Facts;
}

/** The words as the shop's page says them, with what is typed just now. */
export function WordsPreview({ topic, texts, questions, facts: known }: WordsPreviewProps) {
  const isMail = topic.startsWith("mail.");
  const facts = isMail ? { ...known, ...ofAnOrder } : known;
  return (
    <section aria-labelledby="preview" className={styles.preview}>
      <Soft as="p" className={styles.label}>
        {isMail ? (
          <span id="preview">As the mail says it</span>
        ) : (
          <>
            <span id="preview">As the shop shows it</span>. <a href={pageOf(topic)}>Open the page on sale</a>
          </>
        )}
      </Soft>
      {texts.map((text) => (
        <PreviewText key={text.key} text={text} facts={facts} />
      ))}
      {isMail && <MailRest topic={topic} />}
      {questions.map(({ key, question, answer }) => (
        <Disclosure key={key} summary={question} open>
          <p className={styles.answer}>
            <Said text={answer} facts={facts} />
          </p>
        </Disclosure>
      ))}
    </section>
  );
}

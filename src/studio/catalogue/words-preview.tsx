import type { ReactNode } from "react";
import { IN_BRACES, listed, sentencesIn } from "#domain/catalogue/words/facts-in-words.ts";
import { mailFacts } from "#domain/catalogue/words/mail-facts.ts";
import { mailOfText } from "#domain/catalogue/words/shop-mails.ts";
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
  const left = sentencesIn(text).filter(
    (one) => !(one.match(IN_BRACES) ?? []).some((fact) => facts[fact] === null),
  );
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

/** What a previewed mail says of its order, its request, its account. */
const ofAMail: Facts = Object.fromEntries(
  Object.entries(mailFacts).map(([name, said]) => [`{${name}}`, said]),
);

/** What stands around the words of a mail: only the program knows it. */
function MailRest({ topic }: { readonly topic: string }) {
  const mail = mailOfText(topic);
  if (mail === null) return null;
  const facts: readonly string[] = mail.facts;
  const number = facts.includes("order-no") ? "The order’s number follows the subject. " : "";
  const greeting = mail.kind === "staff" ? "Hello," : `Hello ${mailFacts["first-name"]},`;
  return (
    <Soft small>
      {number}“{greeting}” stands above these words. Below the opening the program writes: {mail.rest}. You
      can say {listed(facts)}, and the shop’s own facts such as {listed(["shop-name", "shop-phone"])}.
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
  const facts = isMail ? { ...known, ...ofAMail } : known;
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

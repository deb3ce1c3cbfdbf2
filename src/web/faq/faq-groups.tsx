import type { ToldFaqGroup } from "#domain/content/faq.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import styles from "./faq.module.css";

interface FaqGroupsProps {
  readonly groups: readonly ToldFaqGroup[];
  /** The level below the heading that the groups stand under. */
  readonly heading: "h2" | "h3";
}

/** What the group is called that is about no product in particular. */
function titleOf({ name, isGeneral }: ToldFaqGroup): string {
  return isGeneral ? "Ordering, artwork and delivery" : name;
}

/** Questions by group; each answer opens and closes alone. */
export function FaqGroups({ groups, heading: Heading }: FaqGroupsProps) {
  return groups.map((group) => (
    <section key={group.name} aria-label={titleOf(group)}>
      <Heading className={styles.name}>{titleOf(group)}</Heading>
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

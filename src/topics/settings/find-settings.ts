import { folded } from "#domain/folded.ts";
import { identityGroups } from "#domain/studio/identity/identity-fields.ts";
import { settingGroups } from "#domain/studio/settings/setting-fields.ts";
import type { FoundPlace } from "#topics/catalogue/find-in-catalogue.ts";

/** Fields of the settings that have all of some folded words. */
export function findSettings(words: readonly string[]): readonly FoundPlace[] {
  return [...identityGroups, ...settingGroups].flatMap(({ title, fields }) =>
    fields
      .filter(({ label, hint = "", also = "" }) => {
        const text = folded([title, label, hint, also].join(" "));
        return words.every((word) => text.includes(word));
      })
      .map(({ name, label }) => ({ kind: "setting" as const, number: name, name: label, about: title })),
  );
}

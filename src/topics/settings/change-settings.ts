import { DAY_MS } from "#domain/calendar-date.ts";
import { type ShopRules, rulesOf, storedRules } from "#domain/catalogue/shop-rules.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import {
  faultsBetween,
  senderDomain,
  readSettings,
  type SettingField,
  settingFields,
  type SettingTexts,
} from "#domain/studio/settings/setting-fields.ts";
import { studioMessageOf, type StudioMessageCode } from "#domain/studio-messages.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { changeRevision, type Transaction } from "#platform/db/database.ts";
import type { Config } from "#platform/config.ts";
import type { Services } from "#topics/services.ts";
import { changeCatalogue } from "./change-catalogue.ts";
import { readSettingRows, writeSetting } from "./service-settings.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "payments" | "reviews" | "settings">;

/** Somebody else has changed what was seen: this is how it is now. */
export interface SettingsChanged extends Refusal<"staff-changed"> {
  readonly values: SettingTexts;
}

/** What belongs to the machine, as it holds now. */
function machineTexts({ artworkLifeMs, unusedUploadLifeMs, mailFrom, staffEmail }: Config): SettingTexts {
  return {
    artwork_days: String(Math.round(artworkLifeMs / DAY_MS)),
    unused_upload_days: String(Math.round(unusedUploadLifeMs / DAY_MS)),
    sender: mailFrom,
    staff_email: staffEmail,
  };
}

function ruleText(rules: ShopRules, rule: string): string {
  const value = rules[rule as keyof ShopRules];
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** All settings of a document and a machine, each as the text of its value. */
function textsOf({ shop }: Pick<CatalogueDocument, "shop">, config: Config): SettingTexts {
  const rules = rulesOf(shop);
  const own = settingFields.flatMap(({ name, rule }) =>
    rule === undefined ? [] : [[name, ruleText(rules, rule)]],
  );
  return { ...Object.fromEntries(own), ...machineTexts(config) };
}

/** All settings as they hold now. */
export function settingsNow({ catalogue, config }: Pick<Needs, "catalogue" | "config">): SettingTexts {
  return textsOf(catalogue.current().document, config);
}

function isLocked({ config }: Pick<Needs, "config">, { variable }: SettingField): boolean {
  return variable !== undefined && config.setVariables.has(variable);
}

/** All settings, which of them the environment says, and what the shop is connected to. */
export function readShopSettings(services: Pick<Needs, "catalogue" | "config" | "payments">) {
  const locked = settingFields.filter((field) => isLocked(services, field));
  return {
    values: settingsNow(services),
    locked: Object.fromEntries(locked.map(({ name, variable = "" }) => [name, variable])),
    connected: {
      mail: services.config.smtpUrl !== null,
      cards: services.payments !== null,
      cards_refused: services.payments?.lastRefusal() ?? null,
      bucket: services.config.s3Url !== null,
    },
  };
}

/** What is wrong with a change of what this machine says itself. */
function machineFaults(
  services: Pick<Needs, "config">,
  changed: readonly SettingField[],
  texts: SettingTexts,
): Readonly<Record<string, StudioMessageCode>> {
  const { dkim } = services.config;
  const isSigned = dkim === null || senderDomain(texts["sender"] ?? "") === dkim.domain;
  return Object.fromEntries(
    changed.flatMap((field): [string, StudioMessageCode][] => {
      if (isLocked(services, field)) return [[field.name, "setting-set-elsewhere"]];
      return field.name === "sender" && !isSigned ? [[field.name, "setting-sender-signed"]] : [];
    }),
  );
}

/** Yes and no are what they say; all else that can be chosen is a name. */
function chosenIn(text: string): string | boolean {
  return text === "yes" || text === "no" ? text === "yes" : text;
}

function rulesIn(texts: SettingTexts): ShopRules {
  const entries = settingFields.flatMap(({ name, rule, kind }) => {
    const text = texts[name] ?? "";
    return rule === undefined ? [] : [[rule, kind === "number" ? Number(text) : chosenIn(text)]];
  });
  return Object.fromEntries(entries) as ShopRules;
}

function withRules(document: CatalogueDocument, texts: SettingTexts): CatalogueDocument {
  const { rules: _before, ...shop } = document.shop;
  const rules = storedRules(rulesIn(texts));
  return { ...document, shop: { ...shop, ...(rules && { rules }) } };
}

/** All settings as they are stored, whatever this node has read of them yet. */
async function storedTexts(
  tx: Transaction,
  services: Pick<Needs, "config">,
  document: CatalogueDocument,
): Promise<SettingTexts> {
  const rows = await readSettingRows(tx);
  const open = settingFields.filter((field) => !isLocked(services, field) && rows.has(field.name));
  const stored = Object.fromEntries(open.map(({ name }) => [name, rows.get(name) ?? ""]));
  return { ...textsOf(document, services.config), ...stored };
}

interface Change {
  readonly changed: readonly SettingField[];
  readonly before: SettingTexts;
  readonly texts: SettingTexts;
}

/** Stores what belongs to the machine, and the entry of the audit log. */
async function write(tx: Transaction, staffId: number, { changed, before, texts }: Change): Promise<void> {
  const machine = changed.filter(({ rule }) => rule === undefined);
  for (const { name } of machine) await writeSetting(tx, name, texts[name] ?? "");
  if (machine.length > 0) await changeRevision(tx);
  const said = (side: SettingTexts) =>
    Object.fromEntries(changed.map(({ label, name }) => [label, side[name]]));
  await writeAudit(tx, {
    staffId,
    action: "settings.changed",
    target: "settings",
    before: said(before),
    after: said(texts),
  });
}

function refused(faults: Readonly<Record<string, StudioMessageCode>>): Refusal<"refused"> {
  const told = Object.entries(faults).map(([name, code]) => [name, studioMessageOf(code)]);
  return refuseFields("refused", Object.fromEntries(told));
}

/**
 * Sets what the shop does by itself from now on, on every node, on this one before the answer. `was` is what was seen; where something
 * of what is to be changed is something else by now, nothing is.
 */
export async function changeSettings(
  services: Needs,
  staffId: number,
  { was, now }: { readonly was: SettingTexts; readonly now: SettingTexts },
): Promise<{ readonly ok: true } | Refusal<"refused"> | SettingsChanged> {
  const { texts, faults } = readSettings(now, was);
  const changed = settingFields.filter(({ name }) => texts[name] !== was[name]);
  const wrong = { ...faults, ...machineFaults(services, changed, texts) };
  if (Object.keys(wrong).length > 0) return refused(wrong);
  const outcome = await changeCatalogue<SettingsChanged | Refusal<"refused">>(
    services,
    async (document, tx) => {
      const before = await storedTexts(tx, services, document);
      if (changed.some(({ name }) => before[name] !== was[name]))
        return { ...refuseStaff("staff-changed"), values: before };
      if (changed.length === 0) return { ok: true, document: null };
      const own = Object.fromEntries(changed.map(({ name }) => [name, texts[name] ?? ""]));
      const after = { ...before, ...own };
      // Somebody else may have set what does not go with it.
      const between = faultsBetween(after);
      if (Object.keys(between).length > 0) return refused(between);
      await write(tx, staffId, { changed, before, texts });
      const isOfCatalogue = changed.some(({ rule }) => rule !== undefined);
      return { ok: true, document: isOfCatalogue ? withRules(document, after) : null };
    },
  );
  await services.settings.refresh();
  await services.reviews.refresh();
  return outcome;
}

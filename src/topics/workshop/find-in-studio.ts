import { searchTerms } from "#domain/order/listing/search-terms.ts";
import { searchedCustomer, writeCustomerRef } from "#domain/studio/customer-list.ts";
import { mayStaff, type StaffRole } from "#domain/studio/permissions.ts";
import { readListedCustomers } from "#topics/customer/listed-customers.ts";
import { findInCatalogue, type FoundPlace } from "#topics/catalogue/find-in-catalogue.ts";
import { findSettings } from "#topics/settings/find-settings.ts";
import { readListedRequests } from "#topics/request/listed-requests.ts";
import { findQuestions } from "#topics/question/questions.ts";
import { readOrderPage } from "./order-page-rows.ts";
import type { Services } from "#topics/services.ts";

/** Of each kind: what is meant is among them, or another word is typed. */
const MOST = 6;
/** Places of the studio: there are eight families of mails. */
const MOST_PLACES = 8;

/** Something that was looked for, as a line of a list. */
export interface FoundInStudio {
  readonly kind: "order" | "request" | "customer" | "question" | FoundPlace["kind"];
  /** As an address names it. */
  readonly number: string;
  /** Who ordered, asked, or is meant. */
  readonly name: string;
  /** What, or their address. */
  readonly about: string;
  /** An order's newest fact; null of anything else. */
  readonly seen: number | null;
}

type Needs = Pick<Services, "catalogue" | "db">;
type Words = Extract<ReturnType<typeof searchTerms>, { ok: true }>["search"];

const newest = { sort: "placed", isDescending: true, cursor: null } as const;
const all = {
  stages: [],
  waits: null,
  money: null,
  leavesFrom: null,
  leavesUntil: null,
  leaves: null,
} as const;

async function findOrders({ db }: Needs, search: Words): Promise<readonly FoundInStudio[]> {
  const rows = await readOrderPage(db, { ...all, search }, newest, MOST);
  return rows.map(({ orderNo, firstName, lastName, company, titles, newestFact }) => {
    const name = [`${firstName} ${lastName}`, company].filter((part) => part !== "").join(", ");
    return { kind: "order", number: orderNo, name, about: titles.join("; "), seen: newestFact };
  });
}

async function findRequests({ db }: Needs, { words, numberStart }: Words): Promise<readonly FoundInStudio[]> {
  // The beginning of an order's number is none of a request's.
  if (numberStart !== null) return [];
  const rows = await readListedRequests(db, { state: "all", words, after: null, most: MOST });
  return rows.map(({ requestNo, firstName, lastName, title }) => {
    return {
      kind: "request",
      number: requestNo,
      name: `${firstName} ${lastName}`.trim(),
      about: title,
      seen: null,
    };
  });
}

async function findCustomers({ db }: Needs, typed: string): Promise<readonly FoundInStudio[]> {
  const searched = searchedCustomer(typed);
  if (!searched.ok) return [];
  const rows = await readListedCustomers(db, {
    kind: "all",
    search: searched.search,
    after: null,
    most: MOST,
  });
  return rows.map(({ firstName, lastName, email, ...row }) => {
    const name = `${firstName} ${lastName}`.trim();
    return { kind: "customer", number: writeCustomerRef(row), name, about: email, seen: null };
  });
}

async function findAsked({ db }: Needs, { words }: Words): Promise<readonly FoundInStudio[]> {
  const rows = await findQuestions(db, words, MOST);
  return rows.map(({ id, firstName: name, words: about }) => {
    return { kind: "question", number: String(id), name, about, seen: null };
  });
}

/** Places of the studio itself: settings, sheets and words. */
async function findPlaces(
  services: Needs,
  role: StaffRole,
  words: readonly string[],
): Promise<readonly FoundPlace[]> {
  const settings = mayStaff(role, "settings.change") ? findSettings(words) : [];
  const inCatalogue = mayStaff(role, "catalogue.change") ? await findInCatalogue(services, words) : [];
  return [...settings, ...inCatalogue].filter(
    ({ kind }, at, all) => all.slice(0, at).filter((one) => one.kind === kind).length < MOST_PLACES,
  );
}

/** The newest few of each kind that somebody of the staff may read and that have all the words; nothing for words that are too short. */
export async function findInStudio(
  services: Needs,
  role: StaffRole,
  typed: string,
): Promise<readonly FoundInStudio[]> {
  const searched = searchTerms(typed);
  if (!searched.ok) return [];
  const { search } = searched;
  if (search.words.length === 0 && search.numberStart === null) return [];
  const orders = mayStaff(role, "orders.read") ? await findOrders(services, search) : [];
  const requests = mayStaff(role, "requests.read") ? await findRequests(services, search) : [];
  const isPerson = search.numberStart === null && mayStaff(role, "customers.read");
  const customers = isPerson ? await findCustomers(services, typed) : [];
  const mayAnswer = search.numberStart === null && mayStaff(role, "questions.answer");
  const questions = mayAnswer ? await findAsked(services, search) : [];
  const places = search.numberStart === null ? await findPlaces(services, role, search.words) : [];
  return [
    ...orders,
    ...requests,
    ...customers,
    ...questions,
    ...places.map((place) => ({ ...place, seen: null })),
  ];
}

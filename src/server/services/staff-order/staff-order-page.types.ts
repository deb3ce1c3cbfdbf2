import type { Detail } from "#domain/detail.ts";
import type { ChangedDetail } from "#domain/order/changed-details.ts";
import type { ProofCheck } from "#server/db/orders/proof-checks.ts";
import type { ListedSlot } from "../print-files/list-print-files.ts";

/** A place with its print file, compared with what its customer has seen. */
export interface PlaceCheck extends ProofCheck {
  /** "Set 2 (Plum), back"; "" where there is only one. */
  readonly label: string;
}

/** What was typed, by field. */
export type TypedFields = Readonly<Record<string, string>>;

/** A label with its words. */
export interface Labelled {
  readonly label: string;
  readonly words: string;
}

/** What can be done about a line's proof. */
export interface ProofToMake {
  readonly version: number;
  readonly sha256: string;
  /** There is one with the customer: another takes its place. */
  readonly isAnother: boolean;
  /** Another size and quantity that would go with it, worked out; null as it is ordered. */
  readonly amending: TypedFields | null;
}

/** Another size or quantity, in words. */
export interface ToldAmendment {
  readonly changes: readonly ChangedDetail[];
  /** "$12.50 more". */
  readonly difference: string;
}

/** Another size or quantity that the staff try before they propose it. */
export interface TriedAmendment {
  /** What stands in its fields. */
  readonly fields: TypedFields;
  readonly faults: TypedFields;
  readonly why: string;
  /** Null where nothing was tried, or it cannot be had. */
  readonly worked: ToldAmendment | null;
  readonly isTried: boolean;
}

/** A line, in words. */
export interface StaffItem {
  readonly line: number;
  readonly title: string;
  readonly quantity: string;
  readonly price: string;
  readonly details: readonly Detail[];
  readonly proof: string;
  /** The newest proof, of which there are PDFs; null before the first, and where the files show something else by now. */
  readonly proofVersion: number | null;
  /** "act": the shop's turn. "wait": the customer's. "done": approved. */
  readonly turn: "act" | "wait" | "done" | "over";
  readonly note: string;
  readonly change: string | null;
  /** The pictures on which it has pins, at which place and of which proof. */
  readonly pinned: readonly { readonly version: number; readonly place: number; readonly label: string }[];
  readonly toMind: readonly string[];
  /** Its print files that were drawn. */
  readonly checks: readonly PlaceCheck[];
  readonly slots: readonly ListedSlot[];
  readonly cutFiles: readonly string[];
  readonly toMake: ProofToMake | null;
  /** Nothing is made for it: it has neither picture nor proof. */
  readonly isCharge: boolean;
  /** What the proof proposes that is with the customer. */
  readonly proposed: ToldAmendment | null;
  readonly tried: TriedAmendment;
  /** Another size or quantity has a price: not of what is said in the staff's own words. */
  readonly mayAmend: boolean;
  /** Its picture shows the shop's design: there is no artwork. */
  readonly isSample: boolean;
  /** What was proofed is not what the files show now. */
  readonly isOther: boolean;
  readonly sha256: string;
}

/** Something that is wrong with what was sent. */
export interface StaffProblem {
  /** Of the order's problems, from 1. */
  readonly number: number;
  readonly when: string;
  readonly kinds: string;
  readonly words: string;
  /** Ids of its pictures. */
  readonly pictures: readonly string[];
  /** What was answered, a line each. */
  readonly answers: readonly string[];
  /** What can be answered. */
  readonly remedies: readonly { readonly value: string; readonly label: string }[];
}

/** An order's page for the staff, in words. */
export interface StaffOrderPage {
  readonly orderNo: string;
  /** Its newest fact. */
  readonly seen: number;
  readonly stage: string;
  readonly isOver: boolean;
  readonly facts: readonly Labelled[];
  readonly awaited: readonly string[];
  /** The one thing to do next. */
  readonly main: "problem" | "proof" | "pay" | "start" | "dispatch" | "deliver" | null;
  readonly problems: readonly StaffProblem[];
  readonly items: readonly StaffItem[];
  readonly sums: readonly Labelled[];
  /** Amounts as they are typed: what is to be paid, and what is to be given back; "" for none. */
  readonly due: string;
  readonly owed: string;
  /** By bank transfer: what came by card goes back to the card. */
  readonly canGiveBack: boolean;
  /** What can be given back to the card it came from, in words; null where nothing can. */
  readonly backToCard: string | null;
  readonly may: {
    readonly start: boolean;
    readonly dispatch: boolean;
    readonly deliver: boolean;
    readonly cancel: boolean;
  };
  readonly customer: readonly Labelled[];
  readonly email: string;
  /** Where a member is sold to on account; null for a guest. */
  readonly creditPath: string | null;
  /** Tax invoices and credit notes, and where they are. */
  readonly papers: readonly (Labelled & { readonly path: string })[];
  readonly events: readonly {
    readonly id: number;
    readonly when: string;
    readonly by: string;
    readonly words: string;
  }[];
}

import type { Address } from "#domain/account/forms/address.ts";
import type { PasswordChange } from "#domain/account/forms/password-change.ts";
import type { Profile } from "#domain/account/forms/person.ts";
import type { Registration } from "#domain/account/forms/registration.ts";
import type { SignIn } from "#domain/account/forms/sign-in.ts";
import type { Verification } from "#domain/account/forms/verification.ts";
import type { Detail } from "#domain/detail.ts";
import type { Person, Visitor } from "#web/calls/visitor.types.ts";
import { callShop } from "#web/calls/call-shop.ts";

export interface KeptAddress extends Address {
  readonly id: number;
}

export interface PointsStatement {
  readonly points: number;
  readonly entries: readonly { readonly points: number; readonly reason: string; readonly date: string }[];
}

export interface ListedQuoteRequest {
  readonly request_no: string;
  readonly quote_type: string;
  readonly state: string;
  readonly date: string;
  readonly product: string;
  readonly title: string;
  readonly details: readonly Detail[];
  readonly files: readonly string[];
}

/** The new member, and the sentence that thanks them. */
export interface Verified extends Visitor {
  readonly message: string;
}

/** A line of the list of quotations; money in dollars. */
export interface ListedQuotation {
  readonly quotation_no: string;
  readonly issue_date: string;
  readonly products: readonly string[];
  readonly titles: readonly string[];
  readonly total_price: number;
}

type AddressAnswer = { readonly message: string; readonly address: KeptAddress };

export function register(typed: Registration) {
  return callShop<{ readonly email: string }>("POST", "auth/register", typed);
}

export function verify(typed: Verification) {
  return callShop<Verified>("POST", "auth/verify", typed);
}

export function sendVerificationCode(email: string) {
  return callShop<object>("POST", "auth/send-verification-code", { email });
}

export function signIn(typed: SignIn) {
  return callShop<Visitor>("POST", "auth/login", typed);
}

export function signOut(everywhere: boolean) {
  return callShop<Visitor>("POST", "auth/logout", { everywhere });
}

export function forgotPassword(typed: { readonly email: string }) {
  return callShop<object>("POST", "auth/forgot-password", typed);
}

export function changePassword(typed: PasswordChange) {
  return callShop<Visitor>("POST", "auth/change-password", typed);
}

export function changeProfile(typed: Profile) {
  return callShop<Person>("PUT", "account/profile", typed);
}

export function readPoints() {
  return callShop<PointsStatement>("GET", "account/points");
}

export function listQuoteRequests() {
  return callShop<readonly ListedQuoteRequest[]>("GET", "quote/get/quote-requests");
}

export function listQuotations() {
  return callShop<readonly ListedQuotation[]>("GET", "quote/get/quotations");
}

export function listAddresses() {
  return callShop<readonly KeptAddress[]>("GET", "account/addresses");
}

export function addAddress(typed: Address) {
  return callShop<AddressAnswer>("POST", "account/addresses", typed);
}

export function editAddress(id: number, typed: Address) {
  return callShop<AddressAnswer>("PUT", `account/addresses/${id}`, typed);
}

export function removeAddress(id: number) {
  return callShop<object>("DELETE", `account/addresses/${id}`);
}

import type { z } from "zod";
import type { CallsOf, GrantedBy, QueryOf } from "../calls.ts";
import { audit } from "./audit.ts";
import { catalogueCalls } from "./catalogue.ts";
import { catalogueFiles } from "./catalogue-files.ts";
import { catalogueWaiting } from "./catalogue-waiting.ts";
import { cataloguePictures } from "./catalogue-pictures.ts";
import { changes } from "./changes.ts";
import { counter } from "./counter.ts";
import { customer } from "./customer.ts";
import { customerData } from "./customer-data.ts";
import { customers } from "./customers.ts";
import { couponCalls } from "./coupons.ts";
import { entrance } from "./entrance.ts";
import { ownAccount } from "./own-account.ts";
import { requestCalculation } from "./requests/request-calculation.ts";
import { requests } from "./requests/requests.ts";
import { savedAnswers } from "./requests/saved-answers.ts";
import { studioQuestions, studioReviews } from "./reviews.ts";
import { studioOrder } from "./order.ts";
import { studioArtwork } from "./order-artwork.ts";
import { laboratory } from "./laboratory.ts";
import { numbers } from "./numbers.ts";
import { orderCorrection } from "./order-correction.ts";
import { parcelCalls } from "./parcels.ts";
import { printQueue } from "./print-queue.ts";
import { orderViews } from "./order-views.ts";
import { studioOrders, today } from "./orders.ts";
import { search } from "./search.ts";
import { settings } from "./settings.ts";
import { setUp } from "./set-up.ts";
import { state } from "./state.ts";
import { staff } from "./staff.ts";

/** Every call of the studio, by topic: the groups of the documents. A new topic is named here. */
export const studioTopics = {
  "studio: entrance": entrance,
  "studio: own account": ownAccount,
  "studio: requests": { ...requests, ...requestCalculation },
  "studio: saved answers": savedAnswers,
  "studio: coupons": couponCalls,
  "studio: catalogue": { ...catalogueCalls, ...catalogueWaiting, ...catalogueFiles, ...cataloguePictures },
  "studio: price laboratory": laboratory,
  "studio: numbers": numbers,
  "studio: settings": settings,
  "studio: set-up": setUp,
  "studio: state": state,
  "studio: staff": staff,
  "studio: audit log": audit,
  "studio: search": search,
  "studio: changes": changes,
  "studio: today": today,
  "studio: print queue": printQueue,
  "studio: parcels": parcelCalls,
  "studio: orders": { ...studioOrders, ...studioOrder, ...orderCorrection, ...studioArtwork },
  "studio: own views": orderViews,
  "studio: orders for customers": counter,
  "studio: reviews": studioReviews,
  "studio: questions": studioQuestions,
  "studio: customers": { ...customers, ...customer, ...customerData },
} as const;

/** The calls by what they are called with: "POST sign-in". */
export type StudioCalls = CallsOf<typeof studioTopics>;
export type StudioCallName = keyof StudioCalls;

/** What a call of the studio is asked with. */
export type StudioRequestOf<Name extends StudioCallName> = QueryOf<StudioCalls[Name]>;

/** The `data` of its answer. */
export type StudioReplyTo<Name extends StudioCallName> = z.output<GrantedBy<StudioCalls[Name]>>;

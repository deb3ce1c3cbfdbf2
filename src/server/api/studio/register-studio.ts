import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { registerAudit } from "./audit.ts";
import { registerChanges } from "./changes.ts";
import { registerCustomer } from "./customers/customer.ts";
import { registerStudioQuestions } from "./customers/questions.ts";
import { registerStudioReviews } from "./customers/reviews.ts";
import { registerCustomerData } from "./customers/customer-data.ts";
import { registerCustomers } from "./customers/customers.ts";
import { registerCoupons } from "./settings/coupons.ts";
import { registerEntrance } from "./entrance.ts";
import { createEntering } from "./entry-to-wire.ts";
import { guardStudio } from "./gate.ts";
import { registerOwnAccount } from "./own-account.ts";
import { registerSecondFactor } from "./second-factor.ts";
import { registerRequestCalculation } from "./requests/request-calculation.ts";
import { registerStudioRequestFiles } from "./requests/request-files.ts";
import { registerStudioRequests } from "./requests/requests.ts";
import { registerSavedAnswers } from "./requests/saved-answers.ts";
import { registerStudioOrder } from "./order.ts";
import { registerJobTickets } from "./papers/job-tickets.ts";
import { registerOrderFiles } from "./order-files.ts";
import { registerOrderViews } from "./order-views.ts";
import { registerOrders } from "./orders.ts";
import { registerSearch } from "./search.ts";
import { registerSettings } from "./settings/settings.ts";
import { registerParcelLabels } from "./papers/parcel-labels.ts";
import { registerParcels } from "./parcels.ts";
import { registerPrintQueue } from "./print-queue.ts";
import { registerState } from "./settings/state.ts";
import { registerStaff } from "./staff.ts";
import { createStaffCookie } from "./staff-cookie.ts";
import { registerToday } from "./today.ts";

/**
 * Every call below `/studio/api`. A group of calls is one file here that exports `registerX(app, services)`, and is named in this
 * list and nowhere else. Whom a call is for stands in its contract (`needs`) and is asked by the gate alone.
 */
export async function registerStudioApi(app: App, services: Services): Promise<void> {
  const cookie = createStaffCookie(services.config.studioOrigin.startsWith("https:"));
  const entering = createEntering(services, cookie);
  guardStudio(app, services, cookie);
  registerEntrance(app, services, entering);
  registerSecondFactor(app, services, entering);
  registerOwnAccount(app, services, entering);
  await registerStudioRequests(app, services);
  registerStudioRequestFiles(app, services);
  registerRequestCalculation(app, services);
  registerSavedAnswers(app, services);
  registerCoupons(app, services);
  registerSettings(app, services);
  registerState(app, services);
  registerStaff(app, services);
  registerAudit(app, services);
  registerSearch(app, services);
  registerChanges(app, services);
  registerToday(app, services);
  registerOrders(app, services);
  registerOrderViews(app, services);
  registerStudioOrder(app, services);
  registerOrderFiles(app, services);
  registerJobTickets(app, services);
  registerParcelLabels(app, services);
  registerCustomers(app, services);
  registerCustomer(app, services);
  registerPrintQueue(app, services);
  registerParcels(app, services);
  registerStudioReviews(app, services);
  registerStudioQuestions(app, services);
  registerCustomerData(app, services);
}

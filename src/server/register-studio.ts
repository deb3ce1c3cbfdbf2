import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { registerAudit } from "#topics/staff/audit-handlers.ts";
import { registerChanges } from "#topics/staff/changes-handlers.ts";
import { registerCustomer } from "#topics/customer/customer-handlers.ts";
import { registerStudioQuestions } from "#topics/question/studio-questions-handlers.ts";
import { registerStudioReviews } from "#topics/review/studio-reviews-handlers.ts";
import { registerCustomerData } from "#topics/customer/customer-data-handlers.ts";
import { registerCustomers } from "#topics/customer/customers-handlers.ts";
import { registerCoupons } from "#topics/cart/coupons-handlers.ts";
import { registerEntrance } from "#topics/staff/entrance-handlers.ts";
import { createEntering } from "#topics/staff/entry-to-wire.ts";
import { guardStudio } from "#topics/staff/gate.ts";
import { registerOwnAccount } from "#topics/staff/own-account-handlers.ts";
import { registerSecondFactor } from "#topics/staff/second-factor-handlers.ts";
import { registerRequestCalculation } from "#topics/request/request-calculation-handlers.ts";
import { registerStudioRequestFiles } from "#topics/request/studio-request-files-handlers.ts";
import { registerStudioRequests } from "#topics/request/requests-handlers.ts";
import { registerSavedAnswers } from "#topics/request/saved-answers-handlers.ts";
import { registerStudioOrder } from "#topics/workshop/order-handlers.ts";
import { registerJobTickets } from "#topics/workshop/job-tickets-handlers.ts";
import { registerOrderFiles } from "#topics/workshop/order-files-handlers.ts";
import { registerOrderViews } from "#topics/workshop/order-views-handlers.ts";
import { registerOrders } from "#topics/workshop/orders-handlers.ts";
import { registerSearch } from "#topics/workshop/search-handlers.ts";
import { registerSettings } from "#topics/settings/settings-handlers.ts";
import { registerParcelLabels } from "#topics/workshop/parcel-labels-handlers.ts";
import { registerParcels } from "#topics/workshop/parcels-handlers.ts";
import { registerPrintQueue } from "#topics/workshop/print-queue-handlers.ts";
import { registerState } from "#topics/state/state-handlers.ts";
import { registerStaff } from "#topics/staff/staff-handlers.ts";
import { createStaffCookie } from "#topics/staff/staff-cookie.ts";
import { registerToday } from "#topics/workshop/today-handlers.ts";

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

import { created, ok } from "#contract/envelope.ts";
import { questions } from "#contract/content.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { askQuestion } from "./ask-question.ts";
import type { Services } from "#topics/services.ts";
import { createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { studioQuestions } from "#contract/studio/reviews.ts";
import { answerQuestion, closeQuestion } from "./answer-questions.ts";
import { listQuestions, type QuestionView } from "./list-questions.ts";
import { publishAnswer, takeAnswerDown } from "./publish-answer.ts";
import { staffOf } from "#topics/staff/gate.ts";

/** Asking the shop. */
export function registerQuestions(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  app.route({
    ...routeOf(questions.ask),
    handler: async (request, reply) => {
      const { product_id: productId, ...typed } = request.body;
      const caller = cookies.caller(request);
      const outcome = await askQuestion(services, caller, idempotencyKey(request.headers), {
        productId,
        typed,
      });
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      return reply.code(201).send(created(outcome.answer));
    },
  });
}

function questionToWire({ question, product, answerBy, published }: QuestionView) {
  const { id, productId, customerId, firstName: name, email, words, askedAt, decidedAt, answer } = question;
  const decided = answer === null ? ("closed" as const) : ("answered" as const);
  return {
    id,
    product,
    product_id: productId,
    words,
    name,
    email,
    customer: customerId === null ? null : String(customerId),
    asked: askedAt.toISOString(),
    answer_by: answerBy,
    state: decidedAt === null ? ("open" as const) : decided,
    decided: decidedAt?.toISOString() ?? null,
    answer,
    published: published && {
      product_id: published.productId,
      question: published.question,
      answer: published.answer,
    },
  };
}

/** What is published of answers. */
function registerPublishing(app: App, services: Services): void {
  app.route({
    ...routeOf(studioQuestions.publish),
    handler: async (request, reply) => {
      const { product: productId, ...words } = request.body;
      const { staff } = staffOf(request);
      const done = await publishAnswer(services, staff.id, request.params.id, { ...words, productId });
      return done.ok ? ok({}) : answerRefusal(reply, done);
    },
  });
  app.route({
    ...routeOf(studioQuestions.takeDown),
    handler: async (request, reply) => {
      const done = await takeAnswerDown(services, staffOf(request).staff.id, request.params.id);
      return done.ok ? ok({}) : answerRefusal(reply, done);
    },
  });
}

/** Questions of customers. */
export function registerStudioQuestions(app: App, services: Services): void {
  app.route({
    ...routeOf(studioQuestions.list),
    handler: async ({ query: { state, after, only } }) => {
      const listed = await listQuestions(services, {
        state,
        after: after === undefined ? null : Number(after),
        only: only === undefined ? null : Number(only),
      });
      const next = listed.next === null ? null : String(listed.next);
      const products = [...services.catalogue.current().products.values()].map(({ id, name }) => ({
        id,
        name,
      }));
      return ok({ questions: listed.questions.map(questionToWire), next, products });
    },
  });
  app.route({
    ...routeOf(studioQuestions.answer),
    handler: async (request, reply) => {
      const { staff } = staffOf(request);
      const done = await answerQuestion(services, staff.id, request.params.id, request.body.words);
      return done.ok ? ok({}) : answerRefusal(reply, done);
    },
  });
  app.route({
    ...routeOf(studioQuestions.close),
    handler: async (request, reply) => {
      const done = await closeQuestion(services, staffOf(request).staff.id, request.params.id);
      return done.ok ? ok({}) : answerRefusal(reply, done);
    },
  });
  registerPublishing(app, services);
}

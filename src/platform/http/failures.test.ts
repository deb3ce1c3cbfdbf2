import type { FastifyError } from "fastify";
import { expect, test } from "vitest";
import { failureOf } from "./failures.ts";

function failed(message: string, more: object = {}) {
  return failureOf(Object.assign(new Error(message), more) as FastifyError);
}

test.each([
  ["the pool has no free connection", "timeout exceeded when trying to connect"],
  ["a new connection takes too long", "Connection terminated due to connection timeout"],
  ["the database ends a connection in use", "Connection terminated unexpectedly"],
])("%s: the shop is busy, it can be tried again", (_what, message) => {
  expect(failed(message)).toMatchObject({ code: 503 });
  expect(failed("Failed query: select secret", { cause: new Error(message) })).toEqual({
    status: "ERROR",
    code: 503,
    message: "The shop is busy. Please try again in a moment.",
    error: {},
  });
});

test("anything else that was not foreseen is the shop's own fault, and says nothing of itself", () => {
  const answer = failed("relation does not exist", { cause: new Error("select secret") });
  expect(answer).toMatchObject({ code: 500, message: "Something went wrong on our side. Please try again." });
  expect(JSON.stringify(answer)).not.toContain("secret");
});

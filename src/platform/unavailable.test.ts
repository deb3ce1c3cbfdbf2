import { expect, test } from "vitest";
import { serviceBusy, unavailableReason } from "./unavailable.ts";

function failed(message: string, more: object = {}) {
  return Object.assign(new Error(message), more);
}

test.each([
  ["53100", "disk_full"],
  ["53200", "out_of_memory"],
  ["53300", "too_many_connections"],
  ["53400", "configuration_limit_exceeded"],
  ["57P01", "admin_shutdown"],
  ["57P02", "crash_shutdown"],
  ["57P03", "cannot_connect_now"],
  ["57P05", "idle_session_timeout"],
  ["57014", "query_canceled: the statement's time is over"],
  ["55P03", "lock_not_available"],
  ["40001", "serialization_failure"],
  ["40P01", "deadlock_detected"],
  ["25P03", "idle_in_transaction_session_timeout"],
  ["25P04", "transaction_timeout"],
  ["08006", "connection_failure"],
  ["08P01", "protocol_violation"],
  ["58030", "io_error"],
])("PostgreSQL's %s (%s) is a database that is busy or away", (code) => {
  const error = failed("refused by the database", { code, severity: "ERROR" });
  expect(unavailableReason(error)).toBe("database");
  expect(unavailableReason(new Error("Failed query: select 1", { cause: error }))).toBe("database");
});

test.each(["23505", "22P02", "42P01", "25P02", "XX000"])(
  "PostgreSQL's %s is a fault of the shop's",
  (code) => {
    expect(unavailableReason(failed("wrong", { code, severity: "ERROR" }))).toBeNull();
  },
);

test.each([
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Connection terminated due to connection timeout",
  "Connection terminated unexpectedly",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Cannot use a pool after calling end on the pool",
])("the driver's '%s' is a database that is away", (message) => {
  expect(unavailableReason(failed(message))).toBe("database");
});

test.each(["ECONNREFUSED", "ENOENT", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND"])(
  "%s of a connection is a database that is away, also among several addresses",
  (code) => {
    const syscall = code === "ENOTFOUND" ? "getaddrinfo" : "connect";
    const error = failed("no connection", { code, syscall });
    expect(unavailableReason(error)).toBe("database");
    expect(unavailableReason(new AggregateError([error]))).toBe("database");
  },
);

test("a file that is not there is no database that is away", () => {
  expect(unavailableReason(failed("no such file", { code: "ENOENT", syscall: "open" }))).toBeNull();
});

test.each([
  ["ENOSPC", "disk"],
  ["EDQUOT", "disk"],
  ["EMFILE", "files"],
  ["ENFILE", "files"],
])("%s is answered as a lack of %s", (code, reason) => {
  expect(unavailableReason(failed("cannot write", { code, syscall: "write" }))).toBe(reason);
  expect(unavailableReason(failed("form", { cause: failed("cannot write", { code }) }))).toBe(reason);
});

test("work that is turned away says itself what is busy", () => {
  expect(unavailableReason(serviceBusy("rendering"))).toBe("rendering");
  expect(unavailableReason(failed("busy", { statusCode: 503 }))).toBe("other");
});

test.each([null, undefined, "text", {}, new Error("select of undefined")])(
  "%s is not known to pass",
  (value) => {
    expect(unavailableReason(value)).toBeNull();
  },
);

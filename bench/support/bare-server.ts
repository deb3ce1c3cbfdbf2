import { readFileSync } from "node:fs";
import fastify from "fastify";

/** A Fastify with one route that answers given bytes: what the shop's answers are measured against. */
const { type, encoding, body } = JSON.parse(readFileSync(process.env.BARE_ANSWER ?? "", "utf8")) as {
  readonly type: string;
  readonly encoding: string | null;
  readonly body: string;
};
const bytes = Buffer.from(body, "base64");
const app = fastify();

app.get("/*", (_request, reply) => {
  if (encoding) reply.header("content-encoding", encoding);
  return reply.type(type).send(bytes);
});
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
console.log("listening");

import { z } from "zod";

const contentSchema = z.record(z.string(), z.object({ schema: z.unknown(), example: z.unknown() }).partial());

const operationSchema = z.object({
  summary: z.string().optional(),
  description: z.string().optional(),
  tags: z.array(z.string()).default([]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        description: z.string().optional(),
      }),
    )
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string().default(""),
      content: contentSchema.optional(),
      "x-failures": z.array(z.object({ code: z.string(), message: z.string() })).optional(),
    }),
  ),
});

/** What the readable page shows of the OpenAPI document. */
export const openApiSchema = z.object({
  info: z.object({ title: z.string(), description: z.string().default("") }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.object({ Failure: z.unknown() }) }),
});

export type OpenApi = z.output<typeof openApiSchema>;
export type Operation = z.output<typeof operationSchema>;
export type Content = z.output<typeof contentSchema>;

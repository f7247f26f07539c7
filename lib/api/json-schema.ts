import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/** JSON Schema 2020-12. Rules it can't express are left out. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'uuid') delete jsonSchema.pattern
      if (jsonSchema.minLength === 0) delete jsonSchema.minLength
    },
  })
  return json
}

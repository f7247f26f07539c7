import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formatSchema } from './format-schema'
import { toJsonSchema } from './json-schema'

const shape = (schema: z.ZodType) => formatSchema(toJsonSchema(schema, 'input'))

describe('formatSchema', () => {
  it('formats every field on a line with its type and bounds', () => {
    const schema = z.object({
      id: z.uuid(),
      name: z.string().min(2).max(200),
      note: z.string().max(5).nullish(),
      kind: z.enum(['a', 'b']),
      size: z.number().int().min(1).max(200),
      lines: z.array(z.object({ text: z.string() })).max(3),
      tags: z.array(z.enum(['x', 'y'])),
      done: z.literal(true),
    })
    expect(shape(schema)).toBe(`{
  id: uuid
  name: string (2 to 200)
  note?: string (up to 5) | null
  kind: "a" | "b"
  size: integer (1 to 200)
  lines: {
    text: string
  }[] up to 3
  tags: ("x" | "y")[]
  done: true
}`)
  })

  it('formats the alternatives of a union', () => {
    const schema = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('lock'), locked: z.boolean() }),
      z.object({ kind: z.enum(['remove', 'restore']) }),
    ])
    expect(shape(schema)).toBe(`{
  kind: "lock"
  locked: boolean
} | {
  kind: "remove" | "restore"
}`)
  })

  it('formats unknown and unbounded types', () => {
    expect([shape(z.any()), shape(z.boolean()), shape(z.int()), shape(z.object({}))]).toEqual([
      'anything',
      'boolean',
      'integer',
      '{}',
    ])
  })
})

import { asSchema } from 'ai'
import { describe, expect, it } from 'vitest'
import { expertSchema } from '@/lib/ai/expert/schema'
import { specificationDraftSchema } from '@/lib/ai/specification/schema'

type Node = {
  type?: unknown
  properties?: Record<string, Node>
  required?: string[]
  additionalProperties?: unknown
  items?: Node
  anyOf?: Node[]
  oneOf?: unknown
  const?: unknown
}

function objectsOf(node: Node): Node[] {
  const inner = [
    ...Object.values(node.properties ?? {}),
    ...(node.items ? [node.items] : []),
    ...(node.anyOf ?? []),
  ]
  return [...(node.properties ? [node] : []), ...inner.flatMap(objectsOf)]
}

describe.each([
  ['consultation turn', expertSchema],
  ['specification draft', specificationDraftSchema],
])('the %s schema', (_, schema) => {
  it('suits strict structured output: every property required, no others allowed', async () => {
    const objects = objectsOf((await asSchema<unknown>(schema).jsonSchema) as Node)
    expect(objects.length).toBeGreaterThan(1)
    expect(JSON.stringify(objects)).not.toMatch(/"(?:oneOf|const|default)":/)
    for (const { properties, required, additionalProperties } of objects) {
      expect([...(required ?? [])].sort()).toEqual(Object.keys(properties ?? {}).sort())
      expect(additionalProperties).toBe(false)
    }
  })
})

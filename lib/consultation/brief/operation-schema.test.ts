import { asSchema } from 'ai'
import { describe, expect, it } from 'vitest'
import { specificationDraftSchema } from '@/lib/ai/specification/schema'
import { briefUpdateSchema } from './operation-schema'

type Node = {
  type?: unknown
  properties?: Record<string, Node>
  required?: string[]
  additionalProperties?: unknown
  items?: Node
}

function objectsOf(node: Node): Node[] {
  const inner = [...Object.values(node.properties ?? {}), ...(node.items ? [node.items] : [])]
  return [...(node.properties ? [node] : []), ...inner.flatMap(objectsOf)]
}

describe.each([
  ['brief update', briefUpdateSchema],
  ['specification draft', specificationDraftSchema],
])('the %s schema', (_, schema) => {
  it('suits strict structured output: every property required, no others allowed', async () => {
    const objects = objectsOf((await asSchema<unknown>(schema).jsonSchema) as Node)
    expect(objects.length).toBeGreaterThan(1)
    for (const { properties, required, additionalProperties } of objects) {
      expect([...(required ?? [])].sort()).toEqual(Object.keys(properties ?? {}).sort())
      expect(additionalProperties).toBe(false)
    }
  })
})

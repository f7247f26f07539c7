import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { CONTRACT, type ContractEntry, ROUTES, type RouteName } from './contract'
import { EXAMPLES } from './examples'
import { buildOpenApiDocument } from './openapi'

const document = buildOpenApiDocument()

describe('buildOpenApiDocument', () => {
  it('builds a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))
    expect(errors).toBeUndefined()
    expect([valid, validator.version]).toEqual([true, '3.1'])
  })

  it('lists every call of the contract once in the OpenAPI document', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const names = operations.map((operation) => (operation as { operationId: string }).operationId)
    expect(names.sort()).toEqual(Object.keys(ROUTES).sort())
  })

  it('documents the access of every call with a defined security scheme', () => {
    for (const methods of Object.values(document.paths))
      for (const operation of Object.values(methods)) {
        const { operationId, security } = operation as { operationId: RouteName; security: object[] }
        const isOpen = CONTRACT[operationId].access === 'public'
        expect(security.length === 0, operationId).toBe(isOpen)
        for (const alternative of security) {
          const [scheme = ''] = Object.keys(alternative)
          expect(document.components.securitySchemes, operationId).toHaveProperty([scheme])
        }
      }
  })

  it('defines every referenced component of the OpenAPI document', () => {
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)]
    expect(references.length).toBeGreaterThan(100)
    for (const [, kind = '', name = ''] of references)
      expect(document.components).toHaveProperty([kind, name])
  })

  it.each(Object.entries(EXAMPLES))('has a valid example for %s', (name, example) => {
    const { body }: ContractEntry = CONTRACT[name as RouteName]
    expect(body?.safeParse(example).success).toBe(true)
  })

  it('has an example for every JSON body', () => {
    const entries = Object.entries<ContractEntry>(CONTRACT)
    expect(Object.keys(EXAMPLES).sort()).toEqual(
      entries.flatMap(([name, { body }]) => (body ? [name] : [])).sort(),
    )
  })
})

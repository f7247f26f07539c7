import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { CONTRACT, type ContractEntry, ROUTES, type RouteName } from './contract'
import { EXAMPLES } from './examples'
import { buildOpenApiDocument } from './openapi'

const document = buildOpenApiDocument()

describe('the OpenAPI document', () => {
  it('is one of version 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))
    expect(errors).toBeUndefined()
    expect([valid, validator.version]).toEqual([true, '3.1'])
  })

  it('lists every call of the contract once', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const names = operations.map((operation) => (operation as { operationId: string }).operationId)
    expect(names.sort()).toEqual(Object.keys(ROUTES).sort())
  })

  it('says of every call who may make it, by schemes that it describes', () => {
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

  it('has each reference among its components', () => {
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)]
    expect(references.length).toBeGreaterThan(100)
    for (const [, kind = '', name = ''] of references)
      expect(document.components).toHaveProperty([kind, name])
  })

  it.each(Object.entries(EXAMPLES))('gives %s an example that it takes', (name, example) => {
    const { body }: ContractEntry = CONTRACT[name as RouteName]
    expect(body?.safeParse(example).success).toBe(true)
  })

  it('gives every JSON body an example', () => {
    const entries = Object.entries<ContractEntry>(CONTRACT)
    expect(Object.keys(EXAMPLES).sort()).toEqual(
      entries.flatMap(([name, { body }]) => (body ? [name] : [])).sort(),
    )
  })
})

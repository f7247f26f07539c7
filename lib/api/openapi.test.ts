import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { CALL_KEYS, type CallKey, entryOf } from './contract'
import { buildOpenApiDocument, operationIdOf } from './openapi'

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
    expect(names.sort()).toEqual(CALL_KEYS.map(operationIdOf).sort())
  })

  it('documents the access of every call with a defined security scheme', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods)) {
        const { operationId, security } = operation as { operationId: string; security: object[] }
        const isOpen = entryOf(`${method.toUpperCase()} ${path}` as CallKey).access === 'public'
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

  it('derives readable operation ids', () => {
    expect(operationIdOf('POST /api/ai/chat')).toBe('postAiChat')
    expect(operationIdOf('GET /api/companies/{companyId}')).toBe('getCompaniesByCompanyId')
    expect(operationIdOf('PUT /api/admin/contact-sales/{id}/status')).toBe('putAdminContactSalesByIdStatus')
  })

  it.each(CALL_KEYS)('has a valid example for the JSON body of %s, if it has one', (key) => {
    const { body, example } = entryOf(key)
    expect(example === undefined).toBe(body === undefined)
    if (body) expect(body.safeParse(example).error).toBeUndefined()
  })
})

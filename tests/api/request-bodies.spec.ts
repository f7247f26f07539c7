import type { z } from 'zod'
import { CALL_KEYS, entryOf } from '@/lib/api/contract'
import { BODY_MAX_BYTES } from '@/lib/api/contract/entry'
import { type JsonSchema, toJsonSchema } from '@/lib/api/json-schema'
import { CASES, inputOf } from './support/cases'
import { checkEach } from './support/check-each'
import { expect, type Owned, test } from './support/fixtures'
import { expectProblem, messagesOf } from './support/problem'

const WITH_BODY = CALL_KEYS.filter((key) => entryOf(key).body)
/** Only its shape counts. */
const SAMPLE: Owned = {
  companyId: '',
  secondCompanyId: '',
  sessionId: '',
  secondVacancyId: '',
  specificationId: '',
  revision: 0,
  factId: '',
  lineId: '',
  ruleId: '',
  messageId: '',
  runId: '',
  itemId: '',
  guideId: '',
  guideLineId: '',
  administratorId: '',
  viewId: '',
  registrationId: '',
  invitationId: '',
  kitId: '',
  kit: { items: [], revision: 0 },
  emailId: '',
  erasedEmail: '',
  shareId: '',
  shareToken: '',
  candidateId: '',
  interviewerId: '',
  interviewToken: '',
  commentId: '',
  contactId: '',
  website: '',
  slug: '',
  interestId: '',
}
const WRONG: unknown[] = ['text', 1, true, [], ['text'], {}, { toString: 'text' }]
const WRONG_ITEMS: unknown[] = [[1], [{}], [null], [[]]]
const BROKEN_TEXTS = ['a\u0000b and more of it', 'a lone \ud83d surrogate', '\udc00 another one here']
const BROKEN_NUMBERS = [2 ** 31, 0.5]
const NO_OBJECTS = ['null', '[]', '"text"', '1', 'true', `${'['.repeat(5000)}${']'.repeat(5000)}`]
const NO_JSON = ['', '{', '{"a":', '{a:1}', 'a=1', '['.repeat(50_000), Buffer.from([0x22, 0xff, 0x22])]
const OTHER_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/mixed', 'text/json']

type Fields = Record<string, unknown>
const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
const isFields = (value: unknown): value is Fields => value !== null && typeOf(value) === 'object'

/** Of every depth, joined by dots. */
const pathsOf = (fields: Fields, prefix = ''): string[] =>
  Object.entries(fields).flatMap(([name, value]) => [
    prefix + name,
    ...(isFields(value) ? pathsOf(value, `${prefix}${name}.`) : []),
  ])

function readPath(fields: Fields, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), fields)
}

function withPath(fields: Fields, path: string, value: unknown): Fields {
  const [name = '', ...rest] = path.split('.')
  const inner = fields[name]
  return {
    ...fields,
    [name]: rest.length > 0 ? withPath(isFields(inner) ? inner : {}, rest.join('.'), value) : value,
  }
}

/** By path, also in nested objects. A union's discriminator counts as one. */
function enumerationsOf(schema: JsonSchema, prefix = ''): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const { oneOf = [], properties = {} } = schema as {
    oneOf?: JsonSchema[]
    properties?: Record<string, JsonSchema & { enum?: string[]; const?: string; anyOf?: JsonSchema[] }>
  }
  const [discriminator] = oneOf.map(({ properties: each }) => Object.keys(each as object)[0])
  if (discriminator)
    found.set(
      prefix + discriminator,
      oneOf.flatMap((each) => enumerationsOf(each).get(discriminator) ?? []),
    )
  for (const [name, property] of Object.entries(properties)) {
    const options = [property, ...(property.anyOf ?? [])] as { enum?: string[]; const?: unknown }[]
    const values = options.flatMap(
      (option) => option.enum ?? (typeof option.const === 'string' ? [option.const] : []),
    )
    if (values.length > 0) found.set(prefix + name, values)
    for (const [path, inner] of enumerationsOf(property, `${prefix}${name}.`)) found.set(path, inner)
  }
  return found
}

const withValues = (values: readonly unknown[]) => (field: string) =>
  values.map((value): [field: string, value: unknown] => [field, value])

const wrongFor = (type: string) => [
  ...WRONG.filter((value) => typeOf(value) !== type),
  ...(type === 'list' ? WRONG_ITEMS : []),
]

for (const key of WITH_BODY) {
  const { status, optional = [], nullable = [], ids = [] } = CASES[key]
  const sample = inputOf(key, SAMPLE).body ?? {}
  const paths = pathsOf(sample)
  const required = paths.filter((field) => !optional.includes(field))
  const withField = (owned: Owned, field: string, value: unknown) => {
    const { params, body } = inputOf(key, owned)
    return { params, body: withPath(body ?? {}, field, value) }
  }
  const numbers = paths.filter((field) => typeOf(readPath(sample, field)) === 'number')
  const texts = paths.filter((field) => typeOf(readPath(sample, field)) === 'string' && !ids.includes(field))

  const enumerations = [...enumerationsOf(toJsonSchema(entryOf(key).body as z.ZodType, 'input'))]

  test.describe(`${key} validates its body`, () => {
    test('rejects a field that is missing, of another type, or cannot be stored', async ({ owner }) => {
      const refused = [
        ...required.flatMap((field) =>
          withValues(nullable.includes(field) ? [undefined] : [undefined, null])(field),
        ),
        ...paths.flatMap((field) => withValues(wrongFor(typeOf(readPath(sample, field))))(field)),
        ...texts.flatMap(withValues(BROKEN_TEXTS)),
        ...numbers.flatMap(withValues(BROKEN_NUMBERS)),
      ]
      await checkEach(refused, async ([field, value]) => {
        const response = await owner.call(key, withField(owner.owned, field, value))
        expect(await messagesOf(response, field)).not.toEqual([])
      })
    })

    if (enumerations.length > 0)
      test('names the values that a field allows', async ({ owner }) => {
        await checkEach(enumerations, async ([field, values]) => {
          const input = withField(owner.owned, field, 'no such value')
          const { errors } = await expectProblem(await owner.call(key, input), 422)
          const error = errors.find((candidate: { field: string }) => candidate.field === field)
          expect(error?.allowed).toEqual(expect.arrayContaining(values))
        })
      })

    test('rejects JSON that is no object, and what is no JSON', async ({ owner }) => {
      const { params } = inputOf(key, owner.owned)
      await checkEach(NO_OBJECTS, async (json) => {
        const { errors } = await expectProblem(await owner.call(key, { params, body: json }), 422)
        expect(errors.length).toBeGreaterThan(0)
      })
      await checkEach(NO_JSON, async (raw) => {
        await expectProblem(await owner.call(key, { params, body: raw }), 400)
      })
    })

    test('rejects other content types', async ({ owner }) => {
      const { form } = entryOf(key)
      const types = (form ? OTHER_TYPES : [...OTHER_TYPES, 'multipart/form-data']).filter(
        (type) => !(form?.isUrlEncodedToo && type.endsWith('urlencoded')),
      )
      await checkEach(types, async (type) => {
        const input = inputOf(key, owner.owned)
        await expectProblem(await owner.call(key, { ...input, headers: { 'content-type': type } }), 415)
      })
    })

    test('accepts a body up to the size limit and rejects a larger one', async ({ owner }) => {
      const { params, body } = await owner.prepare(key, owner.owned)
      const huge = { ...body, more: 'a'.repeat(1024 * 1024) }
      await expectProblem(await owner.call(key, { params, body: huge }), 413)
      const fitting = { ...body, more: 'a'.repeat(BODY_MAX_BYTES - 4096) }
      const response = await owner.call(key, { params, body: fitting })
      expect(response.status(), await response.text()).toBe(status)
    })

    test('ignores unknown keys, and fields under __proto__', async ({ owner }) => {
      const { params, body } = await owner.prepare(key, owner.owned)
      const good = JSON.stringify(body).slice(1, -1)
      const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`
      const odd = `{"__proto__":{"companyId":"x"},"constructor":{"prototype":1},"more":${deep},${good}}`
      const response = await owner.call(key, { params, body: odd })
      expect(response.status(), await response.text()).toBe(status)

      const planted = `{"__proto__":${JSON.stringify(inputOf(key, owner.owned).body)}}`
      const { errors } = await expectProblem(await owner.call(key, { params, body: planted }), 422)
      const expected = required.filter((field) => !field.includes('.'))
      // Without its discriminator, no other field of a union is looked at.
      const isUnion = 'oneOf' in toJsonSchema(entryOf(key).body as z.ZodType, 'input')
      expect(errors.map(({ field }: { field: string }) => field)).toEqual(
        isUnion ? expected.slice(0, 1) : expect.arrayContaining(expected),
      )
    })
  })
}

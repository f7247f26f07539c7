import type { z } from 'zod'
import { CALL_KEYS, type CallKey, entryOf } from '@/lib/api/contract'
import { BODY_MAX_BYTES } from '@/lib/api/contract/entry'
import { type JsonSchema, toJsonSchema } from '@/lib/api/json-schema'
import { CASES, inputOf } from './support/cases'
import { checkEach, checkInTurn, withCases } from './support/check-each'
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

const wrongFor = (type: string) => [
  ...WRONG.filter((value) => typeOf(value) !== type),
  ...(type === 'list' ? WRONG_ITEMS : []),
]

const schemaOf = (key: CallKey) => toJsonSchema(entryOf(key).body as z.ZodType, 'input')

const sampleOf = (key: CallKey) => inputOf(key, SAMPLE).body ?? {}

const requiredOf = (key: CallKey) =>
  pathsOf(sampleOf(key)).filter((field) => !CASES[key].optional?.includes(field))

function withField(key: CallKey, owned: Owned, field: string, value: unknown) {
  const { params, body } = inputOf(key, owned)
  return { params, body: withPath(body ?? {}, field, value) }
}

/** Values that each field of a call's body refuses. */
function refusedOf(key: CallKey): [field: string, value: unknown][] {
  const { nullable = [], ids = [] } = CASES[key]
  const sample = sampleOf(key)
  const paths = pathsOf(sample)
  const typeAt = (field: string) => typeOf(readPath(sample, field))
  const texts = paths.filter((field) => typeAt(field) === 'string' && !ids.includes(field))
  return [
    ...withCases(requiredOf(key), (field) => (nullable.includes(field) ? [undefined] : [undefined, null])),
    ...withCases(paths, (field) => wrongFor(typeAt(field))),
    ...withCases(texts, () => BROKEN_TEXTS),
    ...withCases(
      paths.filter((field) => typeAt(field) === 'number'),
      () => BROKEN_NUMBERS,
    ),
  ]
}

function refusedTypesOf(key: CallKey): string[] {
  const { form } = entryOf(key)
  const types = form ? OTHER_TYPES : [...OTHER_TYPES, 'multipart/form-data']
  return types.filter((type) => !(form?.isUrlEncodedToo && type.endsWith('urlencoded')))
}

test('a field that is missing, of another type, or cannot be stored is rejected', async ({ owner }) => {
  await checkEach(withCases(WITH_BODY, refusedOf), async ([key, [field, value]]) => {
    const response = await owner.call(key, withField(key, owner.owned, field, value))
    expect(await messagesOf(response, field)).not.toEqual([])
  })
})

test('an error names the values that a field allows', async ({ owner }) => {
  const enumerations = withCases(WITH_BODY, (key) => [...enumerationsOf(schemaOf(key))])
  await checkEach(enumerations, async ([key, [field, values]]) => {
    const input = withField(key, owner.owned, field, 'no such value')
    const { errors } = await expectProblem(await owner.call(key, input), 422)
    const error = errors.find((candidate: { field: string }) => candidate.field === field)
    expect(error?.allowed).toEqual(expect.arrayContaining(values))
  })
})

test('JSON that is no object is rejected', async ({ owner }) => {
  await checkEach(
    withCases(WITH_BODY, () => NO_OBJECTS),
    async ([key, body]) => {
      const { params } = inputOf(key, owner.owned)
      const { errors } = await expectProblem(await owner.call(key, { params, body }), 422)
      expect(errors.length).toBeGreaterThan(0)
    },
  )
})

test('a body that is no JSON is rejected', async ({ owner }) => {
  await checkEach(
    withCases(WITH_BODY, () => NO_JSON),
    async ([key, body]) => {
      const { params } = inputOf(key, owner.owned)
      await expectProblem(await owner.call(key, { params, body }), 400)
    },
  )
})

test('other content types are rejected', async ({ owner }) => {
  await checkEach(withCases(WITH_BODY, refusedTypesOf), async ([key, type]) => {
    const input = inputOf(key, owner.owned)
    await expectProblem(await owner.call(key, { ...input, headers: { 'content-type': type } }), 415)
  })
})

test('a body over the size limit is rejected', async ({ owner }) => {
  await checkEach(WITH_BODY, async (key) => {
    const { params, body } = inputOf(key, owner.owned)
    const huge = { ...body, more: 'a'.repeat(1024 * 1024) }
    await expectProblem(await owner.call(key, { params, body: huge }), 413)
  })
})

test('a body up to the size limit is accepted, and its unknown keys are ignored', async ({ owner }) => {
  const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`
  const unknown = `"__proto__":{"companyId":"x"},"constructor":{"prototype":1},"deep":${deep}`
  const more = 'a'.repeat(BODY_MAX_BYTES - unknown.length - 4096)
  await checkInTurn(WITH_BODY, async (key) => {
    const { params, body } = await owner.prepare(key, owner.owned)
    const fitting = `{${unknown},"more":"${more}",${JSON.stringify(body).slice(1)}`
    const response = await owner.call(key, { params, body: fitting })
    expect(response.status(), await response.text()).toBe(CASES[key].status)
  })
})

test('fields under __proto__ are not read', async ({ owner }) => {
  await checkEach(WITH_BODY, async (key) => {
    const { params, body } = inputOf(key, owner.owned)
    const planted = `{"__proto__":${JSON.stringify(body)}}`
    const { errors } = await expectProblem(await owner.call(key, { params, body: planted }), 422)
    const expected = requiredOf(key).filter((field) => !field.includes('.'))
    // Without its discriminator, no other field of a union is looked at.
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(
      'oneOf' in schemaOf(key) ? expected.slice(0, 1) : expect.arrayContaining(expected),
    )
  })
})

import type { z } from 'zod'
import { CALL_KEYS, type CallKey, entryOf } from '@/lib/api/contract'
import { type JsonSchema, toJsonSchema } from '@/lib/api/json-schema'
import { CASES, inputOf } from './cases'
import { withCases } from './check-each'
import type { Owned } from './owned'

export const WITH_BODY = CALL_KEYS.filter((key) => entryOf(key).body)
const ID = '0190f3a0-0000-7000-8000-000000000000'
/** Of records that nobody has. */
export const SAMPLE: Owned = {
  companyId: ID,
  secondCompanyId: ID,
  sessionId: ID,
  secondVacancyId: ID,
  specificationId: ID,
  revision: 0,
  factId: ID,
  lineId: ID,
  ruleId: ID,
  messageId: ID,
  runId: ID,
  itemId: ID,
  guideId: ID,
  guideLineId: ID,
  administratorId: ID,
  viewId: ID,
  registrationId: ID,
  invitationId: ID,
  kitId: ID,
  kit: { items: [], revision: 0 },
  emailId: ID,
  erasedEmail: '',
  shareId: ID,
  shareToken: '',
  candidateId: ID,
  interviewerId: ID,
  interviewToken: '',
  commentId: ID,
  contactId: ID,
  website: '',
  slug: '',
  interestId: ID,
}
const WRONG: unknown[] = ['text', 1, true, [], ['text'], {}, { toString: 'text' }]
const WRONG_ITEMS: unknown[] = [[1], [{}], [null], [[]]]
const BROKEN_TEXTS = ['a\u0000b and more of it', 'a lone \ud83d surrogate', '\udc00 another one here']
const BROKEN_NUMBERS = [2 ** 31, 0.5]
export const NO_OBJECTS = ['null', '[]', '"text"', '1', 'true', `${'['.repeat(5000)}${']'.repeat(5000)}`]
export const NO_JSON = ['', '{', '{"a":', '{a:1}', 'a=1', '['.repeat(50_000), Buffer.from([0x22, 0xff, 0x22])]
export const OTHER_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/mixed', 'text/json']

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

export function withPath(fields: Fields, path: string, value: unknown): Fields {
  const [name = '', ...rest] = path.split('.')
  const inner = fields[name]
  return {
    ...fields,
    [name]: rest.length > 0 ? withPath(isFields(inner) ? inner : {}, rest.join('.'), value) : value,
  }
}

/** By path, also in nested objects. A union's discriminator counts as one. */
export function enumerationsOf(schema: JsonSchema, prefix = ''): Map<string, string[]> {
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

export const schemaOf = (key: CallKey) => toJsonSchema(entryOf(key).body as z.ZodType, 'input')

export const sampleOf = (key: CallKey) => inputOf(key, SAMPLE).body ?? {}

export const requiredOf = (key: CallKey) =>
  pathsOf(sampleOf(key)).filter((field) => !CASES[key].optional?.includes(field))

export function withField(key: CallKey, owned: Owned, field: string, value: unknown) {
  const { params, body } = inputOf(key, owned)
  return { params, body: withPath(body ?? {}, field, value) }
}

/** Values that each field of a call's body refuses. */
export function refusedByField(key: CallKey): [field: string, values: unknown[]][] {
  const byField = new Map<string, unknown[]>()
  for (const [field, value] of refusedOf(key)) byField.set(field, [...(byField.get(field) ?? []), value])
  return [...byField]
}

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

export function refusedTypesOf(key: CallKey): string[] {
  const { form } = entryOf(key)
  const types = form ? OTHER_TYPES : [...OTHER_TYPES, 'multipart/form-data']
  return types.filter((type) => !(form?.isUrlEncodedToo && type.endsWith('urlencoded')))
}

/** The body as JSON of almost `bytes`, most of them in keys that no call knows. */
export function withUnknownKeys(body: object, bytes: number): string {
  const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`
  const unknown = `"__proto__":{"companyId":"x"},"constructor":{"prototype":1},"deep":${deep}`
  const more = 'a'.repeat(bytes - unknown.length - 4096)
  return `{${unknown},"more":"${more}",${JSON.stringify(body).slice(1)}`
}

import type { z } from 'zod'
import { brand } from '@/lib/content/brand'
import { origin } from '@/lib/content/pages'
import { ERROR_STATUS, type ErrorCode, problemType } from '@/lib/errors'
import { splitCallKey } from './call-key'
import { CALL_GROUPS, type CallKey, entryOf } from './contract'
import type { ContractEntry } from './contract/entry'
import { type JsonSchema, toJsonSchema } from './json-schema'
import { limitsOf } from './rate-limits'

/** Increase when a call changes in a way that callers notice. */
const API_VERSION = '1.4.0'

export function problemsOf(key: CallKey): ErrorCode[] {
  const entry = entryOf(key)
  const codes = new Set<ErrorCode>(['malformed', ...(entry.problems ?? [])])
  if (entry.access !== 'public') codes.add('unauthenticated')
  if (splitCallKey(key).method !== 'GET') codes.add('forbidden').add('conflict')
  if (entry.needs || entry.adminNeeds === 'owner') codes.add('forbidden')
  if (entry.params || entry.access === 'owner') codes.add('notFound')
  if (entry.query || entry.body) codes.add('invalid')
  if (entry.body || entry.upload) codes.add('payloadTooLarge').add('unsupportedMedia')
  if (limitsOf(key)) codes.add('rateLimited')
  codes.add('internal').add('unavailable')
  return [...codes].sort((a, b) => ERROR_STATUS[a].status - ERROR_STATUS[b].status)
}

const json = (schema: JsonSchema, example?: object) => ({
  'application/json': { schema, ...(example && { example }) },
})
const header = (description: string, schema: JsonSchema, required = true) => ({
  description,
  required,
  schema,
})
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

const SECURITY = {
  public: [],
  owner: [
    { ownerCookie: [] },
    { ownerCookieOverHttps: [] },
    { personCookie: [] },
    { personCookieOverHttps: [] },
  ],
  person: [{ personCookie: [] }, { personCookieOverHttps: [] }],
  admin: [{ bearerToken: [] }, { sessionCookie: [] }, { sessionCookieOverHttps: [] }],
}

const cookie = (name: string, description: string) => ({ type: 'apiKey', in: 'cookie', name, description })
const OWNER_COOKIE = 'Set when a company is registered. Identifies the browser that owns it.'
const PERSON_COOKIE = 'Set when a person signs in by a link from an email, for 30 days.'
const SESSION_COOKIE = 'Set at sign-in, for 8 hours.'

const CODES_WITH_RETRY_AFTER: readonly ErrorCode[] = ['rateLimited', 'unavailable']

// Two codes can share a status.
function problemResponses(codes: readonly ErrorCode[], headers: object) {
  return Object.fromEntries(
    codes.map((code) => {
      const { status } = ERROR_STATUS[code]
      const sameStatus = codes.filter((other) => ERROR_STATUS[other].status === status)
      return [
        String(status),
        {
          description: sameStatus.map((other) => ERROR_STATUS[other].title).join(', or '),
          headers: {
            'X-Request-Id': ref('headers', 'XRequestId'),
            ...(CODES_WITH_RETRY_AFTER.includes(code) && { 'Retry-After': ref('headers', 'RetryAfter') }),
            ...(code === 'conflict' && { 'Retry-After': ref('headers', 'RetryAfterBusy') }),
            ...(code === 'rateLimited' && headers),
          },
          content: { 'application/problem+json': { schema: ref('schemas', 'Problem') } },
        },
      ]
    }),
  )
}

function toParameters(entry: ContractEntry) {
  const parametersIn = (place: 'path' | 'query', schema: z.ZodType | undefined) => {
    if (!schema) return []
    const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
      properties?: Record<string, JsonSchema>
      required?: string[]
    }
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }))
  }
  return [
    ...parametersIn('path', entry.params),
    ...parametersIn('query', entry.query),
    ...(entry.idempotent ? [ref('parameters', 'IdempotencyKey')] : []),
  ]
}

function toRequestBody(entry: ContractEntry) {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  if (entry.upload)
    return {
      required: true,
      content: Object.fromEntries(entry.upload.types.map((type) => [type, { schema: file }])),
    }
  if (!entry.body) return undefined
  const schema = toJsonSchema(entry.body, 'input')
  const properties = schema.properties as Record<string, JsonSchema>
  const form = { ...schema, properties: { ...properties, [entry.form?.field ?? 'file']: file } }
  return {
    required: true,
    content: {
      ...json(schema, entry.example),
      ...(entry.form && { 'multipart/form-data': { schema: form } }),
    },
  }
}

function toResponseContent(entry: ContractEntry) {
  if (entry.fileType)
    return Object.fromEntries(
      [entry.fileType].flat().map((type) => [type.split(';')[0] ?? '', { schema: { type: 'string' } }]),
    )
  return {
    ...json(toJsonSchema(entry.response, 'output')),
    ...(entry.streams && { 'text/event-stream': { schema: { type: 'string' } } }),
  }
}

/** As in `60 per minute per owner`. */
export const describeLimits = (key: CallKey): string[] =>
  [limitsOf(key)?.rate, limitsOf(key)?.addressRate].flatMap((rule) =>
    rule
      ? [
          `${rule.points} per ${rule.seconds === 3600 ? 'hour' : 'minute'} per ${rule.per === 'address' ? 'IP address' : rule.per}`,
        ]
      : [],
  )

/** As in `getCompaniesByCompanyId`. */
export function operationIdOf(key: CallKey): string {
  const { method, path } = splitCallKey(key)
  const words = path
    .replace(/^\/api/, '')
    .replace(/\{(\w)/g, (_, letter: string) => `by-${letter}`)
    .replace(/[/-]+(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll('}', '')
  return method.toLowerCase() + words
}

function toOperation(key: CallKey, tag: string) {
  const entry = entryOf(key)
  const limits = describeLimits(key)
  const limited = limitsOf(key)
    ? { 'RateLimit-Policy': ref('headers', 'RateLimitPolicy'), RateLimit: ref('headers', 'RateLimit') }
    : {}
  const body = toRequestBody(entry)
  return {
    operationId: operationIdOf(key),
    summary: entry.summary,
    ...(limits.length > 0 && { description: `Rate limit: ${limits.join(', and ')}.` }),
    tags: [tag],
    security: SECURITY[entry.access],
    parameters: toParameters(entry),
    ...(body && { requestBody: body }),
    responses: {
      [String(entry.status ?? 200)]: {
        description: 'Success',
        headers: { 'X-Request-Id': ref('headers', 'XRequestId'), ...limited },
        ...(entry.status !== 204 && { content: toResponseContent(entry) }),
      },
      ...problemResponses(problemsOf(key), limited),
      ...(entry.returnsPage && {
        '303': { description: 'For a form that accepts text/html: the page to show next' },
      }),
    },
  }
}

function toPaths() {
  const all: Record<string, Record<string, object>> = {}
  for (const [tag, calls] of Object.entries(CALL_GROUPS))
    for (const key of Object.keys(calls) as CallKey[]) {
      const { method, path } = splitCallKey(key)
      all[path] ??= {}
      all[path][method.toLowerCase()] = toOperation(key, tag)
    }
  return all
}

const TEXT = { type: 'string' }

const LAW_CARD = {
  type: 'object',
  description: 'What the law says, where the value could exclude people.',
  properties: {
    id: TEXT,
    title: TEXT,
    text: TEXT,
    source: TEXT,
    url: { type: 'string', format: 'uri' },
    reviewed: { type: 'string', format: 'date' },
  },
  required: ['id', 'title', 'text', 'source', 'url', 'reviewed'],
  additionalProperties: false,
}

export function buildOpenApiDocument() {
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.product} API`,
      version: API_VERSION,
      description:
        'Send and receive JSON. Errors are problem documents (RFC 9457). Unlisted paths return 404 and unlisted methods 405. Cross-site writes return 403.',
    },
    servers: [{ url: origin ?? '/' }],
    externalDocs: { description: 'API reference', url: `${origin ?? ''}/api-reference` },
    tags: Object.keys(CALL_GROUPS).map((name) => ({ name })),
    paths: toPaths(),
    components: {
      schemas: {
        Problem: {
          type: 'object',
          properties: {
            type: { type: 'string', enum: Object.keys(ERROR_STATUS).map(problemType) },
            title: TEXT,
            status: { type: 'integer', minimum: 400, maximum: 599 },
            detail: TEXT,
            reason: TEXT,
            errors: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  field: TEXT,
                  message: TEXT,
                  allowed: { type: 'array', items: TEXT },
                  cards: { type: 'array', items: LAW_CARD },
                },
                required: ['field', 'message'],
                additionalProperties: false,
              },
            },
          },
          required: ['type', 'title', 'status', 'detail'],
          additionalProperties: false,
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'Makes a retry safe: a repeated key has no further effect.',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
        },
      },
      headers: {
        XRequestId: header('Identifies this response in the server log.', { type: 'string', format: 'uuid' }),
        RetryAfter: header('Seconds to wait before retrying.', { type: 'integer', minimum: 1 }),
        RetryAfterBusy: header(
          'Seconds to wait before retrying, if the conflict is with another call in progress.',
          { type: 'integer', minimum: 1 },
          false,
        ),
        RateLimitPolicy: header(
          'Each rate limit: calls (q) per window in seconds (w). Absent if limits are off.',
          {
            type: 'string',
            pattern: '^"\\w+";q=\\d+;w=\\d+(, "\\w+";q=\\d+;w=\\d+)*$',
          },
          false,
        ),
        RateLimit: header(
          'Each rate limit: calls remaining (r), and seconds until the window resets (t).',
          {
            type: 'string',
            pattern: '^"\\w+";r=\\d+;t=\\d+(, "\\w+";r=\\d+;t=\\d+)*$',
          },
          false,
        ),
      },
      securitySchemes: {
        ownerCookie: cookie('spanwright_owner', OWNER_COOKIE),
        ownerCookieOverHttps: cookie('__Host-spanwright_owner', `${OWNER_COOKIE} Used over HTTPS.`),
        personCookie: cookie('spanwright_person', PERSON_COOKIE),
        personCookieOverHttps: cookie('__Host-spanwright_person', `${PERSON_COOKIE} Used over HTTPS.`),
        bearerToken: { type: 'http', scheme: 'bearer', description: 'The token returned at sign-in.' },
        sessionCookie: cookie('next-auth.session-token', SESSION_COOKIE),
        sessionCookieOverHttps: cookie(
          '__Host-next-auth.session-token',
          `${SESSION_COOKIE} Used over HTTPS.`,
        ),
      },
    },
  }
}

import { readFileSync } from 'node:fs'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { buildOpenApiDocument } from '@/lib/api/openapi'
import { findHeaderProblem } from '@/tests/support/secure-headers'

/** The OpenAPI document in the build; a test compares it with the served one. */
export const OPENAPI_FILE = '.next/standalone/.next/server/app/api/openapi.json.body'

interface MediaType {
  schema: object
}
interface Reference {
  $ref: string
}
interface ResponseObject {
  headers?: Record<string, Reference>
  /** Absent for an answer without a body. */
  content?: Record<string, MediaType>
}
interface Operation {
  operationId: string
  responses: Record<string, ResponseObject>
}
type Document = Omit<ReturnType<typeof buildOpenApiDocument>, 'paths'> & {
  paths: Record<string, Record<string, Operation>>
}

export interface ReceivedResponse {
  method: string
  url: string
  status: number
  header(name: string): string | null
  text(): Promise<string>
}

let cachedOpenApi: Document | undefined
const validators = new Map<object, ValidateFunction>()
const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)

function openApi(): Document {
  cachedOpenApi ??= JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as Document
  return cachedOpenApi
}

let cachedPatterns: [path: string, pattern: RegExp][] | undefined

/** The path of the document, with its parameters. */
function findPath(pathname: string): string | undefined {
  cachedPatterns ??= Object.keys(openApi().paths).map((path) => [
    path,
    new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  ])
  return cachedPatterns.find(([, pattern]) => pattern.test(pathname))?.[0]
}

/** Throws an error that says what does not match the OpenAPI document. Ignores responses of other parts of the product. */
export async function checkContract(received: ReceivedResponse): Promise<void> {
  const { pathname } = new URL(received.url)
  if (!pathname.startsWith('/api/') || pathname === '/api/openapi.json' || received.method === 'OPTIONS')
    return
  const path = findPath(pathname)
  if (!path) return await checkProblem(received, 404)
  const method = received.method === 'HEAD' ? 'get' : received.method.toLowerCase()
  const operation = openApi().paths[path]?.[method]
  if (!operation) return await checkProblem(received, 405)
  const answer = operation.responses[received.status]
  if (!answer) throw contractError(received, `${operation.operationId} has no such status`)
  checkHeaders(received, answer)
  if (!answer.content) {
    if (await received.text()) throw contractError(received, `${operation.operationId} returns no body`)
    return
  }
  const type = received.header('content-type')?.split(';')[0] ?? ''
  const media = answer.content[type]
  if (!media) throw contractError(received, `${operation.operationId} does not return ${type}`)
  if (type === 'application/problem+json') return await checkProblem(received, received.status)
  if (type === 'application/json') await checkBody(received, media.schema)
}

function checkHeaders(received: ReceivedResponse, answer: ResponseObject): void {
  const { headers } = openApi().components
  for (const [name, { $ref }] of Object.entries(answer.headers ?? {})) {
    const { required, schema } = headers[$ref.split('/').at(-1) as keyof typeof headers]
    const value = received.header(name.toLowerCase())
    if (value === null && !required) continue
    const validate = validatorFor(schema)
    if (value === null || !validate(schema.type === 'integer' ? Number(value) : value))
      throw contractError(received, `${name} is ${value}`)
  }
}

async function checkProblem(received: ReceivedResponse, status: number): Promise<void> {
  if (received.status !== status) throw contractError(received, `expected ${status}`)
  const problem = await checkBody(received, openApi().components.schemas.Problem)
  if (received.method !== 'HEAD' && problem.status !== status)
    throw contractError(received, `the problem says ${problem.status}`)
}

async function checkBody(received: ReceivedResponse, schema: object): Promise<{ status?: number }> {
  if (received.method === 'HEAD') return {}
  const body: { status?: number } = JSON.parse(await received.text())
  const validate = validatorFor(schema)
  const isValid: boolean = validate(body)
  if (!isValid) throw contractError(received, ajv.errorsText(validate.errors, { dataVar: 'body' }))
  return body
}

function validatorFor(schema: object): ValidateFunction {
  const validate = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, validate)
  return validate
}

const contractError = ({ method, url, status }: ReceivedResponse, what: string) =>
  new Error(`${method} ${url}: ${status} does not match /api/openapi.json: ${what}`)

const METHODS = ['fetch', 'get', 'post', 'put', 'patch', 'delete', 'head'] as const

async function checkResponse(received: ReceivedResponse): Promise<void> {
  const headerProblem = findHeaderProblem(received.status, received.header, new URL(received.url).pathname)
  if (headerProblem)
    throw new Error(`${received.method} ${received.url}: ${received.status}, ${headerProblem}`)
  await checkContract(received)
}

export function withResponseChecks(request: APIRequestContext): APIRequestContext {
  return new Proxy(request, {
    get(target, key) {
      const value = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      const name = METHODS.find((method) => method === key)
      if (!name) return value.bind(target)
      return async (url: string, options?: { method?: string }) => {
        const response: APIResponse = await value.call(target, url, options)
        await checkResponse({
          method: name === 'fetch' ? (options?.method ?? 'GET') : name.toUpperCase(),
          url: response.url(),
          status: response.status(),
          header: (header) => response.headers()[header] ?? null,
          text: () => response.text(),
        })
        return response
      }
    },
  })
}

export function fetchWithResponseChecks(
  fetch: typeof globalThis.fetch,
  website: string,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (response.url.startsWith(website)) return response
    const copy = response.clone()
    await checkResponse({
      method: init?.method ?? 'GET',
      url: response.url,
      status: response.status,
      header: (name) => response.headers.get(name),
      text: () => copy.text(),
    })
    return response
  }
}

import 'server-only'
import { randomUUID } from 'node:crypto'
import {
  type Administrator,
  currentAdministrator,
  notSignedIn,
  requireAdministratorRole,
} from '@/lib/auth/administrator'
import { admitCall } from '@/lib/auth/admission'
import type { Caller } from '@/lib/auth/caller'
import { noOwnerError, readOwnerToken, renewOwner } from '@/lib/auth/owner'
import { notSignedInError, type Person, readPersonToken, renewPerson } from '@/lib/auth/person'
import { type Counter, checkCount, consumeRateLimit, type RateState } from '@/lib/auth/rate-limiter'
import type { Need } from '@/lib/auth/roles'
import { foreignOriginError } from '@/lib/auth/visitor'
import type { AdministratorRole } from '@/lib/content/administrator-roles'
import { AppError, GENERAL_MESSAGE, notFound } from '@/lib/errors'
import type { StoredKind } from '@/lib/quotas/limits'
import { checkAddressBytes, reserveAddressBytes, toStorageCounter } from '@/lib/quotas/storage/service'
import { type Answer, toResponse } from '@/lib/server/http/call-answer'
import { type CallRequest, registerCall } from '@/lib/server/http/call-routes'
import { clientAddress, isOwnOrigin } from '@/lib/server/http/client-address'
import { log } from '@/lib/server/log'
import { metrics } from '@/lib/server/metrics'
import { readBody } from './body'
import { splitCallKey } from './call-key'
import {
  type Body,
  type CallKey,
  type Contract,
  entryOf,
  type Params,
  type Query,
  type Result,
} from './contract'
import { BODY_MAX_BYTES, type ContractEntry } from './contract/entry'
import { toCounters } from './counters'
import { problemResponse, toInvalidInput, toProblemAnswer } from './problem'
import { formatRateLeft, formatRatePolicy } from './rate-headers'
import { limitsOf } from './rate-limits'

export interface Call<K extends CallKey> {
  params: Params<K>
  query: Query<K>
  body: Body<K>
  caller: Contract[K]['access'] extends 'owner' ? Caller : null
  person: Contract[K]['access'] extends 'person' ? Person : null
  administrator: Contract[K]['access'] extends 'admin' ? Administrator : null
  requestId: string
  address: string
  idempotencyKey: string | null
  accept: string | null
  signal: AbortSignal
}

type Handler<K extends CallKey> = (call: Call<K>) => Promise<Result<K> | Response>
type RawParams = Record<string, string | string[] | undefined>
type NextHandler = (request: Request, context: { params: Promise<RawParams> }) => Promise<Response>

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const IDEMPOTENCY_KEY_MAX = 200
/** nginx's code for a client that closed the connection. */
const CALLER_LEFT_STATUS = 499

/** The exports of a route file. Other methods get a 405. All handlers must share one path of the contract. */
export function defineEndpoints<K extends CallKey>(handlers: { [Each in K]: Handler<Each> }) {
  const byMethod = new Map<string, NextHandler>()
  for (const key of Object.keys(handlers) as K[]) {
    const { method, path } = splitCallKey(key)
    const answer = createHandler(key, handlers[key])
    if (!needsNext(entryOf(key), path)) registerCall(method, path, answer)
    byMethod.set(method, async (request, { params }) => toResponse(await answer(request, await params)))
  }
  const allow = [...byMethod.keys()].join(', ')
  const refuse: NextHandler = async ({ method }) => {
    metrics.calls.inc({ route: 'none', method, status: 405 })
    const response = problemResponse(
      new AppError('methodNotAllowed', `Method not allowed. Allowed: ${allow}.`),
      randomUUID(),
    )
    response.headers.set('allow', allow)
    return response
  }
  const [GET, POST, PUT, PATCH, DELETE] = METHODS.map((method) => byMethod.get(method) ?? refuse)
  return { GET, POST, PUT, PATCH, DELETE } as Record<(typeof METHODS)[number], NextHandler>
}

/** Administrators' sessions are read by next-auth, from Next's request. Files and forms gain nothing. */
const needsNext = ({ access, upload, form, fileType }: ContractEntry, path: string): boolean =>
  access === 'admin' ||
  path.startsWith('/api/admin/') ||
  [upload, form, fileType].some((part) => part !== undefined)

function createHandler<K extends CallKey>(key: K, handler: Handler<K>) {
  const entry = entryOf(key)
  const { method, path } = splitCallKey(key)
  return async (request: CallRequest, params: RawParams): Promise<Answer> => {
    const requestId = randomUUID()
    const started = performance.now()
    let rates: RateState[] = []
    let answer: Answer
    try {
      if (request.method !== 'GET' && !isOwnOrigin(request.headers)) throw foreignOriginError()
      const administrator = entry.access === 'admin' ? await currentAdministrator() : null
      const address = clientAddress(request.headers)
      const { caller, person, isStorageReserved, requireStorage, ...admitted } = await admit(
        key,
        request,
        administrator,
        address,
      )
      rates = admitted.rates
      if (entry.access === 'owner' && !caller) throw noOwnerError()
      if (entry.access === 'person' && !person) throw notSignedInError()
      if (entry.access === 'admin' && !administrator) throw notSignedIn()
      if (administrator) requireAdministratorRole(administrator, administratorRoleOf(entry, key))
      const call = {
        params: parseParams(entry, params),
        query: parseQuery(entry, request),
        body: await readBody(entry, request),
        caller,
        person,
        administrator,
        requestId,
        address,
        idempotencyKey: readIdempotencyKey(request),
        accept: request.headers.get('accept'),
        get signal() {
          return request.signal
        },
      }
      const stores = limitsOf(key)?.stores
      // A reading takes as much whatever its body: a file's text is stored, not the file.
      requireStorage()
      if (stores && !isStorageReserved)
        await reserveAddressBytes(address, stores, stores === 'reading' ? '' : JSON.stringify(call.body))
      const result = await handler(call as Call<K>)
      answer = result instanceof Response ? result : toSuccess(entry, entry.response.parse(result))
    } catch (error) {
      answer = hasCallerLeft(request, error)
        ? { status: CALLER_LEFT_STATUS, headers: new Map(), body: null }
        : toProblemAnswer(toCallerError(error), requestId)
    }
    addHeaders(answer, entry, requestId, rates)
    const { status } = answer
    const ms = performance.now() - started
    metrics.calls.inc({ route: path, method, status })
    metrics.callSeconds.observe({ route: path, method }, ms / 1000)
    log.info({ requestId, call: key, status, ms: Math.round(ms) }, 'request')
    return answer
  }
}

/** Nobody gets the response; it is only counted. */
const hasCallerLeft = ({ signal }: CallRequest, error: unknown) => signal.aborted && error === signal.reason

/** A response that doesn't match its own schema is a server error, not invalid input. */
function toCallerError(error: unknown): unknown {
  return error instanceof Error && error.name === 'ZodError'
    ? new AppError('internal', GENERAL_MESSAGE, { cause: error })
    : error
}

/** Reading is for every role, and changing anything for editors, unless the entry says otherwise. */
const needOf = ({ needs }: ContractEntry, key: CallKey): Need =>
  needs ?? (splitCallKey(key).method === 'GET' ? 'viewer' : 'editor')

const administratorRoleOf = ({ adminNeeds }: ContractEntry, key: CallKey): AdministratorRole =>
  adminNeeds ?? (splitCallKey(key).method === 'GET' ? 'reader' : 'consultant')

function parseParams(entry: ContractEntry, raw: RawParams): unknown {
  if (!entry.params) return undefined
  const result = entry.params.safeParse(raw)
  if (!result.success) throw notFound()
  return result.data
}

function parseQuery(entry: ContractEntry, request: CallRequest): unknown {
  if (!entry.query) return undefined
  const present = [...new URL(request.url, 'http://localhost').searchParams].filter(
    ([, value]) => value !== '',
  )
  const result = entry.query.safeParse(Object.fromEntries(present))
  if (!result.success) throw toInvalidInput(result.error)
  return result.data
}

function toSuccess({ status = 200 }: ContractEntry, result: unknown): Answer {
  const headers = new Map([['cache-control', 'no-store']])
  if (status === 204) return { status, headers, body: null }
  if (result instanceof Blob) return new Response(result, { status, headers: [...headers] })
  headers.set('content-type', 'application/json')
  return { status, headers, body: JSON.stringify(result) }
}

function readIdempotencyKey(request: CallRequest): string | null {
  const key = request.headers.get('idempotency-key')
  if (key === null) return null
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > IDEMPOTENCY_KEY_MAX)
    throw new AppError(
      'malformed',
      `Invalid Idempotency-Key header. Send 1 to ${IDEMPOTENCY_KEY_MAX} visible ASCII characters without spaces.`,
    )
  return key
}

/** Finds the caller, counts the call and reserves what it stores. Throws RateLimitedError, but lack of storage only by `requireStorage`. */
async function admit(
  key: CallKey,
  request: CallRequest,
  administrator: Administrator | null,
  address: string,
): Promise<{
  caller: Caller | null
  person: Person | null
  rates: RateState[]
  isStorageReserved: boolean
  requireStorage: () => void
}> {
  const entry = entryOf(key)
  const limits = limitsOf(key)
  const needsCaller = entry.access === 'owner' || entry.access === 'person'
  const token = entry.access === 'owner' ? await readOwnerToken() : null
  const personToken = needsCaller ? await readPersonToken() : null
  const { counters, local } = toCounters(key, administrator, address)
  const reservedBytes = limits?.stores && bodyBytesToReserve(entry, limits.stores, request)
  const storage =
    limits?.stores && reservedBytes !== undefined
      ? { ...toStorageCounter(address, limits.stores, reservedBytes) }
      : null
  const {
    owner,
    person,
    counts,
    storage: stored,
  } = await admitCall({
    token,
    personToken,
    needsCaller,
    address,
    counters,
    storage,
  })
  const rates = counts.map((count, index) => checkCount(counters[index] as Counter, count))
  for (const { name, rule, subject } of local) {
    const state = await consumeRateLimit(name, rule, subject ?? owner?.id ?? person?.id ?? address)
    if (state) rates.push(state)
  }
  if (owner && token !== null) await renewOwner(owner, token)
  if (person && personToken !== null) await renewPerson(person, personToken)
  return {
    caller: owner || person ? { owner: owner?.id ?? null, person, needs: needOf(entry, key) } : null,
    person,
    rates,
    isStorageReserved: stored !== null,
    requireStorage: () => {
      if (stored) checkAddressBytes(stored)
    },
  }
}

/** Undefined where the length of the body is not known, or is not that of what is stored. */
function bodyBytesToReserve(
  entry: ContractEntry,
  kind: StoredKind,
  request: CallRequest,
): number | undefined {
  if (kind === 'reading') return 0
  const length = request.headers.get('content-length')
  if (length === null || !/^\d+$/.test(length) || entry.form || entry.upload) return undefined
  return Number(length) <= BODY_MAX_BYTES ? Number(length) : undefined
}

function addHeaders({ headers }: Answer, entry: ContractEntry, requestId: string, rates: RateState[]): void {
  headers.set('x-request-id', requestId)
  if (entry.streams) headers.set('vary', 'Accept')
  if (rates.length === 0) return
  headers.set('ratelimit-policy', formatRatePolicy(rates.map(({ rule }) => rule)))
  headers.set('ratelimit', formatRateLeft(rates))
}

import { lookup as systemLookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { Agent, type Dispatcher, request } from 'undici'
import { authorityOf, isPublicAddress, isPublicUrl } from './address'

export type WebFailure =
  | 'address'
  | 'noSuchHost'
  | 'offline'
  | 'timedOut'
  | 'certificate'
  | 'status'
  | 'redirects'
  | 'insecure'
  | 'notHtml'
  | 'encoded'
  | 'cancelled'

export class WebError extends Error {
  readonly reason: WebFailure
  /** Only where `reason` is `status`. */
  readonly status: number | undefined

  constructor(reason: WebFailure, options: { status?: number; cause?: unknown } = {}) {
    super(`The URL could not be read: ${reason}`, { cause: options.cause })
    this.name = 'WebError'
    this.reason = reason
    this.status = options.status
  }
}

export interface ResolvedAddress {
  address: string
  family: number
}

/** Throws if there are no addresses. */
export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>

export interface WebLimits {
  redirects: number
  /** Longer pages are truncated. */
  pageBytes: number
  /** For all responses of a visit. */
  visitBytes: number
  headerBytes: number
  requestMs: number
  visitMs: number
}

export const WEB_LIMITS: WebLimits = {
  redirects: 4,
  pageBytes: 4 * 1024 * 1024,
  visitBytes: 12 * 1024 * 1024,
  headerBytes: 16 * 1024,
  requestMs: 10_000,
  visitMs: 30_000,
}

export interface WebOptions {
  userAgent: string
  /** `host:port`, read without address checks. For tests. */
  allowHosts?: readonly string[]
  resolve?: Resolve
  limits?: Partial<WebLimits>
  signal?: AbortSignal
}

export interface WebResponse {
  /** After redirects. */
  url: URL
  /** In lower case, without parameters. */
  contentType: string
  charset: string | null
  body: Uint8Array
  truncated: boolean
}

const PAGE_TYPES = ['text/html', 'application/xhtml+xml']
const REDIRECT_STATUSES = [301, 302, 303, 307, 308]

/** Without compression a response cannot expand. No user's data. */
const REQUEST_HEADERS = { 'accept-encoding': 'identity', 'accept-language': 'en-GB,en;q=0.9,*;q=0.5' }

const systemResolve: Resolve = (hostname) => systemLookup(hostname, { all: true })

/** Checks every URL and redirect, refuses a host if any of its addresses is not public, and connects only to the checked addresses. */
export class WebVisit {
  readonly #limits: WebLimits
  readonly #options: WebOptions
  readonly #signal: AbortSignal
  readonly #publicAgent: Agent
  readonly #allowListAgent: Agent
  #bytesLeft: number

  constructor(options: WebOptions) {
    this.#options = options
    this.#limits = { ...WEB_LIMITS, ...options.limits }
    this.#bytesLeft = this.#limits.visitBytes
    const timeout = AbortSignal.timeout(this.#limits.visitMs)
    this.#signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
    const resolve = options.resolve ?? systemResolve
    this.#publicAgent = this.#createAgent(createCheckedLookup(resolve, isPublicAddress))
    this.#allowListAgent = this.#createAgent(createCheckedLookup(resolve, () => true))
  }

  #createAgent(lookup: LookupFunction): Agent {
    const { headerBytes, requestMs } = this.#limits
    return new Agent({
      connect: { lookup, timeout: requestMs },
      maxHeaderSize: headerBytes,
      headersTimeout: requestMs,
      bodyTimeout: requestMs,
      pipelining: 1,
      allowH2: false,
    })
  }

  /** The time or bytes are used up, or the visit was cancelled. */
  get isOver(): boolean {
    return this.#signal.aborted || this.#bytesLeft <= 0
  }

  async close(): Promise<void> {
    await Promise.all([this.#publicAgent.destroy(), this.#allowListAgent.destroy()])
  }

  /** `page` accepts only web pages, `text` any type. `checkRedirect` can throw to refuse a redirect. Throws WebError. */
  async get(
    address: URL,
    { as = 'page', maxBytes = this.#limits.pageBytes, checkRedirect }: GetOptions = {},
  ): Promise<WebResponse> {
    const signal = AbortSignal.any([this.#signal, AbortSignal.timeout(this.#limits.requestMs)])
    let url = address
    for (let hops = 0; ; hops += 1) {
      if (hops > this.#limits.redirects) throw new WebError('redirects')
      let next: URL | null
      try {
        const response = await this.#request(url, signal)
        next = redirectOf(response, url)
        if (next === null) return await this.#read(response, url, { as, maxBytes })
      } catch (cause) {
        throw this.#toWebError(cause)
      }
      await checkRedirect?.(next)
      url = next
    }
  }

  async #request(url: URL, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    signal.throwIfAborted()
    const isAllowListed = this.#options.allowHosts?.includes(authorityOf(url)) ?? false
    const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
    if (!(isAllowListed && isPlain) && !isPublicUrl(url)) throw new WebError('address')
    return await request(url, {
      dispatcher: isAllowListed ? this.#allowListAgent : this.#publicAgent,
      headers: {
        ...REQUEST_HEADERS,
        accept: `${PAGE_TYPES.join(', ')};q=0.9`,
        'user-agent': this.#options.userAgent,
      },
      signal,
    })
  }

  async #read(
    { statusCode, headers, body }: Dispatcher.ResponseData,
    url: URL,
    { as, maxBytes }: { as: 'page' | 'text'; maxBytes: number },
  ): Promise<WebResponse> {
    const [type = '', ...parameters] = headerText(headers['content-type']).split(';')
    const contentType = type.trim().toLowerCase()
    const error = responseErrorOf(statusCode, headers, as === 'page' && !PAGE_TYPES.includes(contentType))
    if (error) {
      dropBody(body)
      throw error
    }
    const limit = Math.min(maxBytes, this.#bytesLeft)
    const chunks: Uint8Array[] = []
    let size = 0
    // Leaving the loop early destroys the body and its connection.
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      chunks.push(chunk.subarray(0, limit - size))
      size += chunk.byteLength
      if (size > limit) break
    }
    this.#bytesLeft -= Math.min(size, limit)
    const charset = parameters
      .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)/i.exec(parameter)?.[1])
      .find(Boolean)
    return {
      url,
      contentType,
      charset: charset ?? null,
      body: Buffer.concat(chunks),
      truncated: size > limit,
    }
  }

  #toWebError(cause: unknown): WebError {
    if (this.#options.signal?.aborted) return new WebError('cancelled', { cause })
    if (cause instanceof WebError) return cause
    return new WebError(failureReasonOf(cause), { cause })
  }
}

interface GetOptions {
  as?: 'page' | 'text'
  maxBytes?: number
  checkRedirect?: (next: URL) => Promise<void>
}

/** Refuses a name unless every address is allowed, and connects to exactly these addresses. */
function createCheckedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  const resolveChecked = async (hostname: string) => {
    const addresses = await resolve(hostname)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isAllowed(address)))
      throw new WebError(first ? 'address' : 'noSuchHost')
    return { addresses, first }
  }
  return (hostname, options, callback) => {
    resolveChecked(hostname).then(
      ({ addresses, first }) => {
        if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }
}

/** Null if the response is no redirect. Drops the redirect's body. */
function redirectOf({ statusCode, headers, body }: Dispatcher.ResponseData, from: URL): URL | null {
  const location = headerText(headers.location)
  if (!REDIRECT_STATUSES.includes(statusCode) || location === '') return null
  dropBody(body)
  return resolveRedirect(location, from)
}

/** Throws WebError for an invalid URL and for a redirect from https to http. */
export function resolveRedirect(location: string, from: URL): URL {
  if (!URL.canParse(location, from)) throw new WebError('address')
  const next = new URL(location, from)
  if (from.protocol === 'https:' && next.protocol === 'http:') throw new WebError('insecure')
  next.hash = ''
  return next
}

function responseErrorOf(
  status: number,
  headers: Dispatcher.ResponseData['headers'],
  isWrongType: boolean,
): WebError | null {
  if (status !== 200 && status !== 203) return new WebError('status', { status })
  const encodings = [headerText(headers['content-encoding']), headerText(headers['transfer-encoding'])]
  const isPlain = encodings.every((encoding) => /^(|identity|chunked)$/i.test(encoding.trim()))
  if (!isPlain) return new WebError('encoded')
  return isWrongType ? new WebError('notHtml') : null
}

const headerText = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(', ') : (header ?? '')

/** Without a listener, the error of a destroyed body would end the process. */
function dropBody(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => undefined)
  body.destroy()
}

const NO_HOST_CODE = /^(ENOTFOUND|ENODATA|ESERVFAIL|EREFUSED|EAI_\w+|ENOTIMP|EBADRESP|EBADNAME|EFORMERR)$/
const TIMEOUT_CODE = /^(ETIMEDOUT|ETIMEOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT)$/
const CERTIFICATE_CODE = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ERR_TLS|ERR_SSL|EPROTO/

function failureReasonOf(error: unknown): WebFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof WebError) return cause.reason
    if (cause.name === 'TimeoutError') return 'timedOut'
    const { code } = cause as NodeJS.ErrnoException
    if (typeof code !== 'string') continue
    if (NO_HOST_CODE.test(code)) return 'noSuchHost'
    if (TIMEOUT_CODE.test(code)) return 'timedOut'
    if (CERTIFICATE_CODE.test(code)) return 'certificate'
  }
  return 'offline'
}

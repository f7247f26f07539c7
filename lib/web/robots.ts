import robotsParser, { type Robot } from 'robots-parser'
import { WebError, type WebVisit } from './fetch'

const ROBOTS_MAX_BYTES = 128 * 1024
/** Reasons that are the host's and will meet its pages too. */
const UNREACHABLE_REASONS = [
  'address',
  'noSuchHost',
  'offline',
  'timedOut',
  'certificate',
  'cancelled',
  'encoded',
]

/** The robots.txt of every host of a visit, read once each (RFC 9309: none is no rule, one that fails is a refusal). */
export class Robots {
  readonly #visit: WebVisit
  readonly #name: string
  readonly #hosts = new Map<string, Promise<Robot>>()

  /** `name` is the product token that robots.txt may address. */
  constructor(visit: WebVisit, name: string) {
    this.#visit = visit
    this.#name = name
  }

  /** Whether the address may be read. Throws WebError where its robots.txt cannot be. */
  async isAllowed(url: URL): Promise<boolean> {
    const rules = await this.#of(url)
    return rules.isAllowed(url.href, this.#name) !== false
  }

  /** Seconds that the host wants between two pages. */
  async crawlDelay(url: URL): Promise<number> {
    return (await this.#of(url)).getCrawlDelay(this.#name) ?? 0
  }

  #of(url: URL): Promise<Robot> {
    const known = this.#hosts.get(url.origin)
    if (known) return known
    const rules = this.#read(new URL('/robots.txt', url))
    this.#hosts.set(url.origin, rules)
    return rules
  }

  async #read(address: URL): Promise<Robot> {
    try {
      const { body } = await this.#visit.get(address, { as: 'text', maxBytes: ROBOTS_MAX_BYTES })
      return robotsParser(address.href, new TextDecoder().decode(body))
    } catch (error) {
      if (!(error instanceof WebError)) throw error
      const isServer = error.status !== undefined && (error.status >= 500 || error.status === 429)
      if (isServer || UNREACHABLE_REASONS.includes(error.reason)) throw error
      return robotsParser(address.href, '')
    }
  }
}

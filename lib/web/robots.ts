import robotsParser, { type Robot } from 'robots-parser'
import { WebError, type WebVisit } from './fetch'

const ROBOTS_MAX_BYTES = 128 * 1024
const UNREACHABLE_REASONS = [
  'address',
  'noSuchHost',
  'offline',
  'timedOut',
  'certificate',
  'cancelled',
  'encoded',
]

/** Once for each host. By RFC 9309 a missing file allows everything and a server error forbids it. */
export class Robots {
  readonly #visit: WebVisit
  readonly #name: string
  readonly #hosts = new Map<string, Promise<Robot>>()

  /** `name` is the crawler's product token. */
  constructor(visit: WebVisit, name: string) {
    this.#visit = visit
    this.#name = name
  }

  /** Throws WebError if the robots.txt could not be read. */
  async isAllowed(url: URL): Promise<boolean> {
    const rules = await this.#rulesFor(url)
    return rules.isAllowed(url.href, this.#name) !== false
  }

  /** In seconds, between two pages. */
  async crawlDelay(url: URL): Promise<number> {
    return (await this.#rulesFor(url)).getCrawlDelay(this.#name) ?? 0
  }

  #rulesFor(url: URL): Promise<Robot> {
    const cached = this.#hosts.get(url.origin)
    if (cached) return cached
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
      const isServerError = error.status !== undefined && (error.status >= 500 || error.status === 429)
      if (isServerError || UNREACHABLE_REASONS.includes(error.reason)) throw error
      return robotsParser(address.href, '')
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { type PageKind, RESEARCH_LIMITS } from '@/lib/research/options'
import { ResearchError } from '@/lib/research/research-error'
import type { ResearchNotice, ResearchProgress } from '@/lib/research/schema'
import { decodePage } from '@/lib/web/charset'
import { WebError, type WebOptions, WebVisit } from '@/lib/web/fetch'
import { readHtml, type WebPage } from '@/lib/web/html'
import { Robots } from '@/lib/web/robots'
import { type Candidate, findCandidates, isSameSite, kindOf, nextCandidate, pageKey } from './links'
import { type ReadPage, readPage } from './read'

export interface CrawlOptions extends WebOptions {
  /** The product token that a robots.txt may address. */
  robotName: string
  onProgress?: (progress: ResearchProgress) => void
}

export interface Crawl {
  pages: ReadPage[]
  notices: ResearchNotice[]
}

/** Text under which a page that runs JavaScript counts as its empty shell. */
const SHELL_TEXT_LENGTH = 250
const MAX_DELAY_SECONDS = 3
/** A page that sends its reader on by itself. */
const MAX_FORWARDS = 2

/**
 * Reads a website's home page and at most five pages of the same site that seem to tell of the company. Throws ResearchError where the
 * home page cannot be read; of any other page a notice says it.
 */
export async function crawl(website: string, options: CrawlOptions): Promise<Crawl> {
  const visit = new WebVisit(options)
  try {
    return await new Crawler(visit, options).run(new URL(website))
  } catch (error) {
    if (options.signal?.aborted) throw new ResearchError('cancelled', error)
    if (error instanceof WebError) throw new ResearchError(error.reason, error)
    throw error
  } finally {
    await visit.close()
  }
}

class Crawler {
  readonly #visit: WebVisit
  readonly #options: CrawlOptions
  readonly #robots: Robots
  readonly #pages: ReadPage[] = []
  readonly #notices: ResearchNotice[] = []
  readonly #seen = new Set<string>()
  #candidates: Candidate[] = []

  constructor(visit: WebVisit, options: CrawlOptions) {
    this.#visit = visit
    this.#options = options
    this.#robots = new Robots(visit, options.robotName)
  }

  async run(website: URL): Promise<Crawl> {
    const home = await this.#home(website)
    if (!isSameSite(website, home)) this.#notice('movedElsewhere', home)
    const kinds: PageKind[] = []
    const limit = RESEARCH_LIMITS.pages
    // A page that cannot be read costs its turn, so that a broken site is not asked without end.
    for (let turn = 0; turn < limit && this.#candidates.length > 0; turn += 1) {
      const next = nextCandidate(this.#candidates, kinds)
      if (!next) break
      if (this.#visit.isOver) {
        this.#notice('outOfTime', null)
        break
      }
      kinds.push(next.kind)
      this.#candidates = this.#candidates.filter((one) => one !== next)
      await this.#other(next)
    }
    return { pages: this.#pages, notices: this.#notices }
  }

  /** The home page, at the name with www. where the bare one is not known. @returns the address it stands at */
  async #home(website: URL): Promise<URL> {
    const bare = this.#read(website, 'home')
    try {
      return await bare
    } catch (error) {
      const isUnknown = error instanceof WebError && error.reason === 'noSuchHost'
      if (!isUnknown || website.hostname.startsWith('www.')) throw error
      const full = new URL(website)
      full.hostname = `www.${website.hostname}`
      return await this.#read(full, 'home').catch(() => {
        throw error
      })
    }
  }

  async #other({ url, kind }: Candidate): Promise<void> {
    try {
      const delay = Math.min(await this.#robots.crawlDelay(url), MAX_DELAY_SECONDS)
      if (delay > 0) await sleep(delay * 1000, undefined, { signal: this.#options.signal })
      await this.#read(url, kind)
    } catch (error) {
      if (this.#options.signal?.aborted) throw error
      if (error instanceof ResearchError && error.reason === 'robots') this.#notice('disallowed', url)
      else if (error instanceof WebError) this.#notice('notRead', url)
      else throw error
    }
  }

  async #read(address: URL, kind: PageKind): Promise<URL> {
    this.#options.onProgress?.({ stage: 'reading', page: kind, address: address.href })
    let url = address
    for (let forwards = 0; ; forwards += 1) {
      await this.#permit(url)
      const answer = await this.#visit.get(url, { mayFollow: (next) => this.#permit(next) })
      const page = await readHtml(decodePage(answer.body, answer.charset), this.#options.signal)
      const forward = forwards < MAX_FORWARDS ? forwardTarget(page, answer.url) : null
      if (!forward) {
        this.#keep(page, answer.url, kind, answer.truncated || page.truncated)
        return answer.url
      }
      url = forward
    }
  }

  async #permit(url: URL): Promise<void> {
    if (!(await this.#robots.isAllowed(url))) throw new ResearchError('robots')
  }

  #keep(page: WebPage, url: URL, kind: PageKind, isCut: boolean): void {
    const key = pageKey(url)
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    const known = new Set([...this.#seen, ...this.#candidates.map((one) => pageKey(one.url))])
    this.#candidates.push(...findCandidates(page.links, url).filter((one) => !known.has(pageKey(one.url))))
    const read = readPage(page, { address: url.href, kind: kind === 'other' ? kindFromContent(page) : kind })
    const length = read.page.blocks.reduce((sum, { start, end }) => sum + end - start, 0)
    if (page.isShell && length < SHELL_TEXT_LENGTH) this.#notice('javascript', url)
    const whole = page.blocks.reduce((sum, { text }) => sum + text.length, 0)
    if (isCut || whole > RESEARCH_LIMITS.sourceText) this.#notice('cut', url)
    if (read.hasInjection) this.#notice('injection', url)
    // An application gives the same shell at every address.
    const { text, language } = read.page
    if (text === '' || this.#pages.some((one) => one.page.text === text)) return
    if (language !== null && language !== 'en') this.#notice('otherLanguage', url)
    this.#pages.push(read)
  }

  #notice(kind: ResearchNotice['kind'], url: URL | null): void {
    if (this.#notices.length < RESEARCH_LIMITS.notices)
      this.#notices.push({ kind, address: url?.href ?? null })
  }
}

/** What a page is about whose link did not tell: by its title or first heading. */
function kindFromContent({ title, blocks }: WebPage): PageKind {
  const heading = blocks.find(({ kind }) => kind === 'heading')?.text ?? ''
  return kindOf(heading) ?? kindOf(title ?? '') ?? 'other'
}

/** Where a page without text of its own sends its reader. */
function forwardTarget(page: WebPage, at: URL): URL | null {
  if (page.refresh === null || page.blocks.length > 5 || !URL.canParse(page.refresh, at)) return null
  const next = new URL(page.refresh, at)
  const isDown = at.protocol === 'https:' && next.protocol === 'http:'
  return isDown || pageKey(next) === pageKey(at) ? null : next
}

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
  /** The product token in a robots.txt. */
  robotName: string
  onProgress?: (progress: ResearchProgress) => void
}

interface Crawl {
  pages: ReadPage[]
  notices: ResearchNotice[]
}

/** In characters. A page with less that runs JavaScript counts as an empty shell. */
const SHELL_TEXT_LENGTH = 250
const MAX_DELAY_SECONDS = 3
const MAX_REFRESHES = 2

/** Throws ResearchError where the home page cannot be read; other unreadable pages only get a notice. */
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
    const home = await this.#readHomePage(website)
    if (!isSameSite(website, home)) this.#addNotice('movedElsewhere', home)
    const kinds: PageKind[] = []
    const limit = RESEARCH_LIMITS.pages
    // An unreadable page uses up a turn too, so that a broken site does not get endless requests.
    for (let turn = 0; turn < limit && this.#candidates.length > 0; turn += 1) {
      const next = nextCandidate(this.#candidates, kinds)
      if (!next) break
      if (this.#visit.isOver) {
        this.#addNotice('outOfTime', null)
        break
      }
      kinds.push(next.kind)
      this.#candidates = this.#candidates.filter((candidate) => candidate !== next)
      await this.#readOtherPage(next)
    }
    return { pages: this.#pages, notices: this.#notices }
  }

  /** Tries www. where the bare host does not exist. Returns the final address. */
  async #readHomePage(website: URL): Promise<URL> {
    try {
      return await this.#readAddress(website, 'home')
    } catch (error) {
      const isUnknown = error instanceof WebError && error.reason === 'noSuchHost'
      if (!isUnknown || website.hostname.startsWith('www.')) throw error
      const withWww = new URL(website)
      withWww.hostname = `www.${website.hostname}`
      return await this.#readAddress(withWww, 'home').catch(() => {
        throw error
      })
    }
  }

  async #readOtherPage({ url, kind }: Candidate): Promise<void> {
    try {
      const delay = Math.min(await this.#robots.crawlDelay(url), MAX_DELAY_SECONDS)
      if (delay > 0) await sleep(delay * 1000, undefined, { signal: this.#options.signal })
      await this.#readAddress(url, kind)
    } catch (error) {
      if (this.#options.signal?.aborted) throw error
      if (error instanceof ResearchError && error.reason === 'robots') this.#addNotice('disallowed', url)
      else if (error instanceof WebError) this.#addNotice('notRead', url)
      else throw error
    }
  }

  async #readAddress(address: URL, kind: PageKind): Promise<URL> {
    this.#options.onProgress?.({ stage: 'reading', page: kind, address: address.href })
    let url = address
    for (let refreshes = 0; ; refreshes += 1) {
      await this.#requireAllowed(url)
      const answer = await this.#visit.get(url, { checkRedirect: (next) => this.#requireAllowed(next) })
      const page = await readHtml(decodePage(answer.body, answer.charset), this.#options.signal)
      const target = refreshes < MAX_REFRESHES ? refreshTarget(page, answer.url) : null
      if (!target) {
        this.#addPage(page, answer.url, kind, answer.truncated || page.truncated)
        return answer.url
      }
      url = target
    }
  }

  async #requireAllowed(url: URL): Promise<void> {
    if (!(await this.#robots.isAllowed(url))) throw new ResearchError('robots')
  }

  #addPage(page: WebPage, url: URL, kind: PageKind, isTruncated: boolean): void {
    const key = pageKey(url)
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    const keys = new Set([...this.#seen, ...this.#candidates.map((candidate) => pageKey(candidate.url))])
    const linked = findCandidates(page.links, url)
    this.#candidates.push(...linked.filter((candidate) => !keys.has(pageKey(candidate.url))))
    const read = readPage(page, { address: url.href, kind: kind === 'other' ? kindFromContent(page) : kind })
    const cleanLength = read.page.blocks.reduce((sum, { start, end }) => sum + end - start, 0)
    if (page.isShell && cleanLength < SHELL_TEXT_LENGTH) this.#addNotice('javascript', url)
    const sourceLength = page.blocks.reduce((sum, { text }) => sum + text.length, 0)
    if (isTruncated || sourceLength > RESEARCH_LIMITS.sourceText) this.#addNotice('cut', url)
    if (read.hasInjection) this.#addNotice('injection', url)
    // A single-page application returns the same shell at every address.
    const { text, language } = read.page
    if (text === '' || this.#pages.some(({ page: { text: other } }) => other === text)) return
    if (language !== null && language !== 'en') this.#addNotice('otherLanguage', url)
    this.#pages.push(read)
  }

  #addNotice(kind: ResearchNotice['kind'], url: URL | null): void {
    if (this.#notices.length < RESEARCH_LIMITS.notices)
      this.#notices.push({ kind, address: url?.href ?? null })
  }
}

function kindFromContent({ title, blocks }: WebPage): PageKind {
  const heading = blocks.find(({ kind }) => kind === 'heading')?.text ?? ''
  return kindOf(heading) ?? kindOf(title ?? '') ?? 'other'
}

/** Null unless the page is almost empty. Never from https to http. */
function refreshTarget(page: WebPage, url: URL): URL | null {
  if (page.refresh === null || page.blocks.length > 5 || !URL.canParse(page.refresh, url)) return null
  const target = new URL(page.refresh, url)
  const isDowngrade = url.protocol === 'https:' && target.protocol === 'http:'
  return isDowngrade || pageKey(target) === pageKey(url) ? null : target
}

import { getDomain } from 'tldts'
import type { PageKind } from '@/lib/research/options'
import type { PageLink } from '@/lib/web/html'
import { withLatinBoundaries } from './word-boundaries'

/** Words of a link or path that tell what its page is about, in English, German and Welsh; the first kind that matches counts. */
const KIND_WORDS: readonly [Exclude<PageKind, 'home' | 'other'>, RegExp][] = [
  [
    'benefits',
    /\bbenefits?\b|\bperks?\b|\brewards?\b|mitarbeitervorteile|sozialleistungen|zusatzleistungen|\bbuddion\b|\bmanteision\b/i,
  ],
  [
    'careers',
    /\bcareers?\b|\bemployment\b|\bjobs?\b|\bvacanc(?:y|ies)\b|\bjoin[ -](?:us|our|the)\b|\bcrew\b|\bwork(?:ing)?[ -](?:with|for|at|here)\b|\brecruitment\b|\bhiring\b|\blife[ -]at\b|\bapprentice|\bgraduates?\b|karriere|stellen(?:angebote|markt)?\b|\bjobb|arbeiten[ -]bei|ausbildung|\bgyrfa(?:oedd)?\b|\bswyddi\b|gweithio[ -](?:i|gyda)|\bymun(?:o|wch)\b/i,
  ],
  [
    'values',
    /\bvalues\b|\bculture\b|\bmission\b|\bvision\b|\bpurpose\b|\bprinciples\b|\bpeople\b|\bwerte\b|kultur\b|leitbild|philosophie|\bgwerthoedd\b|\bdiwylliant\b|\bcenhadaeth\b|\bgweledigaeth\b|\bpobl\b/i,
  ],
  [
    'about',
    /\babout\b|\bwho[ -]we[ -]are\b|\bour[ -](?:story|company|history|team)\b|\bcompany\b|\b(?:the|our) group\b|\bprofile\b|\bhistory\b|[üu]e?ber[ -]uns\b|\bunternehmen\b|wir[ -][üu]e?ber|\bfirma\b|\bgeschichte\b|\bamdanom\b|\bamdanon\b|\bpwy[ -]ydym\b|\bein[ -]stori\b|\bcwmni\b|\bhanes\b/i,
  ],
  [
    'products',
    /\bproducts?\b|\btraining courses?\b|\bcourses\b|\btechnical\b|\bguides?\b|\bresources\b|\bshop\b|\bstore\b|\bfaqs?\b|\bservices?\b|\bsolutions?\b|\bwhat[ -]we[ -]do\b|\bsectors?\b|\bindustries\b|\bcapabilit|\bexpertise\b|\bprojects?\b|produkte|leistungen|l[öo]e?sungen|branchen|\bcynnyrch|\bcynhyrchion\b|\bgwasanaethau\b|\bprosiectau\b|\bsectorau\b|\bbeth[ -]rydym/i,
  ],
  [
    'news',
    /\bnews\b|\bcustomers\b|\bclients\b|\bcase[ -]stud|\bstories\b|\btestimonials?\b|\bblog\b|\bpress\b|\binsights\b|\bupdates\b|aktuelles|neuigkeiten|presse\b|\bnewyddion\b/i,
  ],
]
const KINDS = KIND_WORDS.map(([kind, pattern]) => ({ kind, pattern: withLatinBoundaries(pattern) }))

/** What is read first when not everything can be. */
const READING_ORDER: readonly PageKind[] = [
  'careers',
  'about',
  'benefits',
  'values',
  'products',
  'other',
  'news',
]

const UNWANTED =
  /privacy|cookie|terms|legal|impressum|datenschutz|agb\b|preifatrwydd|cwcis|log-?in|sign-?in|account|cart|basket|checkout|warenkorb|contact|kontakt|cysylltu|sitemap|subscribe|unsubscribe|wp-admin|\/feed\b|\/tag\/|\/category\/|\/author\/|accessib|modern-slavery|gender-pay|investor|shareholder/i
const FILE_EXTENSION =
  /\.(?:pdf|docx?|xlsx?|pptx?|zip|jpe?g|png|gif|svg|webp|mp4|mp3|css|js|json|xml|ics|rss)$/i

/** A page that may be read, with what it seems to be about. */
export interface Candidate {
  url: URL
  kind: PageKind
  /** The smaller, the sooner. */
  rank: number
}

/** Whether two addresses belong to one website: the same host, or hosts under one registrable domain. */
export function isSameSite(one: URL, other: URL): boolean {
  if (one.host === other.host) return true
  const domain = getDomain(one.hostname, { allowPrivateDomains: true })
  return (
    domain !== null &&
    one.port === other.port &&
    domain === getDomain(other.hostname, { allowPrivateDomains: true })
  )
}

/** One form of an address, by which a page is known again. */
export function pageKey(url: URL): string {
  const path = url.pathname.replace(/\/(?:index\.\w+)?$/, '')
  return `${url.host.replace(/^www\./, '')}${path}${url.search}`.toLowerCase()
}

/** The pages of the same site that links lead to and that tell of the company, each once, the most telling first. */
export function findCandidates(links: readonly PageLink[], page: URL): Candidate[] {
  const found = new Map<string, Candidate>()
  for (const { href, text } of links) {
    if (!URL.canParse(href, page)) continue
    const url = new URL(href, page)
    url.hash = ''
    if (!/^https?:$/.test(url.protocol) || !isSameSite(url, page) || pageKey(url) === pageKey(page)) continue
    const path = decodePath(url.pathname).replace(/[/_.-]+/g, ' ')
    if (UNWANTED.test(url.pathname) || UNWANTED.test(text) || FILE_EXTENSION.test(url.pathname)) continue
    const depth = url.pathname.split('/').filter(Boolean).length
    const kind = kindOf(text) ?? kindOf(path) ?? kindOfUnnamedPage(text, depth)
    if (kind === null) continue
    const certain = kindOf(path) === kind && kindOf(text) === kind ? 0 : 1
    const rank = READING_ORDER.indexOf(kind) + depth * 0.1 + certain * 0.3 + (url.search === '' ? 0 : 0.5)
    const known = found.get(pageKey(url))
    if (!known || rank < known.rank) found.set(pageKey(url), { url, kind, rank })
  }
  return [...found.values()].sort((one, other) => one.rank - other.rank)
}

/** A page near the home page whose link has a name, though none that tells: read where there is time left for it. */
const kindOfUnnamedPage = (text: string, depth: number): PageKind | null =>
  depth <= 2 && /\p{L}{3}/u.test(text) && text.length <= 40 ? 'other' : null

/** What a page is about by words of its link, path or title; null where they do not tell. */
export function kindOf(label: string): PageKind | null {
  if (label.length > 80) return null
  return KINDS.find(({ pattern }) => pattern.test(label))?.kind ?? null
}

/** The next page to read: a kind that was not read yet before a second of one that was. */
export function nextCandidate(candidates: readonly Candidate[], read: readonly PageKind[]): Candidate | null {
  const score = ({ kind, rank }: Candidate) => rank + read.filter((one) => one === kind).length * 10
  return candidates.reduce<Candidate | null>(
    (best, one) => (best === null || score(one) < score(best) ? one : best),
    null,
  )
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

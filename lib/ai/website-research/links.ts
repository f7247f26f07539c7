import { getDomain } from 'tldts'
import type { PageKind } from '@/lib/research/options'
import type { PageLink } from '@/lib/web/html'
import { withLatinBoundaries } from './word-boundaries'

/** In English, German and Welsh. The first match counts. */
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

/** Page kinds by importance, as not all pages can be read. */
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

export interface Candidate {
  url: URL
  kind: PageKind
  /** Lower ranks are read first. */
  rank: number
}

export function isSameSite(a: URL, b: URL): boolean {
  if (a.host === b.host) return true
  const domain = getDomain(a.hostname, { allowPrivateDomains: true })
  return (
    domain !== null && a.port === b.port && domain === getDomain(b.hostname, { allowPrivateDomains: true })
  )
}

export function pageKey(url: URL): string {
  const path = url.pathname.replace(/\/(?:index\.\w+)?$/, '')
  return `${url.host.replace(/^www\./, '')}${path}${url.search}`.toLowerCase()
}

/** Of the same site and likely to be about the company, each once, best first. */
export function findCandidates(links: readonly PageLink[], page: URL): Candidate[] {
  const candidates = new Map<string, Candidate>()
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
    const doubt = kindOf(path) === kind && kindOf(text) === kind ? 0 : 1
    const rank = READING_ORDER.indexOf(kind) + depth * 0.1 + doubt * 0.3 + (url.search === '' ? 0 : 0.5)
    const existing = candidates.get(pageKey(url))
    if (!existing || rank < existing.rank) candidates.set(pageKey(url), { url, kind, rank })
  }
  return [...candidates.values()].sort((a, b) => a.rank - b.rank)
}

/** A page near the home page whose link says nothing about its kind is `other`, and read if there is time. */
const kindOfUnnamedPage = (text: string, depth: number): PageKind | null =>
  depth <= 2 && /\p{L}{3}/u.test(text) && text.length <= 40 ? 'other' : null

export function kindOf(label: string): PageKind | null {
  if (label.length > 80) return null
  return KINDS.find(({ pattern }) => pattern.test(label))?.kind ?? null
}

/** A kind that was not read yet comes before a second page of one that was. */
export function nextCandidate(candidates: readonly Candidate[], read: readonly PageKind[]): Candidate | null {
  const score = ({ kind, rank }: Candidate) => rank + read.filter((readKind) => readKind === kind).length * 10
  return candidates.reduce<Candidate | null>(
    (best, candidate) => (best === null || score(candidate) < score(best) ? candidate : best),
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

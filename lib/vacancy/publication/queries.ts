import 'server-only'
import { type AdvertChoices, buildAdvert } from '@/lib/advert/build'
import { addDays, ukDay } from '@/lib/advert/days'
import { checkAdvert, isPublishable } from '@/lib/advert/preflight'
import type { PreflightItem } from '@/lib/advert/preflight-schema'
import type { Advert } from '@/lib/advert/schema'
import { brand } from '@/lib/content/brand'
import { origin } from '@/lib/content/pages'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import * as paths from '@/lib/paths'
import { type SpecificationContent, specificationContentSchema } from '@/lib/specification/schema'
import { CLOSED_PAGE_DAYS, DEFAULT_OPEN_DAYS, DEFAULT_SHOW_CLIENT } from './options'
import type { JobSearch, Publication, PublicationQuery, PublicationView } from './schema'

export const AGENCY: Advert['agency'] = {
  product: brand.product,
  legalName: brand.legalName,
  companyNumber: brand.companyNumber,
  registeredOffice: brand.registeredOffice,
}

export const jobUrl = (slug: string): string => `${origin ?? ''}${paths.job(slug)}`

const APPROVED = {
  where: { status: 'approved' },
  take: 1,
  select: { id: true, approval: { select: { id: true, approvedAt: true } } },
} satisfies Prisma.ConsultationSession$specificationsArgs

const VACANCY_SELECT = {
  id: true,
  state: true,
  company: { select: { website: true } },
  session: { select: { specifications: APPROVED } },
} satisfies Prisma.VacancySelect
type VacancyRow = Prisma.VacancyGetPayload<{ select: typeof VACANCY_SELECT }>

type PublicationRow = Prisma.PublicationGetPayload<object>

const toDay = (date: Date) => date.toISOString().slice(0, 10)

const approvedOf = ({ session }: Pick<VacancyRow, 'session'>) => session?.specifications[0] ?? null

/** States in which nothing is advertised. */
const SILENT = ['onHold', 'closed', 'archived'] as const

export const isSilent = (state: string): boolean => SILENT.some((silent) => silent === state)

const isOpen = (row: PublicationRow, vacancyState: string, now: Date): boolean =>
  row.state === 'open' && !isSilent(vacancyState) && toDay(row.closesOn) >= ukDay(now)

interface Candidate {
  advert: Advert
  preflight: PreflightItem[]
}

/** Approved content never changes, so that it is read once. */
const cache = new Map<string, Candidate>()
const MAX_CACHED = 500

export function prepareCandidate(
  content: SpecificationContent,
  choices: AdvertChoices,
  now: Date,
  hasApproval = true,
): Candidate {
  const advert = buildAdvert(content, choices, AGENCY)
  const { showClient } = choices
  return { advert, preflight: checkAdvert({ content, advert, showClient, hasApproval, today: ukDay(now) }) }
}

const choicesOf = (row: PublicationRow, website: string | null): AdvertChoices => ({
  showClient: row.showClient,
  closesOn: toDay(row.closesOn),
  website,
  town: row.town,
  postcode: row.postcode,
})

async function loadCandidate(
  row: PublicationRow,
  vacancy: Pick<VacancyRow, 'company' | 'session'>,
  now: Date,
): Promise<Candidate | null> {
  const approved = approvedOf(vacancy)
  if (!approved) return null
  const choices = choicesOf(row, vacancy.company.website)
  const key = JSON.stringify([approved.id, choices, ukDay(now)])
  const cached = cache.get(key)
  if (cached) return cached
  const candidate = prepareCandidate(await readContent(approved.id), choices, now)
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(key, candidate)
  return candidate
}

async function readContent(id: string): Promise<SpecificationContent> {
  const { content } = await db().jobSpecification.findUniqueOrThrow({
    where: { id },
    select: { content: true },
  })
  return specificationContentSchema.parse(content)
}

const respondAt = (slug: string) =>
  origin
    ? `Send your details with the form at ${jobUrl(slug)}. You don’t need an account.`
    : `Send your details with the form on our jobs page, reference ${referenceOf(slug)}.`

/**
 * What candidates would read of any version, for a file: with the choices of the vacancy's publication, or those that a new one has. Null
 * for an unknown version. Does not check who asks.
 */
export async function loadAdvert(
  specificationId: string,
  now = new Date(),
): Promise<{ advert: Advert; version: number } | null> {
  const row = await db().jobSpecification.findUnique({
    where: { id: specificationId },
    select: {
      content: true,
      version: true,
      status: true,
      company: { select: { website: true } },
      session: { select: { vacancy: { select: { state: true, publication: true } } } },
    },
  })
  if (!row) return null
  const { version, status, company } = row
  const { state, publication } = row.session.vacancy
  const content = specificationContentSchema.parse(row.content)
  const choices = publication
    ? choicesOf(publication, company.website)
    : { showClient: DEFAULT_SHOW_CLIENT, closesOn: null }
  if (publication && status === 'approved' && isOpen(publication, state, now)) {
    const onPage = prepareCandidate(content, { ...choices, respond: respondAt(publication.slug) }, now)
    if (isPublishable(onPage.preflight)) return { advert: onPage.advert, version }
  }
  return {
    advert: buildAdvert(content, { ...choices, closesOn: null, respond: '' }, AGENCY),
    version,
  }
}

export const toPublication = (row: PublicationRow, isOpenNow: boolean): Publication => ({
  id: row.id,
  slug: row.slug,
  url: jobUrl(row.slug),
  state: isOpenNow ? 'open' : 'closed',
  showClient: row.showClient,
  closesOn: toDay(row.closesOn),
  town: row.town,
  postcode: row.postcode,
  reason: row.reason,
  publishedBy: row.publishedBy,
  publishedAt: row.publishedAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  closedBecause: row.closedBecause,
})

/** With the pre-flight of what `query` chooses. Throws 404 for an unknown vacancy. */
export async function getPublication(
  vacancyId: string,
  query: PublicationQuery = {},
  now = new Date(),
): Promise<PublicationView> {
  const vacancy = await db().vacancy.findUnique({
    where: { id: vacancyId },
    select: { ...VACANCY_SELECT, publication: true },
  })
  if (!vacancy) throw notFound()
  const { publication } = vacancy
  const approved = approvedOf(vacancy)
  const isLive = publication !== null && isOpen(publication, vacancy.state, now)
  const showClient = query.showClient ?? publication?.showClient ?? DEFAULT_SHOW_CLIENT
  const closesOn =
    query.closesOn ??
    (publication && isLive ? toDay(publication.closesOn) : addDays(ukDay(now), DEFAULT_OPEN_DAYS))
  const choices = {
    showClient,
    closesOn,
    website: vacancy.company.website,
    town: query.town ?? publication?.town ?? null,
    postcode: query.postcode ?? publication?.postcode ?? null,
  }
  const candidate = approved && prepareCandidate(await readContent(approved.id), choices, now)
  const published = publication && isLive ? await loadCandidate(publication, vacancy, now) : null
  return {
    publication:
      publication && toPublication(publication, published !== null && isPublishable(published.preflight)),
    preflight: candidate?.preflight ?? preflightWithoutApproval(choices, now),
    advert: candidate?.advert ?? null,
    showClient,
    closesOn,
  }
}

/** Only what an approval would change is said: there is nothing to check yet. */
export function preflightWithoutApproval(choices: AdvertChoices, now: Date): PreflightItem[] {
  const content = { jobTitle: '', companyName: '', companyDescription: null, lines: [] }
  return prepareCandidate(content, choices, now, false).preflight.filter(({ key }) => key === 'authority')
}

/** Shown to candidates, and the same on every channel. */
export const referenceOf = (slug: string): string => slug.split('-').at(-1) ?? slug

export interface Job {
  vacancyId: string
  slug: string
  reference: string
  url: string
  state: 'open' | 'closed'
  advert: Advert
  publishedAt: Date
  /** Of the page: when it was published, its choices changed, or a version was approved. */
  changedAt: Date
}

const JOB_SELECT = { vacancy: { select: VACANCY_SELECT } } as const

function toJob(
  { vacancy, ...row }: PublicationRow & { vacancy: VacancyRow },
  { advert }: Candidate,
  state: Job['state'],
): Job {
  const approvedAt = approvedOf(vacancy)?.approval?.approvedAt ?? row.updatedAt
  return {
    vacancyId: vacancy.id,
    slug: row.slug,
    reference: referenceOf(row.slug),
    url: jobUrl(row.slug),
    state,
    advert,
    publishedAt: row.publishedAt,
    changedAt: new Date(Math.max(row.updatedAt.getTime(), approvedAt.getTime())),
  }
}

/** `gone` for a page that has been closed for a month; null for an unknown one. */
export async function findJob(slug: string, now = new Date()): Promise<Job | 'gone' | null> {
  const row = await db().publication.findUnique({ where: { slug }, include: JOB_SELECT })
  if (!row) return null
  const candidate = await loadCandidate(row, row.vacancy, now)
  if (!candidate) return 'gone'
  const state = isOpen(row, row.vacancy.state, now) && isPublishable(candidate.preflight) ? 'open' : 'closed'
  const lastDay = row.closedAt ? ukDay(row.closedAt) : toDay(row.closesOn)
  if (state === 'closed' && ukDay(now) > addDays(lastDay, CLOSED_PAGE_DAYS)) return 'gone'
  return toJob(row, candidate, state)
}

/** More than an agency has open at a time. */
const LIST_MAX = 1000

/** Open jobs, newest first, whose title and place hold the words. */
export async function listJobs(
  { title, place }: JobSearch = { title: '', place: '' },
  now = new Date(),
): Promise<Job[]> {
  const rows = await db().publication.findMany({
    where: {
      state: 'open',
      closesOn: { gte: new Date(`${ukDay(now)}T00:00:00Z`) },
      vacancy: { state: { notIn: [...SILENT] } },
    },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: LIST_MAX,
    include: JOB_SELECT,
  })
  const jobs: Job[] = []
  for (const row of rows) {
    const candidate = await loadCandidate(row, row.vacancy, now)
    if (candidate && isPublishable(candidate.preflight)) jobs.push(toJob(row, candidate, 'open'))
  }
  return jobs.filter(
    ({ advert }) =>
      holdsWords(advert.title, title) &&
      holdsWords(
        [
          advert.place?.text,
          advert.place?.town,
          advert.place?.postcode,
          advert.workPattern === 'remote' ? 'remote' : '',
        ].join(' '),
        place,
      ),
  )
}

function holdsWords(text: string, words: string): boolean {
  const lower = text.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}

import 'server-only'
import { accessSelect, type Caller, ofVisibleCompanies, requireNeed, roleIn } from '@/lib/auth/caller'
import type { CompanyRole } from '@/lib/content/company-roles'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import * as paths from '@/lib/paths'
import type { LaunchStatus } from '@/lib/vacancy/launch-status'
import { getPublication } from '@/lib/vacancy/publication/queries'
import { nextStepOf, urlOf } from './next-step'
import type { OwnVacancy, OwnVacancyDetail, VacancyEvent } from './schema'

/** More than an owner may start (lib/quotas/limits.ts). */
const LIST_MAX = 300

const SELECT = {
  id: true,
  companyId: true,
  jobTitle: true,
  title: true,
  state: true,
  current: true,
  updatedAt: true,
  company: { select: { name: true, industry: true } },
  session: {
    select: {
      updatedAt: true,
      messages: { where: { role: 'user' }, take: 1, select: { id: true } },
      specifications: {
        orderBy: { version: 'desc' },
        take: 1,
        select: {
          id: true,
          status: true,
          updatedAt: true,
          rounds: {
            where: { state: 'open' },
            take: 1,
            select: {
              inOrder: true,
              approvers: {
                where: { state: 'waiting' },
                orderBy: { position: 'asc' },
                select: { name: true },
              },
            },
          },
        },
      },
    },
  },
} satisfies Prisma.VacancySelect

const selectFor = (caller: Caller) => ({
  ...SELECT,
  company: { select: { ...SELECT.company.select, ...accessSelect(caller) } },
})

/** Last changed first. */
export async function listOwnVacancies(caller: Caller): Promise<OwnVacancy[]> {
  const rows = await db().vacancy.findMany({
    where: ofVisibleCompanies(caller),
    orderBy: { createdAt: 'desc' },
    take: LIST_MAX,
    select: selectFor(caller),
  })
  return rows
    .map((row) => toOwnVacancy(row, roleIn(caller, row.company)?.role ?? 'viewer'))
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}

/** The caller has proved ownership, as an editor. */
export async function getOwnVacancy(id: string): Promise<OwnVacancy> {
  return toOwnVacancy(await db().vacancy.findUniqueOrThrow({ where: { id }, select: SELECT }), 'editor')
}

/** Throws the same 404 for missing and foreign ids, and 403 where the caller's role is too low. */
export async function requireOwnVacancy(caller: Caller, id: string): Promise<void> {
  const vacancy = await db().vacancy.findFirst({
    where: { id, ...ofVisibleCompanies(caller) },
    select: { company: { select: accessSelect(caller) } },
  })
  if (!vacancy) throw notFound()
  requireNeed(caller, vacancy.company)
}

const EVENTS_MAX = 100

/** Throws the same 404 for missing and foreign ids. */
export async function getVacancyDetail(caller: Caller, id: string): Promise<OwnVacancyDetail> {
  const row = await db().vacancy.findFirst({
    where: { id, ...ofVisibleCompanies(caller) },
    select: {
      ...selectFor(caller),
      createdAt: true,
      history: {
        where: { kind: { in: ['status', 'clientNote'] } },
        orderBy: { id: 'desc' },
        take: EVENTS_MAX,
        select: { id: true, kind: true, at: true, to: true, text: true },
      },
    },
  })
  if (!row) throw notFound()
  const { createdAt, history, ...vacancy } = row
  const { role } = requireNeed(caller, vacancy.company)
  const versions = await db().jobSpecification.findMany({
    where: { sessionId: id },
    orderBy: { version: 'desc' },
    take: EVENTS_MAX,
    select: {
      id: true,
      version: true,
      createdAt: true,
      approval: { select: { approverName: true, approvedAt: true } },
    },
  })
  const events: VacancyEvent[] = [
    { ...NO_DETAILS, kind: 'started', at: createdAt.toISOString() },
    ...versions.flatMap(
      ({ id: specificationId, version, createdAt: writtenAt, approval }): VacancyEvent[] => {
        const of = { ...NO_DETAILS, specificationId, version }
        return [
          { ...of, kind: 'drafted', at: writtenAt.toISOString() },
          ...(approval
            ? [
                {
                  ...of,
                  kind: 'approved' as const,
                  at: approval.approvedAt.toISOString(),
                  by: approval.approverName,
                },
              ]
            : []),
        ]
      },
    ),
    ...history
      .filter(({ kind }) => kind === 'status')
      .map(({ at, to }) => ({
        ...NO_DETAILS,
        kind: 'launch' as const,
        at: at.toISOString(),
        launchStatus: to as LaunchStatus | null,
      })),
  ]
  return {
    vacancy: toOwnVacancy(vacancy, role),
    role,
    notes: history
      .filter(({ kind }) => kind === 'clientNote')
      .map(({ id: noteId, at, text, to }) => ({
        id: noteId,
        at: at.toISOString(),
        text: text ?? '',
        day: to,
      })),
    events: events.sort((a, b) => b.at.localeCompare(a.at)),
    advert: await loadAdvert(id),
  }
}

async function loadAdvert(vacancyId: string): Promise<OwnVacancyDetail['advert']> {
  const [{ publication }, responses] = await Promise.all([
    getPublication(vacancyId),
    db().jobInterest.count({ where: { vacancyId } }),
  ])
  if (!publication) return null
  const { url, state, publishedAt, closesOn } = publication
  return { url, state, publishedAt, closesOn, responses }
}

const NO_DETAILS = { by: null, version: null, specificationId: null, launchStatus: null }

type OpenRound = { inOrder: boolean; approvers: { name: string }[] }

/** Who is asked now: in order, only the first. */
const waitingFor = (round: OpenRound | undefined): string[] =>
  (round?.approvers ?? []).slice(0, round?.inOrder ? 1 : undefined).map(({ name }) => name)

function toOwnVacancy(
  {
    company,
    session,
    jobTitle,
    title,
    updatedAt,
    ...vacancy
  }: Prisma.VacancyGetPayload<{ select: typeof SELECT }>,
  role: CompanyRole,
): OwnVacancy {
  const newest = session?.specifications[0]
  const progress = {
    ...vacancy,
    hasDetails: company.industry !== null,
    hasSpoken: (session?.messages.length ?? 0) > 0,
    specification: newest ? { id: newest.id, isDraft: newest.status === 'draft' } : null,
  }
  const changes = [updatedAt, session?.updatedAt, newest?.updatedAt].map((time) => time?.getTime() ?? 0)
  return {
    ...vacancy,
    title: title ?? jobTitle,
    companyName: company.name,
    nextStep: nextStepOf(progress),
    waitingFor: waitingFor(newest?.rounds[0]),
    specificationId: newest?.id ?? null,
    // A viewer can take no step of a consultation.
    url: role === 'viewer' && !newest ? paths.vacancy(vacancy.id) : urlOf(progress),
    updatedAt: new Date(Math.max(...changes)).toISOString(),
  }
}

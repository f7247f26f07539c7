import 'server-only'
import { addDays, ukDay } from '@/lib/advert/days'
import { isPublishable } from '@/lib/advert/preflight'
import type { PreflightItem } from '@/lib/advert/preflight-schema'
import type { Actor } from '@/lib/audit/schema'
import { recordAudit } from '@/lib/audit/service'
import { db } from '@/lib/db/client'
import { AppError, notFound } from '@/lib/errors'
import { specificationContentSchema } from '@/lib/specification/schema'
import { changeLaunchStatus } from '@/lib/vacancy/service'
import { DEFAULT_OPEN_DAYS } from './options'
import { preflightWithoutApproval, prepareCandidate, toPublication } from './queries'
import type { Publication, PublicationRequest } from './schema'
import { newSlug } from './slug'

const ON_HOLD = 'This vacancy is on hold. Set its launch status to Live before you publish it.'
const WITHDRAWN = 'This vacancy is closed, so it can’t be published.'

/**
 * Opens the candidate's page, or changes the choices of an open one, and marks the vacancy as live. Throws 404 for an unknown vacancy,
 * `conflict` while it is on hold or closed, and `invalid` with the red items of the pre-flight.
 */
export async function publishVacancy(
  vacancyId: string,
  { closesOn: chosenDay, reason, showClient, town, postcode }: PublicationRequest,
  actor: Actor,
  now = new Date(),
): Promise<Publication> {
  return await db().$transaction(async (tx) => {
    // An approval locks the consultation too.
    await tx.$queryRaw`SELECT id FROM consultation_sessions WHERE id = ${vacancyId}::uuid FOR UPDATE`
    const vacancy = await tx.vacancy.findUnique({
      where: { id: vacancyId },
      select: {
        state: true,
        company: { select: { website: true } },
        publication: true,
        session: {
          select: {
            specifications: {
              where: { status: 'approved' },
              take: 1,
              select: { id: true, content: true, approval: { select: { id: true, launchStatus: true } } },
            },
          },
        },
      },
    })
    if (!vacancy) throw notFound()
    const [specification] = vacancy.session?.specifications ?? []
    const closesOn = chosenDay ?? addDays(ukDay(now), DEFAULT_OPEN_DAYS)
    const choices = { showClient, closesOn, town, postcode, website: vacancy.company.website }
    if (!specification?.approval) throw notPublishable(preflightWithoutApproval(choices, now))
    if (specification.approval.launchStatus === 'onHold') throw new AppError('conflict', ON_HOLD)
    if (vacancy.state === 'closed' || vacancy.state === 'archived') throw new AppError('conflict', WITHDRAWN)
    const content = specificationContentSchema.parse(specification.content)
    const { advert, preflight } = prepareCandidate(content, choices, now)
    if (!isPublishable(preflight)) throw notPublishable(preflight)

    const { publication: before } = vacancy
    const isOpen = before?.state === 'open' && before.closesOn.toISOString().slice(0, 10) >= ukDay(now)
    const data = {
      showClient,
      closesOn: new Date(`${closesOn}T00:00:00Z`),
      town,
      postcode,
      reason,
      publishedBy: actor.name.slice(0, 100),
      approvalId: specification.approval.id,
      state: 'open' as const,
      closedAt: null,
      closedBecause: null,
      // An open page keeps its date: it is the same advert.
      ...(isOpen ? {} : { publishedAt: now }),
    }
    const row = await tx.publication.upsert({
      where: { vacancyId },
      update: data,
      create: { ...data, vacancyId, slug: newSlug(advert.title, advert.place?.town ?? '') },
    })
    await recordAudit(
      actor,
      {
        action: isOpen ? 'publication.changed' : 'publication.opened',
        target: `vacancy:${vacancyId}`,
        changes: {
          approvalId: data.approvalId,
          showClient,
          closesOn,
          ...(reason && { reason }),
          amber: preflight.filter(({ level }) => level === 'amber').map(({ key }) => key),
        },
      },
      tx,
    )
    if (specification.approval.launchStatus === 'awaiting')
      await changeLaunchStatus(vacancyId, { status: 'launched' }, actor, tx)
    return toPublication(row, true)
  })
}

function notPublishable(preflight: readonly PreflightItem[]): AppError {
  const red = preflight.filter(({ level }) => level === 'red')
  return new AppError('invalid', 'This vacancy can’t be published yet.', {
    fields: red.map(({ key, message }) => ({ field: key, message })),
  })
}

/** Throws 404 for a vacancy without an open page. */
export async function closePublication(vacancyId: string, actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.publication.updateMany({
      where: { vacancyId, state: 'open' },
      data: { state: 'closed', closedAt: new Date(), closedBecause: 'byHand' },
    })
    if (count === 0) throw notFound()
    await recordAudit(actor, { action: 'publication.closed', target: `vacancy:${vacancyId}` }, tx)
  })
}

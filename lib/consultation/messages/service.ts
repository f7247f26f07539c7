import 'server-only'
import { randomUUID } from 'node:crypto'
import { requireOpenConsultation } from '@/lib/consultation/brief/closed'
import { endFact, newFact, reopenTopic } from '@/lib/consultation/brief/facts'
import { roomForFacts } from '@/lib/consultation/brief/limits'
import type { Brief } from '@/lib/consultation/brief/schema'
import { updateBrief } from '@/lib/consultation/brief/service'
import { db } from '@/lib/db/client'
import { AppError, notFound } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import { type Import, type ImportUse, importSchema } from './schema'

const USED = 'These lines are already in the brief.'
const NO_ROOM = 'The brief can’t hold all of these lines. Leave out the least important ones.'

/** Puts the reviewed lines into the brief. Throws 404 for an unknown import, `conflict` for one that was used, a closed consultation or a full company, and `invalid` for too many lines. */
export async function takeImport(
  { sessionId, companyId }: { sessionId: string; companyId: string },
  messageId: string,
  use: ImportUse,
): Promise<Brief> {
  const given = await readImport(sessionId, messageId)
  if (given.usedAt) throw new AppError('conflict', USED)
  const used: Import = { ...given, usedAt: new Date().toISOString() }
  return await updateBrief(
    sessionId,
    (brief) => addLines(brief, messageId, given, use),
    async (client) => {
      await requireOpenConsultation(client, sessionId)
      const { count } = await client.message.updateMany({
        where: { id: messageId, import: { path: ['usedAt'], equals: Prisma.JsonNull } },
        data: { import: used },
      })
      if (count === 0) throw new AppError('conflict', USED)
      await reserveCompanyBytes(client, companyId, 'text', JSON.stringify(given.lines))
    },
  )
}

const NOT_USED = 'These lines aren’t in the brief.'

/** Takes the lines out of the brief again, except those that were edited by hand since. Throws 404, and `conflict` where they were not used. */
export async function reopenImport(sessionId: string, messageId: string): Promise<Brief> {
  const given = await readImport(sessionId, messageId)
  if (!given.usedAt) throw new AppError('conflict', NOT_USED)
  return await updateBrief(
    sessionId,
    (brief) => removeLines(brief, messageId),
    async (client) => {
      await requireOpenConsultation(client, sessionId)
      const { count } = await client.message.updateMany({
        where: { id: messageId, import: { path: ['usedAt'], equals: given.usedAt ?? '' } },
        data: { import: { ...given, usedAt: null } },
      })
      if (count === 0) throw new AppError('conflict', NOT_USED)
    },
  )
}

async function readImport(sessionId: string, messageId: string): Promise<Import> {
  const message = await db().message.findFirst({
    where: { id: messageId, sessionId, role: 'user' },
    select: { import: true },
  })
  if (!message || message.import === null) throw notFound()
  return importSchema.parse(message.import)
}

function removeLines(brief: Brief, messageId: string): Brief {
  const imported = brief.facts.filter(
    ({ state, because, evidence }) =>
      state === 'active' &&
      because === 'import' &&
      evidence.some(({ kind, id }) => kind === 'message' && id === messageId) &&
      !evidence.some(({ kind }) => kind === 'handEdit'),
  )
  return { ...brief, facts: imported.reduce((facts, { id }) => endFact(facts, id, 'withdrawn'), brief.facts) }
}

function addLines(brief: Brief, messageId: string, { lines }: Import, { lines: uses }: ImportUse): Brief {
  const useOf = new Map(uses.map(({ id, use }) => [id, use]))
  const taken = lines.flatMap((line) => {
    const use = useOf.get(line.id) ?? 'leave'
    return use === 'leave' ? [] : [{ ...line, strength: use }]
  })
  if (taken.length > roomForFacts(brief)) throw new AppError('invalid', NO_ROOM)
  const facts = taken.map(({ topic, text, strength, start, end }) =>
    newFact(
      {
        topic,
        value: text,
        strength,
        because: 'import',
        evidence: [{ kind: 'message', id: messageId, start, end }],
      },
      randomUUID(),
    ),
  )
  const agenda = taken.reduce((current, { topic }) => reopenTopic(current, topic), brief.agenda)
  return { ...brief, facts: [...brief.facts, ...facts], agenda }
}

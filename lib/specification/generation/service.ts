import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { createBusyError } from '@/lib/consultation/turn/lease/service'
import { db } from '@/lib/db/client'
import { AppError, notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import { type SpecificationContent, specificationContentSchema } from '@/lib/specification/schema'
import { listSecretNames } from '@/lib/specification/secret-names'
import type {
  SpecificationInput,
  SpecificationWriter,
  WrittenSpecification,
} from '@/lib/specification/writer-types'

/** How long a summary waits for the turn that reads the latest message. */
const HEARING_MS = 120_000
const POLL_MS = 250

/** What the manager has said so far, all of which is in the brief. */
export interface Heard {
  /** Of the form. */
  jobTitle: string | null
  lastMessageId: string
}

/**
 * Waits for the turn that reads the manager’s latest message. Throws 404 for a session of another company, and `conflict` before the first
 * message and where no turn reads the latest one: a document without it would lose what it says.
 */
export async function awaitHeard(companyId: OwnedCompanyId, sessionId: string): Promise<Heard> {
  const deadline = Date.now() + HEARING_MS
  for (;;) {
    const session = await db().consultationSession.findFirst({
      where: { id: sessionId, companyId },
      select: {
        leaseExpiresAt: true,
        vacancy: { select: { jobTitle: true } },
        messages: {
          where: { role: 'user' },
          orderBy: { position: 'desc' },
          take: 1,
          select: { id: true, extractedAt: true, readFailedAt: true, answer: { select: { id: true } } },
        },
      },
    })
    if (!session) throw notFound()
    const [last] = session.messages
    if (!last) throw new AppError('conflict', 'Please tell the consultant about the vacancy first.')
    if (last.extractedAt ?? last.readFailedAt ?? last.answer)
      return { jobTitle: session.vacancy.jobTitle, lastMessageId: last.id }
    const isTurnRunning = session.leaseExpiresAt !== null && session.leaseExpiresAt > new Date()
    if (!isTurnRunning)
      throw new AppError(
        'conflict',
        'The consultant hasn’t read your last message yet. Send it again in the consultation, then generate the summary.',
      )
    if (Date.now() > deadline) throw createBusyError()
    await sleep(POLL_MS)
  }
}

/** How long nobody else writes after a server dies. */
const CLAIM_MS = 15_000

/** Of what a document is written from. The question that was asked last changes no document, and messages count by their facts and the names that they ask to leave out. */
function hashInput(
  { newId: _, messages, asked, company, brief, ...input }: SpecificationInput,
  model: string,
): string {
  const { name, description, industry, size } = company
  const { facts, held, agenda } = brief
  const { closed, challenged, finished } = agenda
  const secretNames = listSecretNames({ messages, asked })
  const source = {
    ...input,
    ...(secretNames.length > 0 && { secretNames }),
    model,
    company: [name, description, industry, size],
    brief: [facts, held, closed, challenged, finished],
  }
  return createHash('sha256').update(JSON.stringify(source)).digest('hex')
}

/** Documents that this process is writing, by their session. */
const RUNNING = new Map<string, { hash: string; control: AbortController }>()

/** Null where none is stored, or one of another brief. */
async function findPrepared(sessionId: string, hash: string): Promise<SpecificationContent | null> {
  const { prepared } = await db().consultationSession.findUniqueOrThrow({
    where: { id: sessionId },
    select: { prepared: true },
  })
  if (prepared === null || typeof prepared !== 'object' || !('hash' in prepared)) return null
  return prepared.hash === hash ? (specificationContentSchema.safeParse(prepared.content).data ?? null) : null
}

async function claim(sessionId: string, writerId: string): Promise<boolean> {
  const now = new Date()
  const { count } = await db().consultationSession.updateMany({
    where: { id: sessionId, OR: [{ writerExpires: null }, { writerExpires: { lte: now } }, { writerId }] },
    data: { writerId, writerExpires: new Date(now.getTime() + CLAIM_MS) },
  })
  return count === 1
}

async function release(sessionId: string, writerId: string): Promise<void> {
  await db().consultationSession.updateMany({
    where: { id: sessionId, writerId },
    data: { writerId: null, writerExpires: null },
  })
}

/** Nothing where another writer took over meanwhile. */
async function store(
  session: { id: string; companyId: string },
  writerId: string,
  prepared: { hash: string; content: SpecificationContent },
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.consultationSession.updateMany({
      where: { id: session.id, writerId },
      data: { prepared: JSON.parse(JSON.stringify(prepared)) as Prisma.InputJsonObject },
    })
    if (count === 1) await reserveCompanyBytes(tx, session.companyId, 'text', JSON.stringify(prepared))
  })
}

/** Null where the brief has changed meanwhile and somebody wants the document of the new one. */
async function writeAndStore(
  session: { id: string; companyId: string },
  {
    input,
    hash,
    writerId,
    writer,
  }: { input: SpecificationInput; hash: string; writerId: string; writer: SpecificationWriter },
): Promise<WrittenSpecification | null> {
  const control = new AbortController()
  RUNNING.set(session.id, { hash, control })
  // A missed renewal only lets another writer in earlier.
  const renewal = setInterval(() => claim(session.id, writerId).catch(() => undefined), CLAIM_MS / 3)
  try {
    const written = await writer.write(input, control.signal)
    // What the note-taker wrote instead is not kept: the model gets another chance.
    if (written.reason === null) await store(session, writerId, { hash, content: written.content })
    return written
  } catch (error) {
    if (control.signal.aborted) return null
    throw error
  } finally {
    clearInterval(renewal)
    RUNNING.delete(session.id)
    await release(session.id, writerId)
  }
}

/**
 * What a model writes from the newest brief, once: a document of the same brief is not written again, and two are never written at the
 * same time. One that was begun for an older brief is stopped.
 */
export async function writeOnce(
  session: { id: string; companyId: string },
  loadInput: () => Promise<SpecificationInput>,
  writer: SpecificationWriter & { model: string },
): Promise<WrittenSpecification> {
  const writerId = randomUUID()
  for (;;) {
    const input = await loadInput()
    const hash = hashInput(input, writer.model)
    const stored = await findPrepared(session.id, hash)
    if (stored) return { content: stored, reason: null, rejected: {} }
    if (await claim(session.id, writerId)) {
      const meanwhile = await findPrepared(session.id, hash)
      if (meanwhile) {
        await release(session.id, writerId)
        return { content: meanwhile, reason: null, rejected: {} }
      }
      const written = await writeAndStore(session, { input, hash, writerId, writer })
      if (written) return written
      continue
    }
    const running = RUNNING.get(session.id)
    if (running && running.hash !== hash) running.control.abort()
    await sleep(POLL_MS)
  }
}

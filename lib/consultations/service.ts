import 'server-only'
import { randomUUID } from 'node:crypto'
import { composeReply, openingMessage } from '@/lib/ai/built-in/reply'
import { writeSpecification } from '@/lib/ai/built-in/write'
import { planTurn } from '@/lib/ai/consultation/plan'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import { loadBrief } from '@/lib/briefs/queries'
import { changeBrief } from '@/lib/briefs/service'
import { getCompany } from '@/lib/companies/queries'
import { db } from '@/lib/db'
import { AppError, notFound } from '@/lib/errors'
import { houseRules } from '@/lib/house-rules/queries'
import { storeGenerated } from '@/lib/job-specifications/service'
import { abandonTurn, beginTurn, finishTurn, keepLease, type Turn } from '@/lib/messages/service'
import { briefView } from './queries'
import { type ChatMessage, EMPTY_AGENDA } from './schema'

/** The active session of a company with its opening message, made where there is none yet. */
export async function openSession(
  companyId: OwnedCompanyId,
): Promise<{ sessionId: string; openingMessage: string }> {
  const [company, rules] = await Promise.all([getCompany(companyId), houseRules(companyId)])
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`
    const existing = await tx.consultationSession.findFirst({
      where: { companyId, status: 'active' },
      orderBy: { createdAt: 'desc' },
      select: { id: true, messages: { orderBy: { position: 'asc' }, take: 1, select: { content: true } } },
    })
    if (existing?.messages[0]) return { sessionId: existing.id, openingMessage: existing.messages[0].content }
    const { text, chips, agenda } = openingMessage({
      brief: { facts: [], agenda: EMPTY_AGENDA },
      jobTitle: company.jobTitle,
      companyName: company.name,
      contactName: company.contactName,
      houseRules: rules,
    })
    const session = await tx.consultationSession.create({
      data: {
        companyId,
        agenda,
        messages: { create: { position: 0, role: 'assistant', content: text, chips } },
      },
      select: { id: true },
    })
    return { sessionId: session.id, openingMessage: text }
  })
}

/** Puts the active session away, so that the next visit opens a new one. Its messages and specifications are kept. */
export async function archiveSession(companyId: OwnedCompanyId): Promise<void> {
  await db().consultationSession.updateMany({
    where: { companyId, status: 'active' },
    data: { status: 'archived' },
  })
}

/** What happens in a turn, in this order: one `start`, one `brief`, `delta`s, one `message`. */
export type TurnEvent =
  | { type: 'start'; sessionId: string; userMessageId: string }
  | { type: 'brief'; view: ReturnType<typeof briefView> }
  | { type: 'delta'; text: string }
  | { type: 'message'; message: ChatMessage }

/**
 * Runs a turn to its end: what was said enters the brief, the answer is streamed and stored, the session is given back. Ends with the
 * stored message, `interrupted` where the engine broke off. Throws `modelFailed` when not a word came; the user's message stays stored.
 */
export async function* runTurn(companyId: OwnedCompanyId, turn: Turn): AsyncGenerator<TurnEvent> {
  yield { type: 'start', sessionId: turn.sessionId, userMessageId: turn.userMessage.id }
  const stopRenewing = keepLease(turn)
  try {
    const [company, rules] = await Promise.all([getCompany(companyId), houseRules(companyId)])
    const brief = await loadBrief(turn.sessionId)
    yield { type: 'brief', view: briefView(brief, company, true) }
    const plan = planTurn({
      brief,
      operations: [],
      message: turn.userMessage.content,
      turn: 1,
      jobTitle: company.jobTitle,
      companyName: company.name,
      houseRules: rules,
    })
    const text = composeReply(plan)
    for (const piece of text.match(/\S+\s*/g) ?? []) yield { type: 'delta', text: piece }
    await changeBrief(turn.sessionId, (current) => ({ ...current, agenda: plan.agenda }))
    const message = await finishTurn(turn, {
      text,
      status: 'complete',
      chips: plan.chips,
      engine: 'builtIn',
      fellBack: false,
    })
    yield { type: 'message', message }
  } catch (error) {
    await abandonTurn(turn)
    throw error
  } finally {
    stopRenewing()
  }
}

/**
 * Takes the session of a company for one turn, opening it where there is none, and returns the turn as events that are still to run.
 * A message that was answered already, by its key, gives the stored answer. Throws `conflict` while another turn runs.
 */
export async function takeTurn(
  companyId: OwnedCompanyId,
  message: string,
  idempotencyKey: string | null,
): Promise<{ sessionId: string; events: AsyncGenerator<TurnEvent> }> {
  const { sessionId } = await openSession(companyId)
  const begun = await beginTurn(sessionId, message, idempotencyKey)
  const events = 'turn' in begun ? runTurn(companyId, begun.turn) : replay(sessionId, begun)
  return { sessionId, events }
}

async function* replay(
  sessionId: string,
  { answer, userMessage }: { answer: ChatMessage; userMessage: ChatMessage },
): AsyncGenerator<TurnEvent> {
  yield { type: 'start', sessionId, userMessageId: userMessage.id }
  yield { type: 'delta', text: answer.content }
  yield { type: 'message', message: answer }
}

/** Runs a turn to its end and returns the stored answer. Throws `modelFailed` when it was interrupted. */
export async function lastMessage(events: AsyncIterable<TurnEvent>): Promise<ChatMessage> {
  let answer: ChatMessage | undefined
  for await (const event of events) if (event.type === 'message') answer = event.message
  if (!answer || answer.status === 'interrupted')
    throw new AppError(
      'modelFailed',
      'The answer was interrupted. Your message is safe: please send it again.',
    )
  return answer
}

/**
 * Writes the specification of a session from its brief and the company record, stores it as the newest draft and returns its id.
 * Throws 404 for a session of another company and `conflict` before the first message of the user.
 */
export async function generateSummary(companyId: OwnedCompanyId, sessionId: string): Promise<string> {
  const session = await db().consultationSession.findFirst({
    where: { id: sessionId, companyId },
    select: { messages: { where: { role: 'user' }, take: 1, select: { id: true } } },
  })
  if (!session) throw notFound()
  if (!session.messages.length)
    throw new AppError('conflict', 'Please tell the consultant about the vacancy first.')
  const [company, rules, brief] = await Promise.all([
    getCompany(companyId),
    houseRules(companyId),
    loadBrief(sessionId),
  ])
  const content = writeSpecification({
    brief,
    company,
    jobTitle: company.jobTitle ?? '',
    houseRules: rules,
    newId: randomUUID,
  })
  return await storeGenerated({ id: sessionId, companyId }, content)
}

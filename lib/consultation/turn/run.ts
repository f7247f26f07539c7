import 'server-only'
import { randomUUID } from 'node:crypto'
import { openingMessage } from '@/lib/ai/built-in/reply'
import { extractBriefUpdate } from '@/lib/ai/consultation/extract'
import { planTurn } from '@/lib/consultation/interview/plan'
import { streamReply } from '@/lib/ai/consultation/reply'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { engineOf } from '@/lib/ai/engine'
import { generateSpecification } from '@/lib/ai/specification/run'
import { BUILT_IN, type ModelChoice, resolveModel } from '@/lib/ai/model'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { changeBrief, storeFacts } from '@/lib/consultation/brief/service'
import { getCompany } from '@/lib/company/queries'
import { db } from '@/lib/db/client'
import { env } from '@/lib/server/env'
import { AppError, notFound } from '@/lib/errors'
import { houseRules } from '@/lib/consultation/house-rules/queries'
import { storeGenerated } from '@/lib/specification/service'
import { log } from '@/lib/server/log'
import {
  abandonTurn,
  beginTurn,
  finishTurn,
  keepLease,
  markExtracted,
  type Turn,
} from './service'
import { metrics } from '@/lib/server/metrics'
import { companyFacts } from '@/lib/research/queries'
import { waitingDraft } from '@/lib/consultation/vacancy-builder/queries'
import { briefOf } from '@/lib/consultation/vacancy-builder/initial-brief'
import { briefView, sessionUnderWay, turnContext } from '@/lib/consultation/session/queries'
import { applyOperations, operationsOf, verifyOperations } from '@/lib/consultation/brief/rules'
import { type Brief, type ChatMessage, EMPTY_AGENDA } from '@/lib/consultation/schema'

/**
 * The active session of a company with its opening message, made where there is none yet. Answers of the Vacancy Builder that wait
 * make a new one too, as long as nothing was said in the old one: it starts from them.
 */
export async function openSession(
  companyId: OwnedCompanyId,
): Promise<{ sessionId: string; openingMessage: string }> {
  const [company, rules] = await Promise.all([getCompany(companyId), houseRules(companyId)])
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`
    const existing = await tx.consultationSession.findFirst({
      where: { companyId, status: 'active' },
      orderBy: { createdAt: 'desc' },
      select: {
        id: true,
        messages: { orderBy: { position: 'asc' }, take: 2, select: { content: true } },
      },
    })
    const waiting = await waitingDraft(companyId, tx)
    const [opening, more] = existing?.messages ?? []
    if (existing && opening && (more || !waiting))
      return { sessionId: existing.id, openingMessage: opening.content }
    if (existing) await tx.consultationSession.delete({ where: { id: existing.id } })
    const brief = waiting
      ? briefOf(waiting.id, waiting.answers, company.jobTitle, randomUUID)
      : { facts: [], agenda: EMPTY_AGENDA }
    const { text, chips, agenda } = openingMessage({
      brief,
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
        ...(waiting && { vacancyDraft: { connect: { id: waiting.id } } }),
      },
      select: { id: true },
    })
    await storeFacts(tx, session.id, [], brief.facts)
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
export async function* runTurn(turn: Turn): AsyncGenerator<TurnEvent> {
  yield { type: 'start', sessionId: turn.sessionId, userMessageId: turn.userMessage.id }
  const started = performance.now()
  const stopRenewing = keepLease(turn)
  try {
    const context = await turnContext(turn.sessionId)
    const { company, messages, isResearched } = context
    const choice = await resolveModel(env)
    const { brief, operations, fellBack } = await hear(turn, context, choice)
    yield { type: 'brief', view: briefView(brief, company, { hasSpoken: true, isResearched }) }

    const plan = planTurn({
      brief,
      operations,
      message: turn.userMessage.content,
      turn: messages.filter(({ role }) => role === 'user').length,
      jobTitle: company.jobTitle,
      companyName: company.name,
      houseRules: context.houseRules,
    })
    const before = messages.filter(({ id }) => id !== turn.userMessage.id)
    const { stream, ended } = streamReply({
      // A model that could not read the message is not waited for a second time in one turn.
      choice: fellBack ? BUILT_IN : choice,
      plan,
      message: turn.userMessage.content,
      history: before,
      now: new Date(),
    })
    for await (const part of stream) if (part.type === 'text-delta') yield { type: 'delta', text: part.text }
    const reply = await ended
    if (reply.reason) log.warn({ engine: choice.kind, reason: reply.reason }, 'the model did not answer')
    if (reply.text.trim() === '')
      throw new AppError('modelFailed', 'The consultant could not answer. Your message is safe.')
    const message = await finishTurn(turn, {
      text: reply.text,
      status: reply.interrupted ? 'interrupted' : 'complete',
      chips: reply.interrupted ? [] : plan.chips,
      engine: reply.engine === 'builtIn' ? 'builtIn' : choice.name,
      fellBack: fellBack || reply.fellBack,
      agenda: reply.interrupted ? null : plan.agenda,
    })
    const engine = reply.engine === 'builtIn' ? 'builtIn' : choice.kind
    metrics.turns.inc({ engine, outcome: message.status })
    metrics.turnSeconds.observe({ engine }, (performance.now() - started) / 1000)
    if (fellBack || reply.fellBack) metrics.fallbacks.inc({ engine: choice.kind })
    yield { type: 'message', message }
  } catch (error) {
    metrics.turns.inc({ engine: engineOf(env), outcome: 'failed' })
    await abandonTurn(turn)
    throw error
  } finally {
    stopRenewing()
  }
}

/**
 * Takes into the brief what the user's messages say that are not in it yet: the turn's own, and earlier ones whose turn was cut off.
 * Returns the brief, and of the turn's own message the operations that were applied.
 */
async function hear(
  turn: Turn,
  { company, messages, brief: before }: Awaited<ReturnType<typeof turnContext>>,
  choice: ModelChoice,
): Promise<{ brief: Brief; operations: BriefOperation[]; fellBack: boolean }> {
  let brief = before
  let own = operationsOf(brief, turn.userMessage.id)
  let fellBack = false
  for (const [index, message] of messages.entries()) {
    if (message.role !== 'user' || message.extracted) continue
    const result = await extractBriefUpdate({
      choice,
      message: message.content,
      brief,
      jobTitle: company.jobTitle,
      companyName: company.name,
      history: messages.slice(0, index),
      now: new Date(),
    })
    if (result.reason) log.warn({ engine: choice.kind, reason: result.reason }, 'the model did not read')
    fellBack ||= result.fellBack
    let applied: BriefOperation[] = []
    brief = await changeBrief(
      turn.sessionId,
      (current) => {
        applied = verifyOperations(result.operations, message.content, current)
        return applyOperations(current, applied, { messageId: message.id }, randomUUID)
      },
      (client) => markExtracted(message.id, client),
    )
    if (message.id === turn.userMessage.id) own = applied
  }
  return { brief, operations: own, fellBack }
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
  const sessionId = (await sessionUnderWay(companyId)) ?? (await openSession(companyId)).sessionId
  const begun = await beginTurn(sessionId, message, idempotencyKey)
  const events = 'turn' in begun ? runTurn(begun.turn) : replay(sessionId, begun)
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
  const [company, rules, brief, research] = await Promise.all([
    getCompany(companyId),
    houseRules(companyId),
    loadBrief(sessionId),
    companyFacts(companyId),
  ])
  const { content, reason, rejected } = await generateSpecification({
    choice: await resolveModel(env),
    brief,
    company,
    jobTitle: company.jobTitle,
    houseRules: rules,
    research,
    newId: randomUUID,
  })
  if (reason || Object.keys(rejected).length > 0)
    log.warn({ sessionId, reason, rejected }, 'the model wrote the specification only in part')
  return await storeGenerated({ id: sessionId, companyId }, content)
}

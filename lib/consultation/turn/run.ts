import 'server-only'
import { randomUUID } from 'node:crypto'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import { limitNotice, limitOperations } from '@/lib/consultation/brief/limits'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { applyOperations, operationsFromMessage, verifyOperations } from '@/lib/consultation/brief/operations'
import type { Brief } from '@/lib/consultation/brief/schema'
import { updateBrief } from '@/lib/consultation/brief/service'
import type { Consultant, TurnEngine } from '@/lib/consultation/interview/consultant-types'
import { planTurn } from '@/lib/consultation/interview/plan'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import { findStartedSession, loadTurnContext, toBriefView } from '@/lib/consultation/session/queries'
import { openSession } from '@/lib/consultation/session/service'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/server/log'
import { metrics } from '@/lib/server/metrics'
import {
  type Answer,
  abandonTurn,
  beginTurn,
  finishTurn,
  markExtracted,
  markNotRead,
  startLeaseRenewal,
  type Turn,
} from './service'

const NOT_READ =
  'I couldn’t read that message because it’s too long or too complex for me. It’s saved. Try again, or send the main points in shorter messages.'

const notReadAnswer = (engine: string): Answer => ({
  text: NOT_READ,
  status: 'complete',
  chips: [],
  engine,
  fellBack: false,
  agenda: null,
})

/** In order: one `start`, one `brief`, several `delta`, one `message`. */
export type TurnEvent =
  | { type: 'start'; sessionId: string; userMessageId: string }
  | { type: 'brief'; view: ReturnType<typeof toBriefView> }
  | { type: 'delta'; text: string }
  | { type: 'message'; message: ChatMessage }

/** The message is `interrupted` where the engine broke off. Throws `modelFailed` where no word arrived; the user's message stays stored. */
async function* runTurn(turn: Turn, consultant: Consultant): AsyncGenerator<TurnEvent> {
  yield { type: 'start', sessionId: turn.sessionId, userMessageId: turn.userMessage.id }
  const startedAt = performance.now()
  const stopRenewing = startLeaseRenewal(turn)
  try {
    const context = await loadTurnContext(turn.sessionId)
    const { company, messages, isResearched } = context
    const engine = await consultant.createEngine()
    const { brief, operations, fellBack, dropped, notRead } = await extractPendingMessages(
      turn,
      context,
      engine,
    )
    yield { type: 'brief', view: toBriefView(brief, company, { hasSpoken: true, isResearched }) }
    if (notRead) {
      yield { type: 'delta', text: NOT_READ }
      metrics.turns.inc({ engine: engine.kind, outcome: 'notRead' })
      const message = await finishTurn(turn, notReadAnswer(engine.name))
      yield { type: 'message', message: { ...message, notRead: true } }
      return
    }

    const plan = planTurn({
      brief,
      operations,
      message: turn.userMessage.content,
      turn: messages.filter(({ role }) => role === 'user').length,
      jobTitle: company.jobTitle,
      companyName: company.name,
      houseRules: context.houseRules,
    })
    const { deltas, result } = engine.reply({
      plan,
      message: turn.userMessage.content,
      history: messages.filter(({ id }) => id !== turn.userMessage.id),
      now: new Date(),
    })
    const notice = dropped > 0 ? `${limitNotice(dropped)}\n\n` : ''
    if (notice) yield { type: 'delta', text: notice }
    for await (const text of deltas) yield { type: 'delta', text }
    const reply = await result
    if (reply.reason) log.warn({ engine: engine.kind, reason: reply.reason }, 'the model did not answer')
    if (reply.text.trim() === '')
      throw new AppError('modelFailed', 'The consultant could not answer. Your message is safe.')
    const message = await finishTurn(turn, {
      text: notice + reply.text,
      status: reply.interrupted ? 'interrupted' : 'complete',
      chips: reply.interrupted ? [] : plan.chips,
      engine: reply.engine === 'builtIn' ? 'builtIn' : engine.name,
      fellBack: fellBack || reply.fellBack,
      agenda: reply.interrupted ? null : plan.agenda,
    })
    const answeredBy = reply.engine === 'builtIn' ? 'builtIn' : engine.kind
    metrics.turns.inc({ engine: answeredBy, outcome: message.status })
    metrics.turnSeconds.observe({ engine: answeredBy }, (performance.now() - startedAt) / 1000)
    if (fellBack || reply.fellBack) metrics.fallbacks.inc({ engine: engine.kind })
    yield { type: 'message', message }
  } catch (error) {
    metrics.turns.inc({ engine: consultant.kind, outcome: 'failed' })
    await abandonTurn(turn)
    throw error
  } finally {
    stopRenewing()
  }
}

interface PendingMessagesResult {
  brief: Brief
  operations: BriefOperation[]
  fellBack: boolean
  dropped: number
  notRead: boolean
}

/** Earlier messages whose turn was cut off are read too. One that cannot be read is marked and holds up no later turn. */
async function extractPendingMessages(
  turn: Turn,
  { company, messages, brief: storedBrief }: Awaited<ReturnType<typeof loadTurnContext>>,
  engine: TurnEngine,
): Promise<PendingMessagesResult> {
  let brief = storedBrief
  let turnOperations = operationsFromMessage(brief, turn.userMessage.id)
  let fellBack = false
  let dropped = 0
  let notRead = false
  for (const [index, message] of messages.entries()) {
    const isOwn = message.id === turn.userMessage.id
    if (message.role !== 'user' || message.extracted || (message.notRead && !isOwn)) continue
    const reading = engine.read({
      message: message.content,
      brief,
      jobTitle: company.jobTitle,
      companyName: company.name,
      history: messages.slice(0, index),
      now: new Date(),
    })
    const result = await reading.catch(async (error: unknown) => {
      log.error({ err: error, messageId: message.id }, 'a message could not be read')
      await markNotRead(message.id)
      return null
    })
    if (!result) {
      notRead ||= isOwn
      continue
    }
    if (result.reason)
      log.warn({ engine: engine.kind, reason: result.reason }, 'the model did not read the message')
    fellBack ||= result.fellBack
    let applied: BriefOperation[] = []
    brief = await updateBrief(
      turn.sessionId,
      (current) => {
        const limited = limitOperations(result.operations, current)
        if (isOwn) dropped = limited.dropped
        applied = verifyOperations(limited.operations, message.content, current)
        return applyOperations(current, applied, { messageId: message.id }, randomUUID)
      },
      (client) => markExtracted(message.id, client),
    )
    if (isOwn) turnOperations = applied
  }
  return { brief, operations: turnOperations, fellBack, dropped, notRead }
}

/** The turn runs while `events` is read. An answered key replays the stored answer. Throws `conflict` while another turn runs. */
export async function startTurn(
  companyId: OwnedCompanyId,
  message: string,
  idempotencyKey: string | null,
  consultant: Consultant,
): Promise<{ sessionId: string; events: AsyncGenerator<TurnEvent> }> {
  const sessionId =
    (await findStartedSession(companyId)) ?? (await openSession(companyId, consultant)).sessionId
  const claim = await beginTurn(sessionId, message, idempotencyKey)
  const events = 'turn' in claim ? runTurn(claim.turn, consultant) : replayAnswer(sessionId, claim)
  return { sessionId, events }
}

async function* replayAnswer(
  sessionId: string,
  { answer, userMessage }: { answer: ChatMessage; userMessage: ChatMessage },
): AsyncGenerator<TurnEvent> {
  yield { type: 'start', sessionId, userMessageId: userMessage.id }
  yield { type: 'delta', text: answer.content }
  yield { type: 'message', message: answer }
}

/** Throws `modelFailed` where the turn was interrupted. */
export async function collectAnswer(events: AsyncIterable<TurnEvent>): Promise<ChatMessage> {
  let answer: ChatMessage | undefined
  for await (const event of events) if (event.type === 'message') answer = event.message
  if (!answer || answer.status === 'interrupted')
    throw new AppError(
      'modelFailed',
      'The answer was interrupted. Your message is safe. Please send it again.',
    )
  return answer
}

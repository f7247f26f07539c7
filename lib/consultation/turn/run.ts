import 'server-only'
import { randomUUID } from 'node:crypto'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { applyOperations, operationsOf, verifyOperations } from '@/lib/consultation/brief/operations'
import type { Brief } from '@/lib/consultation/brief/schema'
import { changeBrief } from '@/lib/consultation/brief/service'
import type { Consultant, TurnEngine } from '@/lib/consultation/interview/consultant'
import { planTurn } from '@/lib/consultation/interview/plan'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import { briefView, sessionUnderWay, turnContext } from '@/lib/consultation/session/queries'
import { openSession } from '@/lib/consultation/session/service'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/server/log'
import { metrics } from '@/lib/server/metrics'
import { abandonTurn, beginTurn, finishTurn, keepLease, markExtracted, type Turn } from './service'

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
export async function* runTurn(turn: Turn, consultant: Consultant): AsyncGenerator<TurnEvent> {
  yield { type: 'start', sessionId: turn.sessionId, userMessageId: turn.userMessage.id }
  const started = performance.now()
  const stopRenewing = keepLease(turn)
  try {
    const context = await turnContext(turn.sessionId)
    const { company, messages, isResearched } = context
    const engine = await consultant.startTurn()
    const { brief, operations, fellBack } = await readPendingMessages(turn, context, engine)
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
    const { deltas, result } = engine.reply({
      plan,
      message: turn.userMessage.content,
      history: before,
      now: new Date(),
    })
    for await (const text of deltas) yield { type: 'delta', text }
    const reply = await result
    if (reply.reason) log.warn({ engine: engine.kind, reason: reply.reason }, 'the model did not answer')
    if (reply.text.trim() === '')
      throw new AppError('modelFailed', 'The consultant could not answer. Your message is safe.')
    const message = await finishTurn(turn, {
      text: reply.text,
      status: reply.interrupted ? 'interrupted' : 'complete',
      chips: reply.interrupted ? [] : plan.chips,
      engine: reply.engine === 'builtIn' ? 'builtIn' : engine.name,
      fellBack: fellBack || reply.fellBack,
      agenda: reply.interrupted ? null : plan.agenda,
    })
    const answeredBy = reply.engine === 'builtIn' ? 'builtIn' : engine.kind
    metrics.turns.inc({ engine: answeredBy, outcome: message.status })
    metrics.turnSeconds.observe({ engine: answeredBy }, (performance.now() - started) / 1000)
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

/**
 * Takes into the brief what the user's messages say that are not in it yet: the turn's own, and earlier ones whose turn was cut off.
 * Returns the brief, and of the turn's own message the operations that were applied.
 */
async function readPendingMessages(
  turn: Turn,
  { company, messages, brief: before }: Awaited<ReturnType<typeof turnContext>>,
  engine: TurnEngine,
): Promise<{ brief: Brief; operations: BriefOperation[]; fellBack: boolean }> {
  let brief = before
  let own = operationsOf(brief, turn.userMessage.id)
  let fellBack = false
  for (const [index, message] of messages.entries()) {
    if (message.role !== 'user' || message.extracted) continue
    const result = await engine.read({
      message: message.content,
      brief,
      jobTitle: company.jobTitle,
      companyName: company.name,
      history: messages.slice(0, index),
      now: new Date(),
    })
    if (result.reason) log.warn({ engine: engine.kind, reason: result.reason }, 'the model did not read')
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
  consultant: Consultant,
): Promise<{ sessionId: string; events: AsyncGenerator<TurnEvent> }> {
  const sessionId = (await sessionUnderWay(companyId)) ?? (await openSession(companyId, consultant)).sessionId
  const begun = await beginTurn(sessionId, message, idempotencyKey)
  const events = 'turn' in begun ? runTurn(begun.turn, consultant) : replay(sessionId, begun)
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

import 'server-only'
import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { findChoice, isWording, openHeld } from '@/lib/consultation/brief/asks'
import { describeCard } from '@/lib/consultation/brief/card-text'
import { cardFor } from '@/lib/consultation/brief/cards'
import { limitNotice } from '@/lib/consultation/brief/limits'
import { isUnlawfulGround } from '@/lib/consultation/brief/options'
import { withProposals } from '@/lib/consultation/brief/proposed'
import { loadBrief } from '@/lib/consultation/brief/queries'
import {
  type Agenda,
  type Brief,
  EMPTY_BRIEF,
  type Held,
  type NotTaken,
} from '@/lib/consultation/brief/schema'
import { blankHeld } from '@/lib/consultation/guard/law/verdict'
import { composeImportReply } from '@/lib/consultation/interview/advert-note'
import type { Consultant, TurnEngine } from '@/lib/consultation/interview/consultant-types'
import { planTurn } from '@/lib/consultation/interview/plan'
import { settleQuestion } from '@/lib/consultation/interview/settle-question'
import type { ChatMessage, ChatRequest, Given, Import, Waiting } from '@/lib/consultation/messages/schema'
import {
  findStartedSession,
  loadTurnContext,
  toBriefView,
  toWaiting,
} from '@/lib/consultation/session/queries'
import { openSession } from '@/lib/consultation/session/service'
import { describeTakeBack } from '@/lib/consultation/take-back/describe'
import { AppError } from '@/lib/errors'
import { Channel } from '@/lib/server/channel'
import { Gate } from '@/lib/server/gate'
import { log } from '@/lib/server/log'
import { metrics } from '@/lib/server/metrics'
import { extractPendingMessages } from './extract-pending'
import { abandonTurn, startLeaseRenewal } from './lease/service'
import { createPreview } from './preview'
import { type Answer, beginTurn, findMessageByKey, finishTurn, type Turn } from './service'
import { namedIn, toHistory, toSetting } from './setting'

/** What was not taken of an earlier answer is told once. */
const withNotTaken = ({ notTaken: _, ...agenda }: Agenda, notTaken: readonly NotTaken[]): Agenda =>
  notTaken.length > 0 ? { ...agenda, notTaken: [...notTaken] } : agenda

const NOT_READ = 'Sorry, I couldn’t read that in time. It’s saved, so select Try again below your message.'

const notReadAnswer = (engine: string): Answer => ({
  text: NOT_READ,
  status: 'complete',
  chips: [],
  engine,
  fellBack: false,
  agenda: null,
})

/**
 * Turns without a model take the processor, so they are answered one after the other rather than all at the same slow pace: a new message is
 * acknowledged at once, and nobody waits longer. As many at once as there are cores besides this thread's.
 */
const BUILT_IN_TURNS = new Gate(Math.max(1, availableParallelism() - 1))

/** In order: one `start`, any `preview`, one `brief`, several `delta`, one `message`. */
export type TurnEvent =
  | { type: 'start'; sessionId: string; userMessageId: string }
  /** What has been read so far; nothing of it is stored. */
  | { type: 'preview'; view: ReturnType<typeof toBriefView> }
  | { type: 'brief'; view: ReturnType<typeof toBriefView> }
  | { type: 'delta'; text: string }
  | ({ type: 'message'; message: ChatMessage; import: Import | null } & Waiting)

/** The message is `interrupted` where the engine broke off. Throws `modelFailed` where no word arrived; the user's message stays stored. */
async function* runTurn(turn: Turn, consultant: Consultant, onClose: () => void): AsyncGenerator<TurnEvent> {
  yield { type: 'start', sessionId: turn.sessionId, userMessageId: turn.userMessage.id }
  const startedAt = performance.now()
  const stopRenewing = startLeaseRenewal(turn)
  let engine: TurnEngine | undefined
  let leave: (() => void) | undefined
  try {
    if (consultant.kind === 'builtIn') leave = await BUILT_IN_TURNS.enter()
    const context = await loadTurnContext(turn.sessionId)
    const { company, messages, isResearched } = context
    engine = await consultant.createEngine(toSetting(turn.sessionId, context))
    const toView = (current: Brief) => toBriefView(current, company, { hasSpoken: true, isResearched })
    const previews = new Channel<Brief>()
    const reading = extractPendingMessages(turn, context, engine, createPreview(previews))
    const closePreviews = () => previews.close()
    reading.then(closePreviews, closePreviews)
    for await (const preview of previews) yield { type: 'preview', view: toView(preview) }
    const {
      brief,
      operations,
      fellBack,
      dropped,
      notRead,
      import: imported,
      takeBack,
      pressed,
      pressedChange,
      byCard,
      byButton,
      settledHeld,
      protests,
    } = await reading
    const waiting = toWaiting(brief)
    yield { type: 'brief', view: toView(brief) }
    if (notRead) {
      yield { type: 'delta', text: NOT_READ }
      metrics.turns.inc({ engine: engine.kind, outcome: 'notRead' })
      const message = await finishTurn(turn, notReadAnswer(engine.name))
      yield { type: 'message', message: { ...message, notRead: true }, import: null, ...waiting }
      return
    }
    if (imported) {
      const own = openHeld(brief).filter(({ source }) => source.id === turn.userMessage.id)
      const text = composeImportReply(imported, {
        brief,
        message: blankHeld(turn.userMessage.content, own),
        jobTitle: company.jobTitle,
        now: new Date(),
      })
      yield { type: 'delta', text }
      const message = await finishTurn(turn, { ...notReadAnswer(engine.name), text })
      metrics.turns.inc({ engine: engine.kind, outcome: message.status })
      yield { type: 'message', message, import: imported, ...waiting }
      return
    }

    // A long message has just been stored, and planning its answer takes as long again.
    await nextTurn()
    const content = turn.userMessage.content
    const isOwn = ({ source }: Held) => source.id === turn.userMessage.id
    const held = openHeld(brief).filter(isOwn)
    const planted = held.filter(({ ground }) => !isUnlawfulGround(ground))
    const said = blankHeld(takeBack?.rest ?? blankHeld(content, planted), protests)
    const before = messages.findLast(({ id, role }) => role === 'user' && id !== turn.userMessage.id)
    // A model is shown none of the words that are held, so its answers quote none.
    const isBuiltIn = engine.kind === 'builtIn'
    const heldBefore = (isBuiltIn ? openHeld(brief) : [])
      .filter(({ source, ground }) => source.id === before?.id && isUnlawfulGround(ground))
      .map(({ start, end }) => before?.content.slice(start, end) ?? '')
    const challenged = operations.flatMap(({ op, quote }) =>
      op === 'challenge' && quote !== null ? [quote] : [],
    )
    const { jobTitle } = company
    const { houseRules } = context
    const replies = messages.flatMap(({ role, content: text }) => (role === 'assistant' ? [text] : []))
    const turnNumber = messages.filter(({ role }) => role === 'user').length
    const planned = planTurn({
      brief,
      operations,
      message: said,
      answered: consultant.answerQuestions({
        message: said,
        brief,
        jobTitle,
        houseRules,
        challenged,
        replies,
        heldBefore,
      }),
      takeBack: takeBack?.outcome ?? null,
      pressed,
      pressedChange,
      byCard,
      byButton,
      settlesHeld: settledHeld !== '',
      isLedByModel: !isBuiltIn,
      turn: turnNumber,
      jobTitle,
      companyName: company.name,
      town: consultant.findTown(company.description),
      houseRules,
    })
    const plan = isBuiltIn ? planned : { ...planned, challengedWords: [] }
    const { deltas, result } = engine.reply({
      plan,
      messageId: turn.userMessage.id,
      brief,
      challenged,
      message: blankHeld(content, held),
      named: namedIn(messages, brief),
      history: toHistory(
        messages.filter(({ id }) => id !== turn.userMessage.id),
        brief,
      ),
      now: new Date(),
    })
    const takenBack = takeBack ? describeTakeBack(takeBack.outcome) : ''
    const notice =
      (dropped > 0 ? `${limitNotice(dropped)}\n\n` : '') +
      [takenBack, settledHeld].map((part) => part && `${part} `).join('')
    if (notice) yield { type: 'delta', text: notice }
    for await (const text of deltas) yield { type: 'delta', text }
    const reply = await result
    if (reply.reason) log.warn({ engine: engine.kind, reason: reply.reason }, 'the model did not answer')
    if ((notice + reply.text).trim() === '')
      throw new AppError(
        'modelFailed',
        'The consultant couldn’t answer. Your message is safe. Please try again.',
      )
    const next = settleQuestion(plan, reply.asked, brief)
    const asks = withProposals(brief, reply.proposals, {
      messageId: turn.userMessage.id,
      turn: turnNumber,
    })
    const message = await finishTurn(turn, {
      text: (notice + reply.text).trimEnd(),
      status: reply.interrupted ? 'interrupted' : 'complete',
      chips: reply.interrupted ? [] : next.chips,
      engine: reply.engine === 'builtIn' ? 'builtIn' : engine.name,
      fellBack: fellBack || reply.fellBack,
      // A button alone is answered by no model: what it has to be told waits for its next answer.
      agenda: reply.interrupted
        ? null
        : withNotTaken(next.agenda, pressed ? (brief.agenda.notTaken ?? []) : reply.notTaken),
      asks,
      ...(reply.sources.length > 0 && { sources: [...reply.sources] }),
      card: reply.interrupted ? null : next.weighs ? 'weigh' : next.topic && cardFor(next.topic),
    })
    if (!reply.interrupted && next.agenda.finished && !context.brief.agenda.finished) onClose()
    const answeredBy = reply.engine === 'builtIn' ? 'builtIn' : engine.kind
    metrics.turns.inc({ engine: answeredBy, outcome: message.status })
    metrics.turnSeconds.observe({ engine: answeredBy }, (performance.now() - startedAt) / 1000)
    if (fellBack || reply.fellBack) metrics.fallbacks.inc({ engine: engine.kind })
    yield { type: 'message', message, import: null, ...toWaiting({ ...brief, asks }) }
  } catch (error) {
    metrics.turns.inc({ engine: consultant.kind, outcome: 'failed' })
    await abandonTurn(turn)
    throw error
  } finally {
    leave?.()
    stopRenewing()
    engine?.close()
  }
}

export type TurnResult = Extract<TurnEvent, { type: 'message' }>

/** An answer in words or by a card is a message like any other. */
function toTurnText({ message, answers, card }: Words, brief: Brief): { text: string; given: Given | null } {
  const choices = (answers ?? []).map((answer) => findChoice(brief, answer))
  const join = (parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join('\n')
  // A lawful wording is read like words of the manager's own.
  const words = join([message, ...choices.filter(isWording).map(({ label }) => label)])
  // One press can answer several questions alike.
  const labels = new Set(choices.filter((choice) => !isWording(choice)).map(({ label }) => label))
  const text = join([words, ...labels, ...(card ? [describeCard(card)] : [])])
  return { text, given: answers || card ? { answers, card, length: words.length } : null }
}

type Words = Pick<ChatRequest, 'message' | 'answers' | 'card'>

/**
 * The turn runs while `events` is read; `onClose` is called where it ends the interview. An answered key replays the stored answer. Throws `conflict` while another turn runs, where an
 * answered question was settled, or when the consultation or company is full, and 404 for a vacancy of another company.
 */
export async function startTurn(
  companyId: OwnedCompanyId,
  request: Words & Pick<ChatRequest, 'vacancyId' | 'import'>,
  idempotencyKey: string | null,
  consultant: Consultant,
  onClose: () => void = () => {},
  startedSession: string | null | Promise<string | null> = findStartedSession(companyId, request.vacancyId),
): Promise<{ sessionId: string; events: AsyncGenerator<TurnEvent> }> {
  const sessionId =
    (await startedSession) ?? (await openSession(companyId, consultant, request.vacancyId)).sessionId
  const isPicked = request.answers || request.card
  const earlier = isPicked && idempotencyKey ? await findMessageByKey(sessionId, idempotencyKey) : null
  // A repeated send says what it said, even where the answer has settled its question since.
  const { text, given } = earlier?.content.startsWith(request.message)
    ? { text: earlier.content, given: null }
    : toTurnText(request, request.answers ? await loadBrief(sessionId) : EMPTY_BRIEF)
  const extra =
    request.import === 'review' ? { length: text.length, ...given, import: request.import } : given
  const claim = await beginTurn(companyId, sessionId, text, idempotencyKey, extra)
  const events = 'turn' in claim ? runTurn(claim.turn, consultant, onClose) : replayAnswer(sessionId, claim)
  return { sessionId, events }
}

async function* replayAnswer(
  sessionId: string,
  { answer, userMessage }: { answer: ChatMessage; userMessage: ChatMessage },
): AsyncGenerator<TurnEvent> {
  yield { type: 'start', sessionId, userMessageId: userMessage.id }
  yield { type: 'delta', text: answer.content }
  yield {
    type: 'message',
    message: answer,
    import: userMessage.import,
    ...toWaiting(await loadBrief(sessionId)),
  }
}

/** Throws `modelFailed` where the turn was interrupted. */
export async function collectAnswer(events: AsyncIterable<TurnEvent>): Promise<TurnResult> {
  let answer: TurnResult | undefined
  for await (const event of events) if (event.type === 'message') answer = event
  if (!answer || answer.message.status === 'interrupted')
    throw new AppError(
      'modelFailed',
      'The answer was interrupted, but your message is saved. Try again to get the answer.',
    )
  return answer
}

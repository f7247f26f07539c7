import 'server-only'
import { randomUUID } from 'node:crypto'
import {
  type AskAnswer,
  answerAsks,
  answersInWords,
  chosenAnswers,
  findAboutWork,
  isWording,
} from '@/lib/consultation/brief/asks'
import { readProtest } from '@/lib/consultation/brief/asks-protest'
import { describeCard } from '@/lib/consultation/brief/card-text'
import { applyCard, operationsOfCard } from '@/lib/consultation/brief/cards'
import { toChallenges } from '@/lib/consultation/brief/challenges'
import { completeOperations } from '@/lib/consultation/brief/complete'
import { limitOperations } from '@/lib/consultation/brief/limits'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { applyOperations, operationsFromMessage } from '@/lib/consultation/brief/operations'
import { BY_RULES } from '@/lib/consultation/brief/options'
import type { Brief } from '@/lib/consultation/brief/schema'
import { updateBrief } from '@/lib/consultation/brief/service'
import { toUndo } from '@/lib/consultation/brief/undo'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { GROUNDS } from '@/lib/consultation/guard/law/grounds'
import { asksAboutLaw } from '@/lib/consultation/guard/law/law-question'
import type { Span } from '@/lib/consultation/guard/law/screen'
import { blankHeld } from '@/lib/consultation/guard/law/verdict'
import { findPlanted } from '@/lib/consultation/guard/prompt-injection/find'
import { recordRefusals } from '@/lib/consultation/guard/record'
import { countHeld } from '@/lib/consultation/guard/require-lawful'
import type { ReadResult, TurnEngine } from '@/lib/consultation/interview/consultant-types'
import type { Pressed } from '@/lib/consultation/interview/plan'
import { isAdvert, toImport } from '@/lib/consultation/messages/import'
import type { Import } from '@/lib/consultation/messages/schema'
import type { loadTurnContext } from '@/lib/consultation/session/queries'
import {
  applyTakeBacks,
  extractTakeBacks,
  nothingTakenBack,
  outcomeOfAnswers,
} from '@/lib/consultation/take-back/apply'
import type { TakeBackOutcome } from '@/lib/consultation/take-back/describe'
import type { Said } from '@/lib/consultation/take-back/points'
import { log } from '@/lib/server/log'
import { evidenceOfAnswer, fileWordings, markChosenWords, wordingsOf } from './chosen'
import { markingExtracted, markNotRead } from './extracted/service'
import { addLetIn, readAboutWork } from './let-in'
import { describePressed, describeSettledHeld, pressedButtons, pressedOf } from './pressed'
import type { ShowPreview } from './preview'
import type { Turn } from './service'
import { toHistory } from './setting'

const NOTHING_READ: ReadResult = { operations: [], engine: 'builtIn', fellBack: false, reason: null }

type TurnContext = Awaited<ReturnType<typeof loadTurnContext>>

export interface PendingMessagesResult {
  brief: Brief
  operations: BriefOperation[]
  fellBack: boolean
  dropped: number
  notRead: boolean
  import: Import | null
  /** What the message takes back, and what else it says. Null where it takes nothing back. */
  takeBack: { outcome: TakeBackOutcome; rest: string } | null
  /** Where the message is a button of a suggestion, and nothing else. */
  pressed: Pressed | null
  /** What it changed, for the manager. */
  pressedChange: string
  byCard: boolean
  /** The message is the press of a button and nothing else. */
  byButton: boolean
  /** What became of held sentences. Empty where none was settled. */
  settledHeld: string
  /** The sentences that said a challenge was mistaken, and nothing of the job. */
  protests: Span[]
}

/** Earlier messages whose turn was cut off are read too. One that cannot be read is marked and holds up no later turn. */
export async function extractPendingMessages(
  turn: Turn,
  { company, messages, brief: storedBrief, briefVersion }: TurnContext,
  engine: TurnEngine,
  showPreview: ShowPreview,
): Promise<PendingMessagesResult> {
  let brief = storedBrief
  let turnOperations = operationsFromMessage(brief, turn.userMessage.id)
  let fellBack = false
  let dropped = 0
  let notRead = false
  let imported: Import | null = null
  let takeBack: PendingMessagesResult['takeBack'] = null
  let pressed: Pressed | null = null
  let pressedChange = ''
  let byCard = false
  let byButton = false
  let settledHeld = ''
  let protests: Span[] = []
  let said: Said | null = null
  for (const [index, message] of messages.entries()) {
    const isOwn = message.id === turn.userMessage.id
    if (message.role !== 'user') continue
    const saidBefore = said
    said = { messageId: message.id, content: message.content, undo: message.undo }
    if (message.extracted || (message.notRead && !isOwn)) continue
    const { given } = message
    const typed = given ? message.content.slice(0, given.length) : message.content
    const isPasted = isAdvert(typed)
    const planted = findPlanted(typed, { isAdvert: isPasted })
    const words = blankHeld(typed, planted)
    const byModel = engine.kind !== 'builtIn'
    const inWordsAlone = given ? [] : answersInWords(brief, words, { byModel })
    const isAnswer = inWordsAlone.length > 0
    const protest =
      given || isAnswer || isPasted || byModel
        ? null
        : readProtest(brief, words, saidBefore?.messageId ?? null)
    const known = isAnswer ? inWordsAlone : (protest?.answers ?? given?.answers ?? [])
    const press = (current: Brief) =>
      answerAsks(current, known, (answer) => evidenceOfAnswer(answer, current, message, []))
    const before = brief
    const readLetIn = (answers: readonly AskAnswer[], current: Brief, isAll = false) => {
      const answered = answerAsks(current, answers)
      return readAboutWork(findAboutWork(current, answers), messages, {
        sessionId: turn.sessionId,
        brief: answered,
        company,
        engine,
        ...(isAll && {
          turn: {
            history: toHistory(messages.slice(0, index), answered),
            before: current,
            pressed: pressedButtons(current, answers),
          },
        }),
      })
    }
    const isPress = isOwn && words.trim() === '' && known.length === 1 && !given?.card
    // What the manager lets in is in the brief before the rest of the message is read.
    const letIn = await readLetIn(known, before, isPress)
    const pressedBrief = addLetIn(press(before), letIn)
    const heard =
      isPasted || isAnswer
        ? nothingTakenBack(words)
        : extractTakeBacks(blankHeld(words, protest?.spans ?? []), brief, saidBefore, { byModel })
    const { rest } = heard
    const reading =
      rest.trim() === '' || (isAnswer && !inWordsAlone.some(({ choice }) => isWording({ id: choice })))
        ? Promise.resolve(NOTHING_READ)
        : engine.read({
            message: rest,
            brief: pressedBrief,
            before,
            pressed: pressedButtons(before, given?.answers ?? []),
            jobTitle: company.jobTitle,
            companyName: company.name,
            history: toHistory(messages.slice(0, index), pressedBrief),
            now: new Date(),
            isTurn: isOwn,
            ...(isOwn &&
              !(given?.import === 'review' && isPasted) && {
                onOperation: showPreview(pressedBrief, {
                  messageId: message.id,
                  because: engine.name,
                  message: rest,
                }),
              }),
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
    const inWords = result.answered ?? []
    const answers = isAnswer ? inWordsAlone : [...known, ...inWords]
    const chosen = chosenAnswers(brief, answers)
    const isPressed = result === NOTHING_READ && !given?.card
    const settled = describeSettledHeld(chosen, messages, brief)
    const letInByWords = await readLetIn(inWords, pressedBrief)
    let applied: BriefOperation[] = []
    let waitingLines: Import | null = null
    let undo = toUndo(brief, brief)
    let outcome: TakeBackOutcome | null = null
    let refused: string[] = []
    const by = result.engine === 'builtIn' ? 'rules' : 'model'
    const because = result.engine === 'builtIn' ? BY_RULES : engine.name
    const source = { messageId: message.id, because, message: rest }
    const isReview = given?.import === 'review' && isPasted
    brief = await updateBrief(
      turn.sessionId,
      (current) => {
        // What was read names the facts as the buttons left them.
        const base = current === before ? pressedBrief : addLetIn(press(current), letIn)
        const limited = limitOperations(result.operations, base)
        if (isOwn) dropped = limited.dropped
        const verified = verifyOperations(limited.operations, rest, base, by)
        const read = completeOperations(verified.operations, rest, base)
        applied = [
          ...toChallenges(typed, planted),
          ...fileWordings(wordingsOf(current, answers), typed, read.map(withoutLawQuestion)),
        ]
        refused = verified.refused.map(({ reason }) => reason)
        waitingLines = isReview ? toImport(message.id, applied) : null
        if (waitingLines) applied = applied.filter(({ op }) => op === 'challenge')
        const taken = applyTakeBacks(base, heard, applied, { messageId: message.id, words, said: saidBefore })
        applied = taken.operations
        outcome = taken.outcome ?? outcomeOfAnswers(current, chosenAnswers(current, answers))
        let next = applyOperations(taken.brief, applied, source, randomUUID)
        const others = answers.filter((answer) => !known.includes(answer))
        next = answerAsks(next, others, (answer) => evidenceOfAnswer(answer, base, message, inWords))
        next = addLetIn(next, letInByWords)
        next = markChosenWords(next, message, wordingsOf(current, answers))
        if (given?.card) {
          const at = message.content.length - describeCard(given.card).length
          const filled = applyCard(next, given.card, { messageId: message.id, at }, randomUUID)
          applied = [...applied, ...operationsOfCard(next, filled)]
          next = filled
        }
        undo = toUndo(current, next)
        return next
      },
      undefined,
      {
        alongside: () => markingExtracted(turn.sessionId, message.id, { undo, import: waitingLines }),
        // Of an earlier message, this turn has changed the brief since.
        ...(before === storedBrief && { loaded: { brief: before, version: briefVersion } }),
      },
    )
    // The engine has recorded its own; these are refused because the brief has changed since.
    recordRefusals('operation', refused)
    countHeld(
      'message',
      applied.flatMap(({ op, reason }) =>
        GROUNDS.filter((ground) => op === 'challenge' && ground === reason),
      ),
    )
    said = { ...said, undo }
    if (!isOwn) continue
    imported = waitingLines
    turnOperations = applied
    takeBack = outcome && { outcome, rest: isAnswer ? '' : rest }
    // A question that was open before the button stays open.
    const isAskedStill = settled !== '' && storedBrief.agenda.asked !== null
    pressed = isPressed ? (pressedOf(chosen) ?? (isAskedStill ? 'settled' : null)) : null
    pressedChange = pressed === null ? '' : describePressed(chosen, storedBrief)
    settledHeld = settled
    protests = protest?.spans ?? []
    byCard = given?.card !== undefined
    byButton = isPressed && chosen.length > 0
  }
  return {
    brief,
    operations: turnOperations,
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
  }
}

/** What only asks about the law is answered, and leaves nothing to settle. */
const withoutLawQuestion = (operation: BriefOperation): BriefOperation =>
  operation.op === 'challenge' && operation.quote !== null && asksAboutLaw(operation.quote)
    ? { ...operation, op: 'aside' }
    : operation

import { labelOf, openHeld } from '@/lib/consultation/brief/asks'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { openProposals } from '@/lib/consultation/brief/proposed'
import type { Ask, AskEffect, Brief, Fact } from '@/lib/consultation/brief/schema'
import { takeBackFacts } from '@/lib/consultation/brief/undo'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { findTakeBacks, type TakeBack } from '@/lib/consultation/guard/take-back/detect'
import type { Topic } from '@/lib/consultation/topics'
import { SAY_AGAIN, type TakeBackOutcome, UNCLEAR_ENTRY } from './describe'
import { entriesOf, isPointer, namesPlace, obeyRemark } from './obey'
import { swapInBrief, WHICH_TO_SWAP } from './obey-swap'
import type { Point, Said } from './points'
import type { RemarkKind } from './remark-rows'
import { findRemarks, type Remark } from './remarks'
import { offerRecent, type Resolution, resolveAbout, resolveLast, resolveNamed } from './resolve'
import { findTurnRoundsOfBrief } from './turn-round'

/** Take-backs of a message, and the message without them: their words are blank, so that offsets stay. */
export interface ExtractedTakeBacks {
  takeBacks: TakeBack[]
  /** Orders and complaints about the brief and the document: they say nothing of the vacancy. */
  remarks: Remark[]
  rest: string
}

export const nothingTakenBack = (rest: string): ExtractedTakeBacks => ({ takeBacks: [], remarks: [], rest })

/** Whether the reader is left to it: a part of a fact is meant, or something said in the same breath. */
function isForReader(takeBack: TakeBack, brief: Brief, said: Said | null): boolean {
  const { meaning, before, hasMore, isWeak } = takeBack
  if (meaning === 'about') {
    const { kind } = resolveAbout(brief, takeBack)
    return kind === 'reader' || (kind === 'nothing' && before !== null)
  }
  // “Drop it” answers what was proposed, where something is.
  if (openProposals(brief).length > 0) return true
  if (isWeak && (before !== null || resolveLast(brief, takeBack, said, []).kind !== 'done')) return true
  return before !== null && hasMore
}

/** "Yes, leave it out": an answer about what is held. */
const LEAVES_OUT = /\b(?:leave|take) (?:it|that|this|them|those)(?: \w+)? out\b/i

/** A model reads for itself what is said of held sentences, and an order that leans on what stands before it in the message. */
export function extractTakeBacks(
  words: string,
  brief: Brief,
  said: Said | null,
  { byModel = false } = {},
): ExtractedTakeBacks {
  const isForModel = ({ start, end, before }: TakeBack) =>
    byModel && (before !== null || (openHeld(brief).length > 0 && LEAVES_OUT.test(words.slice(start, end))))
  const takeBacks = findTakeBacks(words).filter(
    (takeBack) => !isForModel(takeBack) && !isForReader(takeBack, brief, said),
  )
  const kept = blank(words, takeBacks, byModel ? CARRIED_OUT : ' ')
  const remarks = byModel ? [] : remarksIn(kept, brief, said)
  const rest = blank(kept, remarks)
  const isAll = takeBacks.length + remarks.length > 0 && !/[\p{L}\p{N}]/u.test(rest)
  return { takeBacks, remarks, rest: isAll ? '' : rest }
}

/** Stands for each character of an order that code has carried out, so that a model is not told that it was kept from it. */
export const CARRIED_OUT = '\u00a0'

const blank = (words: string, spans: readonly { start: number; end: number }[], mark = ' '): string =>
  spans.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, mark) + text.slice(end),
    words,
  )

/** These may be about what stands before them in the message. */
const LEANING: readonly RemarkKind[] = ['hide', 'move', 'rate']

const ADDRESSED =
  /^\W*(?:no|nope|sorry|please|can you|could you|(?:that|this|it)['’]?s (?:wrong|not right))\b/i

/** A clause that would fit the work too is a remark only where it is certain which entry it means. */
function remarksIn(words: string, brief: Brief, said: Said | null): Remark[] {
  const turns = findTurnRoundsOfBrief(words).map(
    (turn): Remark => ({ ...turn, kind: 'swap', isPlain: true, section: '' }),
  )
  const others = findRemarks(words).filter(
    ({ start, end }) => !turns.some((turn) => turn.start < end && start < turn.end),
  )
  const found = [...turns, ...others].sort((a, b) => a.start - b.start)
  const isSaidBefore = ({ start }: Remark) => /\p{L}{2}/u.test(blank(words, found).slice(0, start))
  return found.filter((remark) => {
    const { kind, object, start, end } = remark
    // “We could go to 67, keep it out of the advert” is about the message itself.
    if (LEANING.includes(kind) && isPointer(object) && isSaidBefore(remark)) return false
    if (kind === 'move' && namesPlace(brief, remark, words.slice(start, end))) return true
    if (remark.isPlain || obeyRemark(brief, remark, { said, pointed: [], words, hasMore: false }) !== null)
      return true
    return kind === 'restore' && (isPointer(object) || ADDRESSED.test(words.slice(start, end)))
  })
}

/** Carries out the remarks of a message in their order. */
function obeyRemarks(
  brief: Brief,
  remarks: readonly Remark[],
  context: { said: Said | null; words: string; hasMore: boolean },
): { brief: Brief; sentences: string[]; operations: BriefOperation[]; question: string } {
  const { hasMore } = context
  let next = brief
  let pointed: Fact[] = []
  let isLost = false
  let question = ''
  const sentences: string[] = []
  const operations: BriefOperation[] = []
  for (const remark of remarks) {
    if (remark.kind === 'swap') {
      const swapped = swapInBrief(next, remark, context)
      operations.push(...swapped)
      if (swapped.length === 0) question = WHICH_TO_SWAP
      continue
    }
    const named = entriesOf(next, remark)
    if (named.length > 0) pointed = named
    const obeyed = obeyRemark(next, remark, { ...context, pointed })
    if (obeyed) {
      next = obeyed.brief
      sentences.push(...obeyed.done)
    } else isLost ||= remark.kind !== 'talk' && !(remark.kind === 'undo' && hasMore)
  }
  const isAnswered = sentences.length > 0 || operations.length > 0 || question !== '' || hasMore
  const said = sentences.length === 0 && isLost ? [UNCLEAR_ENTRY] : isAnswered ? sentences : [SAY_AGAIN]
  return { brief: next, sentences: said, operations, question }
}

const isWithin = ({ at }: BriefOperation, start: number, end: number) =>
  at !== null && at >= start && at < end

/** Topics of what the sentence says after the take-back. */
function topicsInstead(
  { hasMore, end }: TakeBack,
  words: string,
  operations: readonly BriefOperation[],
): Topic[] {
  if (!hasMore) return []
  const until = /[.!?;\n]/.exec(words.slice(end))?.index ?? words.length
  return operations.flatMap((operation) =>
    operation.topic && isWithin(operation, end, end + until) ? [operation.topic] : [],
  )
}

const NOTHING: AskEffect = { kind: 'none' }
const CHOICES_MAX = 4

function labelPoint(brief: Brief, { kind, fact, restore }: Point): string {
  const [first] = restore
  const before = brief.facts.find(({ id }) => id === first?.id)
  if (kind === 'removed') return labelOf(`Put back: ${fact.value}`)
  if (kind === 'rated') return labelOf(`Go back to: ${fact.value}`)
  return before ? `${labelOf(fact.value)} (back to ${labelOf(before.value)})` : labelOf(fact.value)
}

function toAsk(
  brief: Brief,
  { points, all }: Extract<Resolution, { kind: 'ask' }>,
  { start, end }: Pick<TakeBack, 'start' | 'end'>,
  messageId: string,
): Ask {
  const offered = points.slice(-CHOICES_MAX).map((point) => {
    const { factIds, restore, heldIds } = point
    return {
      id: point.fact.id,
      label: labelPoint(brief, point),
      effect: { kind: 'withdraw' as const, factIds, restore, heldIds },
    }
  })
  const isSeveral = points.length > 1 || all.restore.length !== (points[0]?.restore.length ?? 0)
  return {
    id: `forget-${messageId}-${start}`,
    kind: 'forget',
    messageId,
    start,
    end,
    choices: [
      ...offered,
      ...(isSeveral
        ? [{ id: 'all', label: 'All of it', effect: { kind: 'withdraw' as const, ...all } }]
        : []),
      { id: 'none', label: 'Keep everything', effect: NOTHING },
    ],
  }
}

/** With a question instead of the one that was open, but for those of the same message. */
function withAsk(brief: Brief, ask: Ask): Brief {
  const others = brief.asks.filter(({ kind, messageId }) => kind !== 'forget' || messageId === ask.messageId)
  return { ...brief, asks: [...others, ask] }
}

/** A reader’s withdrawal that names several facts: the manager picks. */
const isUnclear = ({ op, factId, value, at }: BriefOperation): boolean =>
  op === 'withdraw' && factId === null && value !== null && at !== null

function askWhich(brief: Brief, operations: readonly BriefOperation[], messageId: string): Brief {
  return operations.filter(isUnclear).reduce((current, { value, quote, at }) => {
    const resolution = resolveNamed(current, value ?? '')
    const place = { start: at ?? 0, end: (at ?? 0) + (quote?.length ?? 0) }
    return resolution.kind === 'ask'
      ? withAsk(current, toAsk(current, resolution, place, messageId))
      : current
  }, brief)
}

export interface AppliedTakeBacks {
  brief: Brief
  /** Without those that were taken back in the same message. */
  operations: BriefOperation[]
  outcome: TakeBackOutcome | null
}

/** Takes back what is unique, and asks about the rest: nothing of that changes until it is answered. */
export function applyTakeBacks(
  brief: Brief,
  { takeBacks, remarks }: ExtractedTakeBacks,
  operations: readonly BriefOperation[],
  { messageId, words, said }: { messageId: string; words: string; said: Said | null },
): AppliedTakeBacks {
  const outcome: TakeBackOutcome = {
    removed: [],
    restored: [],
    leftOut: [],
    held: 0,
    isTaken: false,
    isAsked: false,
  }
  let next = brief
  let kept = [...operations]
  for (const takeBack of takeBacks) {
    const { meaning, before, start } = takeBack
    const from = meaning === 'turn' ? 0 : before?.start
    const inBreath =
      meaning === 'about' || from === undefined ? [] : kept.filter((one) => isWithin(one, from, start))
    if (inBreath.length > 0) {
      kept = kept.filter((operation) => !inBreath.includes(operation))
      outcome.isTaken = true
      outcome.leftOut.push(
        ...inBreath.flatMap(({ value }) => (value !== null && isLawful(value) ? [value] : [])),
      )
      continue
    }
    const about = meaning === 'about' ? resolveAbout(next, takeBack) : null
    const resolution =
      about === null
        ? resolveLast(next, takeBack, said, topicsInstead(takeBack, words, kept))
        : about.kind === 'nothing'
          ? offerRecent(next)
          : about
    if (resolution.kind === 'ask') {
      next = withAsk(next, toAsk(next, resolution, takeBack, messageId))
      outcome.isAsked = true
    }
    if (resolution.kind !== 'done') continue
    const { change, points, isTurn } = resolution
    outcome.isTaken = true
    outcome.held += change.heldIds.length
    outcome.removed.push(...points.flatMap(({ kind, fact }) => (kind === 'new' ? [fact.value] : [])))
    outcome.restored.push(...valuesOf(next, change.restore))
    next = takeBackFacts(next, change)
    const { undo = null } = said ?? {}
    if (isTurn && undo && about === null) {
      const { closed, finished } = undo.agenda
      next = { ...next, agenda: { ...next.agenda, closed, finished } }
    }
  }
  const asked = askWhich(next, kept, messageId)
  outcome.isAsked ||= asked !== next
  const obeyed = obeyRemarks(asked, remarks, { said, words, hasMore: kept.length > 0 })
  if (remarks.length > 0) {
    outcome.remarks = obeyed.sentences
    outcome.isOnlyRemarks = takeBacks.length === 0
    if (obeyed.question !== '') outcome.question = obeyed.question
  }
  return {
    brief: obeyed.brief,
    operations: [...kept.filter((operation) => !isUnclear(operation)), ...obeyed.operations],
    outcome: takeBacks.length + remarks.length > 0 || outcome.isAsked ? outcome : null,
  }
}

const valuesOf = ({ facts }: Brief, ids: readonly { id: string }[]): string[] =>
  ids.flatMap(({ id }) => facts.find((fact) => fact.id === id)?.value ?? [])

/** What answers to open questions take back or keep. Null where none is about that. */
export function outcomeOfAnswers(
  brief: Brief,
  chosen: readonly { ask: Ask; effect: AskEffect }[],
): TakeBackOutcome | null {
  const forget = chosen.filter(({ ask }) => ask.kind === 'forget')
  if (forget.length === 0) return null
  const changes = forget.flatMap(({ effect }) => (effect.kind === 'withdraw' ? [effect] : []))
  return {
    removed: changes.flatMap(({ factIds }) =>
      valuesOf(
        brief,
        factIds.map((id) => ({ id })),
      ),
    ),
    restored: changes.flatMap(({ restore }) => valuesOf(brief, restore)),
    leftOut: [],
    held: 0,
    isTaken: changes.length > 0,
    isAsked: false,
    isKept: changes.length === 0,
  }
}

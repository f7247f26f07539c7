import { at, child, findUnder, fold, listsOf, matcher, spellingsOf, textOf } from './answer-text'
import type { EvalCase } from './case-schema'
import { findStrays, isMisplaced, type Stray } from './place'

interface Miss {
  id: string
  any: string[]
  where?: string | string[]
  /** With `where`: whether it is anywhere in the answer. */
  isElsewhere?: boolean
}

interface Hit {
  pattern: string
  found: string
}

interface Repeat {
  line: string
  lists: string[]
}

interface ReplyError {
  turn: number
  kind: 'missing' | 'forbidden'
  patterns: string[]
  reply: string
}

export interface Score {
  /** Share of the facts that were found; 1 for a case without facts. */
  recall: number
  factsHit: number
  factsTotal: number
  /** Facts found in the answer, wherever they are. */
  factsAnywhere: number
  /** Facts with a place of their own, and those of them that are in it and not also where the case forbids it. */
  placesTotal: number
  placesHit: number
  misses: Miss[]
  strays: Stray[]
  inventions: Hit[]
  mustNiceErrors: Hit[]
  repeats: Repeat[]
  questions: number
  unanswered: ReplyError[]
  replyErrors: ReplyError[]
}

const MUST_PATHS = ['keyRequirements.technical', 'keyRequirements.experience', 'keyRequirements.soft_skills']

const LIST_PATHS = ['keyRequirements', 'employeeValueProposition']

/** Shorter lines can be in two lists ("Permanent", "Hybrid working"). */
const MIN_REPEAT_WORDS = 4

const HIT_CONTEXT = 30

/** `answer` is the body of `GET /api/job-specifications/{id}`; `replies` are the assistant's, one for each turn that was sent. */
export function scoreCase(evalCase: EvalCase, answer: unknown, replies: readonly string[]): Score {
  const specification = child(answer, 'jobSpecification')
  const everything = textOf(answer)
  const misses = findMisses(evalCase, answer, everything)
  const mustHaves = textOf(MUST_PATHS.map((path) => at(specification, path)))
  const factsTotal = evalCase.facts.length
  const factsHit = factsTotal - misses.length
  const missedIds = new Set(misses.map(({ id }) => id))
  const placed = evalCase.facts.filter(({ where }) => where !== undefined)
  const questions = evalCase.answered ?? []

  return {
    recall: factsTotal === 0 ? 1 : factsHit / factsTotal,
    factsHit,
    factsTotal,
    factsAnywhere: factsHit + misses.filter(({ isElsewhere }) => isElsewhere).length,
    placesTotal: placed.length,
    placesHit: placed.filter((fact) => !missedIds.has(fact.id) && !isMisplaced(fact, evalCase, answer))
      .length,
    misses,
    strays: findStrays(evalCase, answer),
    inventions: findHits(evalCase.absent, everything),
    mustNiceErrors: findHits(evalCase.notMust, mustHaves),
    repeats: findRepeats(specification),
    questions: questions.length,
    unanswered: findMissingReplies(questions, replies),
    replyErrors: checkReplies(evalCase, replies),
  }
}

export function isClean(score: Score): boolean {
  return (
    score.misses.length === 0 &&
    score.strays.length === 0 &&
    score.inventions.length === 0 &&
    score.mustNiceErrors.length === 0 &&
    score.repeats.length === 0 &&
    score.unanswered.length === 0 &&
    score.replyErrors.length === 0
  )
}

function findMisses({ facts }: EvalCase, answer: unknown, everything: string): Miss[] {
  return facts.flatMap(({ id, any, where }): Miss[] => {
    const isIn = (text: string) => any.some((source) => spellingsOf(source).some((one) => one.test(text)))
    if (where === undefined) return isIn(everything) ? [] : [{ id, any }]
    if ([where].flat().some((path) => isIn(textOf(findUnder(answer, path))))) return []
    return [{ id, any, where, isElsewhere: isIn(everything) }]
  })
}

function findHits(patterns: readonly string[], text: string): Hit[] {
  return patterns.flatMap((source) => {
    const match = matcher(source).exec(text)
    if (match === null) return []
    const from = Math.max(0, match.index - HIT_CONTEXT)
    return [{ pattern: source, found: text.slice(from, match.index + match[0].length + HIT_CONTEXT) }]
  })
}

function findRepeats(specification: unknown): Repeat[] {
  const seen = new Map<string, Repeat>()
  for (const [list, lines] of LIST_PATHS.flatMap((path) => listsOf(at(specification, path), path))) {
    for (const line of lines) {
      const key = fold(line)
        .toLowerCase()
        .replace(/[.,;:!]+$/, '')
      if (key.split(' ').length < MIN_REPEAT_WORDS) continue
      const repeat = seen.get(key)
      if (repeat === undefined) seen.set(key, { line: fold(line), lists: [list] })
      else if (!repeat.lists.includes(list)) repeat.lists.push(list)
    }
  }
  return [...seen.values()].filter((repeat) => repeat.lists.length > 1)
}

type ReplyChecks = NonNullable<EvalCase['replyMust']>

const replyTo = (turn: number, replies: readonly string[]): string => fold(replies[turn] ?? '')

function findMissingReplies(checks: ReplyChecks, replies: readonly string[]): ReplyError[] {
  return checks.flatMap(({ turn, any }): ReplyError[] => {
    const reply = replyTo(turn, replies)
    // The patterns have straight apostrophes, the replies curly ones.
    const texts = [reply, reply.replaceAll('’', "'")]
    return any.some((source) => texts.some((text) => matcher(source).test(text)))
      ? []
      : [{ turn, kind: 'missing', patterns: any, reply }]
  })
}

function checkReplies(evalCase: EvalCase, replies: readonly string[]): ReplyError[] {
  const forbidden = (evalCase.replyMustNot ?? []).flatMap(({ turn, any }): ReplyError[] => {
    const reply = replyTo(turn, replies)
    const patterns = any.filter((source) => matcher(source).test(reply))
    return patterns.length === 0 ? [] : [{ turn, kind: 'forbidden', patterns, reply }]
  })
  return [...findMissingReplies(evalCase.replyMust ?? [], replies), ...forbidden]
}

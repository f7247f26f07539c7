import { headingOf } from '@/lib/interview-kit/lines/heading'
import { unwrap } from '@/lib/interview-kit/lines/words'
import type { Bank, Entry } from './entries'
import { toStems } from './stems'

/** So that one strange word doesn’t outweigh the rest. */
const WEIGHT_MAX = 3.5
const WEIGHT_MIN = 0.5

/** "Respond to breakdowns" is about breakdowns, but "teach problem solving" is about teaching. */
const WEAK_VERB =
  /^(?:answer|assist|attend|carr|chair|complet|conduct|deal|do|ensur|handl|help|hold|host|keep|operat|overse|perform|prepar|produc|provid|respond|run|support|tak|undertak|us|work)(?:y|e|ing|ning)?\b/i
const WEAK_SHARE = 0.4
/** "Lead a team of six inspectors" is about a team. */
const BEHIND = /^(.+?) (?:of|for|in|on|with|to|from|at|by|under) /i
const BEHIND_SHARE = 0.5

/** What a line is about: stems, each with how much it says. */
export type Aim = ReadonlyMap<string, number>

/** Of the line’s heading, or of its first clause. The parts of a list are aims of their own, after the aim of all of it. */
export function readAims(bank: Bank, text: string): Aim[] {
  const head = headingOf(text, bank.names)?.text ?? unwrap(text).split(/[.;:(–]\s?/)[0] ?? text
  const weigh = (stem: string) => Math.min(WEIGHT_MAX, Math.max(WEIGHT_MIN, bank.rarityOf(stem)))
  const toAim = (part: string): Aim => {
    const front = new Set(toStems(BEHIND.exec(part)?.[1] ?? part))
    const [weak = ''] = WEAK_VERB.test(part) ? toStems(part.split(' ')[0] ?? '') : []
    return new Map(
      toStems(part).map((stem) => [
        stem,
        weigh(stem) *
          (stem === weak ? WEAK_SHARE : 1) *
          (front.size === 0 || front.has(stem) ? 1 : BEHIND_SHARE),
      ]),
    )
  }
  const whole = toAim(head)
  const isAct = /^\p{L}+ing\b/u.test(head)
  const parts = isAct ? [] : head.split(/, (?:and |or )?| and | or /)
  return [whole, ...(parts.length > 1 ? parts.map(toAim).filter((aim) => sum(aim) >= PART_MIN) : [])]
}

const sum = (aim: Aim) => [...aim.values()].reduce((all, weight) => all + weight, 0)
/** A part of a list that says less is no aim by itself. */
const PART_MIN = 2

/** How much of what a line is about the stems hold, from 0 to 1. */
function coverOf(aim: Aim, stems: ReadonlySet<string>): number {
  const all = sum(aim)
  const held = [...aim].reduce((part, [stem, weight]) => part + (stems.has(stem) ? weight : 0), 0)
  return all === 0 ? 0 : held / all
}

/** Shares of what a line is about: a wrong question is worse than a plain one. */
const COVER = {
  /** By the terms that stand for the question. */
  told: 0.6,
  /** The same of a question for any job. */
  toldAny: 0.65,
  /** The same of a question about how somebody works. */
  toldTrait: 0.15,
  /** The same where there are two terms or more. */
  toldTwice: 0.45,
  /** By the guide’s line. */
  line: 0.75,
  /** By the question’s own words, if its terms or its guide’s line hold `both` of the line as well. */
  asked: 0.34,
  both: 0.5,
} as const

const leastTold = ({ guideId }: Entry, count: number) =>
  guideId === null ? COVER.toldAny : count > 1 ? COVER.toldTwice : COVER.told

/** The same for a question about how somebody works, and a line that asks for that. */
export const asksForTrait = ([aim = new Map()]: readonly Aim[], told: ReadonlySet<string>): boolean =>
  aim.size === 0 || coverOf(aim, told) >= COVER.toldTrait

/**
 * Whether a question asks for what a line is about, and not only for something that the line mentions. `told` are the stems of the
 * question’s terms in the line, and `count` is the number of those terms.
 */
export const asksFor = (
  aims: readonly Aim[],
  entry: Entry,
  told: ReadonlySet<string>,
  count: number,
): boolean => {
  const known = new Set([...told, ...entry.lineStems])
  return aims.some(
    (aim) =>
      coverOf(aim, told) >= leastTold(entry, count) ||
      (entry.guideId !== null && coverOf(aim, known) >= COVER.line) ||
      (coverOf(aim, known) >= COVER.both && coverOf(aim, entry.questionStems) >= COVER.asked),
  )
}

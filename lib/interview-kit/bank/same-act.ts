import { readActs } from '@/lib/interview-kit/lines/act'
import { PAST, verbOf } from '@/lib/interview-kit/lines/gerund'
import { isActFirst } from '@/lib/interview-kit/lines/imperative'
import { unwrap } from '@/lib/interview-kit/lines/words'
import { ACTS, BROAD_VERBS } from '@/lib/knowledge/interview/acts'
import type { Entry } from './entries'
import { toStems, toWords } from './stems'

const stemsOf = (text: string) => toWords(text).map(({ stem }) => stem)
const BROAD = new Set(BROAD_VERBS.flatMap(stemsOf))
const GROUPS = ACTS.map((words) => new Set(words.flatMap(stemsOf)))
/** All stems that show the same act as one of them. */
const kinOf = (stem: string) =>
  new Set([stem, ...GROUPS.filter((group) => group.has(stem)).flatMap((group) => [...group])])

const JOINT = /^(?:and|or|then)$/i

/** The verbs that a duty begins with: all three of "Strip, clean and rebuild the pumps". */
function readVerbs(text: string): string[] {
  const words = text.replace(PAST, '').split(' ')
  // "Has shipped a pump"
  if (PAST.test(text)) return [verbOf(words[0] ?? '', 'a', true) ?? words[0] ?? '']
  const isAct = isActFirst((words[0] ?? '').replace(/,$/, ''), words[1] ?? '', true)
  const verbs: string[] = []
  for (let at = 0; isAct && at < words.length; at += JOINT.test(words[at + 1] ?? '') ? 2 : 1) {
    const word = words[at] ?? ''
    verbs.push(word.replace(/,$/, ''))
    if (!word.endsWith(',') && !JOINT.test(words[at + 1] ?? '')) break
  }
  return verbs
}

export interface WorkAct {
  /** Any of them shows it. */
  stems: ReadonlySet<string>
  /** It is known by what it is done to only: "lead commissioning". */
  isBroad: boolean
}

/** What a line says is done or has been done. */
export function readWorkActs(text: string, names: ReadonlySet<string>): WorkAct[] {
  return readVerbs(unwrap(text)).flatMap((verb, at): WorkAct[] => {
    const stem = stemsOf(verb)[0] ?? ''
    if (!BROAD.has(stem)) return [{ stems: kinOf(stem), isBroad: false }]
    const [first = '', ...others] = at === 0 ? (readActs(text, true, names)[0]?.heads ?? []) : []
    const acts = toStems(first).filter((head) => GROUPS.some((group) => group.has(head)))
    const things = new Set(acts.length > 0 ? acts : [first, ...others].flatMap(toStems))
    return things.size > 0 ? [{ stems: things, isBroad: true }] : []
  })
}

/** So much of the acts of a line have to be those of the question. */
const ACTS_SHARE = 0.5
/** So much of the words of the line are in the guide’s line, and the other way round. */
const SAME_DUTY = 0.5

/** Whether a question is about what a duty says is done (`wanted`), and not only about something that it is done to. `stems` are those of the duty. */
export function isSameAct(
  wanted: readonly WorkAct[],
  stems: ReadonlySet<string>,
  { questionStems, lineStems }: Entry,
): boolean {
  if (wanted.length === 0) return true
  const shared = [...stems].filter((stem) => lineStems.has(stem)).length
  if (shared >= SAME_DUTY * stems.size && shared >= SAME_DUTY * lineStems.size) return true
  const isDone = ({ stems: signs, isBroad }: WorkAct) =>
    [...signs].some((stem) => questionStems.has(stem) || (isBroad && lineStems.has(stem)))
  const done = wanted.filter(isDone).length
  return done > 0 && done >= ACTS_SHARE * wanted.length
}

/** That the candidate led, judged or decided. */
const DECIDES =
  /\b(?:you|your) (?:\p{L}+ )?(?:approved|decided|led|managed|refused|rejected|signed off|stopped|turned down)\b|\b(?:did|when you|had to|last) (?:approve|decide|lead|manage|refuse|reject|sign off|stop|turn down)\b|\bheld back\b/iu
/** Who does so under somebody else. */
const ASSISTS =
  /^(?:to )?(?:assist|help|shadow|sit in|support|work (?:under|alongside)|learn)\p{L}*\b|\b(?:for|by) (?:the |a |an )?(?:lead|principal|senior|chief) \p{L}+\b/iu

/** Whether a question takes for granted that somebody decides who only helps by the line. */
export const isAboveLine = (line: string, question: string): boolean =>
  ASSISTS.test(line) && DECIDES.test(question)

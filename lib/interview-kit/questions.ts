import { isLawful } from '@/lib/consultation/guard/law/verdict'
import type { WrittenQuestion } from '@/lib/knowledge/interview/written-question'
import { type Draft, pick, toWording, type Wording } from './draft'
import { headingOf } from './lines/heading'
import { listOf } from './lines/list'
import { isStatement, leansOnAnother } from './lines/skip'
import { isRule, isSayable, isSurelyAct, type LineToAsk, wholeOf } from './lines/thing'
import { isDuration } from './lines/time'
import { countWords, lowerFirst, unwrap } from './lines/words'
import { kindOf } from './options'
import { asksForSomething, type PlainQuestion, readPlain } from './plain'
import { type Candidate, findWritten, TIER } from './written'

export type { Wording } from './draft'

/** A question written by hand for lines like this one. */
export const wordByHand = (written: WrittenQuestion, { section }: LineToAsk, draft: Draft): Wording =>
  toWording(kindOf(section), written, draft)

/** In words, of what a question for any trade can name. */
const WRITTEN_WORDS = 4
/** By how well it fits. Less than that of a general question about the line itself where only the verb is the same. */
const WRITTEN_WORTH: Readonly<Record<number, number>> = {
  [TIER.object]: 1.9,
  [TIER.verb]: 1.1,
  [TIER.kind]: 1.8,
  [TIER.named]: 1.5,
  [TIER.loose]: 0.7,
}

/** A question for any trade, or null where none fits. `isAtHome` tells whether its setting is that of the specification. Where the kit has something like each of them, the line is asked about in plain words. */
export function readWritten(
  line: LineToAsk,
  names: ReadonlySet<string>,
  isAtHome: (written: WrittenQuestion) => boolean = () => true,
): PlainQuestion | null {
  const { text, section } = line
  // "Not afraid to ask" says how somebody is.
  const said = section === 'softSkills' ? unwrap(text).replace(/^not /i, '') : unwrap(text)
  if (section === 'firstYear' || isDuration(line)) return null
  if (!asksForSomething(line) || isStatement(said) || leansOnAnother(said)) return null
  const heading = headingOf(text, names)
  const isLongList = (listOf(text, names)?.length ?? 0) > 2
  const found = findWritten({
    text,
    names,
    section,
    isAmongActs: line.isAmongActs ?? false,
    heading,
    thing:
      heading && !heading.isCut && isSayable(heading.text, WRITTEN_WORDS) && !isLongList
        ? wholeOf(line, heading.text, names)
        : null,
    isAct: heading !== null && isSurelyAct(heading.text),
    isRule: heading !== null && isRule(heading.text),
    isName: heading !== null && (heading.isNamed || names.has(heading.text)),
  }).filter((written) => isLawful(written.question) && isAtHome(written))
  const plain = readPlain(line, names)
  const worthOf = ({ tier }: Candidate) => WRITTEN_WORTH[tier] ?? 0
  const candidates = found.filter((candidate) => worthOf(candidate) > (plain?.worth ?? 0))
  if (candidates.length === 0) return null
  const worth = Math.max(...candidates.map(worthOf))
  return {
    worth,
    word: (draft) => {
      const picked = pick(candidates, text, draft)
      return picked
        ? toWording(kindOf(section), picked, draft)
        : (plain?.word(draft) ?? toWording(kindOf(section), candidates[0] as Candidate, draft))
    },
  }
}

const LEARNABLE_TAIL =
  /[,;\s(]*(?:which |that |and |but |since )?(?:we (?:can|will|’ll|'ll) (?:teach|train)|(?:full )?training (?:is )?given|can (?:be (?:taught|learned|learnt)|teach)).*$/i
/** In words, of what can be learned. */
const LEARNED_WORDS = 4

/** Of what the firm will teach. Not rated. */
export function wordLearning(text: string): Wording | null {
  const said = unwrap(text).replace(LEARNABLE_TAIL, '')
  const thing = countWords(said) > LEARNED_WORDS ? (said.split(', ')[0] ?? said) : said
  if (isStatement(thing) || /\b(?:would|be|is|are|have|us|we)\b/i.test(thing)) return null
  const named = lowerFirst(thing.replace(/^(?:some )?(?:experience|knowledge) (?:of|in|with) /i, ''))
  return {
    kind: 'learning',
    question: `We will train you on ${named}. What was the last thing at work that you learned from nothing, and how did you go about it?`,
    probes: ['How long did it take until you could do it alone?'],
    points: [],
    anchors: null,
  }
}

import { ATTITUDES, type Attitude } from '@/lib/knowledge/interview/attitudes'
import { toWords } from './stems'

interface Sign {
  attitude: Attitude
  /** Each with the words of which there is one. */
  steps: readonly { stems: ReadonlySet<string>; isAfterGap: boolean }[]
}

const GAP = '…'
/** In words. */
const GAP_MAX = 5

function toSign(attitude: Attitude, sign: string): Sign {
  const parts = sign.split(' ')
  return {
    attitude,
    steps: parts.flatMap((part, at) =>
      part === GAP
        ? []
        : [{ stems: new Set(part.split('/').flatMap(stemsOf)), isAfterGap: parts[at - 1] === GAP }],
    ),
  }
}
const stemsOf = (text: string) => toWords(text).map(({ stem }) => stem)

const SIGNS: readonly Sign[] = ATTITUDES.flatMap((attitude) =>
  attitude.signs.map((sign) => toSign(attitude, sign)),
)

function holds(stems: readonly string[], at: number, { steps }: Sign): boolean {
  let place = at
  return steps.every(({ stems: any, isAfterGap }, step) => {
    const reach = step === 0 ? 0 : isAfterGap ? GAP_MAX : 0
    const found = stems.findIndex((stem, index) => index >= place && index <= place + reach && any.has(stem))
    place = found + 1
    return found >= 0
  })
}

/** Of a sign of several words, over one word. */
const PHRASE_WORTH = 2.5
/** For each word before it. */
const LATE_COST = 1.1
/** In words. One word by itself has to be among the first: "tidy in other people’s homes". */
const LEAD_MAX = 2
/** "Will" with "not" is a sign. */
const LEADS =
  /^(?:(?:is|be|being|are|you|an?|the|very|always|good|strong|naturally|quietly|able to|ability to|ready to|prepared to|willing to|happy to|readiness to|willingness to|can|will(?! not\b)) )+/i

/** What a line asks of how somebody works, or null. What it says first and most exactly counts most. */
export function readAttitude(line: string): Attitude | null {
  const stems = stemsOf(line)
  const leads = stemsOf(LEADS.exec(line)?.[0] ?? '').length
  let best: { attitude: Attitude; worth: number } | null = null
  for (const sign of SIGNS)
    stems.forEach((_, at) => {
      const isAlone = sign.steps.length === 1
      const late = Math.max(0, at - leads)
      if ((isAlone && late >= LEAD_MAX) || !holds(stems, at, sign)) return
      const isLead = isAlone && at < leads
      const worth = (isLead ? 0.5 : isAlone ? 1 : PHRASE_WORTH) + 0.5 * sign.steps.length - LATE_COST * late
      if (best === null || worth > best.worth) best = { attitude: sign.attitude, worth }
    })
  return (best as { attitude: Attitude } | null)?.attitude ?? null
}

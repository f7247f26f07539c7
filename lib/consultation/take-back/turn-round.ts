import { swapPair } from './swap-pair'

/** Words that say that two values stand the wrong way about. UTF-16 offsets, end exclusive. */
export interface TurnRound {
  start: number
  end: number
  /** What they name: "the office days". Empty where they point at what was just said. */
  object: string
}

const ROUND = '(?:about|(?:a)?round)'
const PHRASE = `(?:the )?(?:other|wrong|opposite) way ${ROUND}|vice versa|back to front`
const SLIP =
  "(?:no+|nope|sorry|oh|oops|ah|er+m?|um+|wait|actually|hang on|hold on|well|correction|my (?:mistake|error)|i tell a lie|tell a lie|please|but|and|so|then|ok(?:ay)?|right|i mean(?:t)?(?: to say)?|(?:make|put|swap|turn|switch) (?:that|it|them|those)|(?:that|it|they|those|these|which)(?:['’]?s| is| are|['’]?re| should be| should have been| was| were| ought to be)(?: all| actually)?|(?:i|you|we)(?:['’]?ve| have|['’]?d| had)?(?: got| put| said| had| gave| wrote)(?: you)?(?: (?:that|it|them|those|these|these two|the two))?)"
const OBJECT = '(?<object>[^,;:.!?–—…\\n]{3,50}?)'
const NAMED = `(?:i|you|we)(?:['’]?ve| have|['’]?d| had)?(?: got| put| said| had| wrote) ${OBJECT} (?:the )?(?:other|wrong|opposite) way ${ROUND}|(?:swap|switch|turn) (?:(?:that|it|them|those|these|the two|those two|these two)|(?:the )?(?<swapped>[^,;:.!?–—…\\n]{3,50}?)) (?:over|round|around|about)`
const BEHIND = `(?: (?:on|with|for) (?<behind>[^,;:.!?–—…\\n]{3,40}?))?`
const TAIL = '(?:[\\s,]+(?:please|then|sorry|actually|i mean|thanks|now|that is))*'
const TURN = new RegExp(
  `(?<open>^\\W*|[.!?;:,–—…(]\\s*|\\s-\\s+|\\s(?=(?:sorry|no|actually|wait|oops|i mean)\\b))(?<lead>(?:${SLIP}[\\s,.:!–—…-]+)*)(?:${NAMED}|(?:${PHRASE})${BEHIND})${TAIL}(?=\\s*(?:[.!?;:,–—…)\\n]|$)|\\s(?:and|but|so|because|cos)\\s)`,
  'giu',
)

/** Says something of its own: "or the other way about", "the fitters learn from them and vice versa". */
const isSlip = (lead: string): boolean =>
  /[\p{L}]/u.test(lead.replace(/\b(?:and|but|so|then|well|please)\b/giu, ''))

export function findTurnRounds(text: string): TurnRound[] {
  return [...text.matchAll(TURN)].flatMap(({ 0: words, index, groups }): TurnRound[] => {
    const { open = '', lead = '', object, swapped, behind } = groups ?? {}
    const start = index + open.length
    const end = index + words.length
    const isAlone =
      /(?:^|[.!?…\n])\W*$/.test(text.slice(0, start)) && /^\W*(?:[.!?…\n]|$)/.test(text.slice(end))
    const isNamed =
      object !== undefined || /^(?:swap|switch|turn)\b/i.test(words.slice(open.length + lead.length))
    return isAlone || isNamed || isSlip(lead)
      ? [{ start, end, object: object ?? swapped ?? behind ?? '' }]
      : []
  })
}

const SENTENCE_START = /(?:^|[.!?;…\n])[^.!?;…\n]*$/

/** In characters: what is put right stands next to it. */
const REACH = 300

/** The words of the same message whose values a turn-round means: of its sentence, or of the one before it. Null where they hold no two. */
export function findTurned(
  text: string,
  { start }: TurnRound,
): { start: number; end: number; by: string } | null {
  for (let end = start, tries = 0; tries < 2; tries += 1) {
    const before = text.slice(Math.max(0, start - REACH), end)
    const tail =
      SENTENCE_START.exec(before.replace(/[\s.!?;…]+$/, ''))?.[0].replace(/^[.!?;…\n]\s*/, '') ?? ''
    const from = before.lastIndexOf(tail) + Math.max(0, start - REACH)
    if (tail.trim() === '') return null
    const by = swapPair(tail)
    if (by !== null) return { start: from, end: from + tail.length, by }
    end = from
  }
  return null
}

/** Whether what comes behind says the values again, the right way about: "the other way about, two at home and three in the office". */
const isRestated = (text: string, { end }: TurnRound): boolean =>
  swapPair(/^[\s,;:–—-]*(?<rest>[^.!?;…\n]*)/.exec(text.slice(end))?.groups?.rest ?? '') !== null

/** Of what the brief holds: the message itself says nothing that they could mean. */
export const findTurnRoundsOfBrief = (text: string): TurnRound[] =>
  findTurnRounds(text).filter(
    (turn) => !isRestated(text, turn) && (turn.object !== '' || findTurned(text, turn) === null),
  )

interface Repair {
  start: number
  end: number
  text: string
}

/** Only the words that differ, so that the others keep their places. */
function trimRepair(text: string, { start, end, by }: { start: number; end: number; by: string }): Repair {
  const old = text.slice(start, end)
  let head = 0
  while (head < old.length && old[head] === by[head]) head += 1
  let tail = 0
  while (tail < Math.min(old.length, by.length) - head && old.at(-1 - tail) === by.at(-1 - tail)) tail += 1
  return { start: start + head, end: end - tail, text: by.slice(head, by.length - tail) }
}

/** The values that a message itself turns round, as repairs in the order of the text. */
export function repairTurnRounds(text: string): Repair[] {
  return findTurnRounds(text).flatMap((turn): Repair[] => {
    if (isRestated(text, turn)) {
      const mark = /^[\s,;:–—-]*/.exec(text.slice(turn.end))?.[0].length ?? 0
      return [{ start: turn.start, end: turn.end + mark, text: 'Sorry, ' }]
    }
    const turned = turn.object === '' ? findTurned(text, turn) : null
    if (!turned) return []
    const lead = /[\s,;:–—(-]*$/.exec(text.slice(0, turn.start))?.[0].length ?? 0
    return [trimRepair(text, turned), { start: turn.start - lead, end: turn.end, text: '' }]
  })
}

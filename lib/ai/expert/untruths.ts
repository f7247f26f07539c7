import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { isContent, stemOf } from '@/lib/consultation/guard/rewording/text'
import type { Undone } from './answer-reader'
import type { ExpertProposal } from './schema'

/** "I’ve offered your own words": true only with a proposal in the same answer. "The button under it" may be about a held sentence. */
const CLAIMS_OFFER =
  /\bI(?:[’']ve| have)\b[^.?!]{0,60}\b(?:offered|put (?:it|that|them) as a (?:suggestion|button))\b|\bhere it is again\b/i

/** Speaks of buttons that come with the reply. */
const CLAIMS_BUTTON =
  /\bthere(?:[’']s| is| are) (?:also )?an? (?:\w+ )?button\b|\bbuttons? (?:below|under|beneath|for|to)\b|\b(?:each|all|both|these|those) (?:\w+ ){0,4}(?:a |its own )?buttons?\b|\bas (?:a |its own )?buttons?\b|\bI(?:[’']ve| have) (?:put|added|made) [^.?!]{0,60}\bbuttons?\b/i

/** Advises a change, which then needs its button. */
const ADVISES =
  /\bI(?:['’]d| would|['’]ve| have) (?:also )?(?:show|shown|put|add|added|make|made|move|moved|drop|dropped|say|said|name|named|offer|offered|propose|proposed|suggest|suggested|reword|reworded|print)\b/i
/** What the software would not take is nothing that the manager needs to know. */
const COULD_NOT =
  /\bI (?:could(?:n['’]?t| not)|can(?:['’]?t|not)|was(?:n['’]?t| not) able to) (?:add|offer|record|store|enter|take|put) (?:it|that|them|this|those)\b(?! (?:in|on|to) the (?:advert|document|specification))/i

const BUTTON = /\bbuttons?\b/i
const COUNT = '(one|two|three|four|five|six|[1-6])'
const COUNTED = new RegExp(
  `\\b${COUNT} (?:\\w+ ){0,2}?(?:buttons?|suggestions?|proposals?)\\b|\\b(both) (?:the )?(?:buttons|suggestions|proposals)\\b`,
  'i',
)
const COUNTED_THINGS = new RegExp(
  `\\b${COUNT} (?:\\w+ ){0,2}?(?:things?|points?|questions?|options?|changes?|ways?|ideas?|choices?|reasons?|gaps?)\\b(?! (?:of|on|an?|per)\\b)|\\b(both) (?:of them|the \\w+s)\\b`,
  'i',
)
const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
/** "You have eleven must-haves": all of them, and not those that stand out. */
const COUNTED_MUSTS = new RegExp(
  `\\b(?:(?:you|we)(?:['’]ve| have)(?: now| got| named| given me| listed| set)*|that(?:['’]s| is| makes)|all|your|the|there are) (${NUMBERS.join('|')}|\\d{1,2}) (?:must[- ]?haves?|musts)\\b`,
  'i',
)

function countBy(pattern: RegExp, sentence: string): number | null {
  const [, number, both] = pattern.exec(sentence) ?? []
  if (both) return 2
  if (!number) return null
  const place = NUMBERS.indexOf(number.toLowerCase())
  return place < 0 ? Number(number) : place + 1
}

/** How many buttons or proposals a sentence speaks of, where it says so. */
const countOffers = (sentence: string) => countBy(COUNTED, sentence)
/** How many things a sentence announces. */
const countThings = (sentence: string) => countBy(COUNTED_THINGS, sentence)
/** How many things a sentence says will follow it, where it does not list them itself. */
export function countAnnounced(sentence: string): number | null {
  const count = /:\s*\S/.test(sentence) || /\?\s*$/.test(sentence) ? null : countThings(sentence)
  return count !== null && count > 1 ? count : null
}
/** How many buttons or must-haves there are, and how many things follow, is counted and needs no source. */
export const withoutCount = (sentence: string) =>
  (countAnnounced(sentence) === null ? sentence : sentence.replace(COUNTED_THINGS, 'things'))
    .replace(COUNTED, 'buttons')
    .replace(COUNTED_MUSTS, 'the must-haves')

/** Says that something has happened to the brief. */
const SAYS_DONE =
  /\bI(?:[’']ve| have)\b|\b(?:has|have) been\b|\b(?:is|are|says?|reads?|reports?)\b[^.?!]*\bnow\b|\bnow (?:is|are|says?|reads?|reports?)\b|\binstead of\b|\bno longer\b|\b(?:is|are) (?:both |all |now )?(?:out|in|gone|noted|kept|changed|dropped)\b/i
/** The same of a held sentence, whose words it does not repeat. */
const SAYS_HELD_DONE: Record<string, RegExp> = {
  leaveOut: /\b(?:left|taken|cut|dropped)\b[^.?!]*\bout\b|\b(?:is|are) (?:both |all |now )?(?:out|gone)\b/i,
  letIn: /\bback in\b|\b(?:put|let) (?:it|that|them|both) (?:back|in)\b|\brestored\b/i,
}
/** In words that a sentence shares with what was refused. */
const MIN_SHARED = 2

export const stemsOf = (text: string): Set<string> =>
  new Set(tokensOf(text).flatMap(({ text: word }) => (isContent(word) ? [stemOf(word)] : [])))

/** Speaks of a refused operation as if it had been taken, more than of any that was. */
function claimsDone(sentence: string, { op, words }: Undone, done: readonly string[]): boolean {
  const held = SAYS_HELD_DONE[op]
  if (held) return held.test(sentence)
  if (!SAYS_DONE.test(sentence)) return false
  const said = stemsOf(sentence)
  const sharedWith = (text: string) => [...stemsOf(text)].filter((stem) => said.has(stem)).length
  const shared = sharedWith(words)
  return shared >= MIN_SHARED && done.every((taken) => sharedWith(taken) <= shared)
}

const wordsOf = (proposal: ExpertProposal): string =>
  [proposal.button, 'text' in proposal ? proposal.text : ''].join(' ')

/** Speaks of a refused proposal, and more of it than of any that is offered. */
function isOf(sentence: string, refused: readonly ExpertProposal[], all: readonly ExpertProposal[]): boolean {
  const said = stemsOf(sentence)
  const sharedWith = (proposal: ExpertProposal) =>
    [...stemsOf(wordsOf(proposal))].filter((stem) => said.has(stem)).length
  const offered = all.filter((proposal) => !refused.includes(proposal)).map(sharedWith)
  return refused
    .map(sharedWith)
    .some((shared) => shared >= MIN_SHARED && offered.every((one) => one < shared))
}

/** Tells the manager that the interview is over. */
const CLOSES = /\bselect\W+Generate Summary\b/i
export const closes = (text: string): boolean => CLOSES.test(text)

const NOTHING_OPEN =
  /\bnothing(?: else| more)?(?:[’']s| is| was| remains| stays)? (?:(?:still|left) )?(?:open|outstanding|waiting|pending|unsettled|left to (?:settle|answer|decide))\b|\bnothing (?:still )?waits\b/i
const ALL = '(?:all|everything|the (?:full|whole) (?:lot|picture|brief)|the lot)'
const WE = '(?:we|i|you|they)'
const HAVE = `${WE}(?:['’]ve| have)(?: (?:now|got|already))*`
/** "That’s all we need", "the brief is complete", "no more questions". Of closing words only the model can mend it. */
const ENOUGH = new RegExp(
  [
    `\\b(?:that|this|it)(?:['’]s| is)(?: (?:now|about|pretty much|really))? ${ALL}(?:(?: that)? ${WE}(?:['’]ll| will| would| do)? need(?:ed)?\\b|(?: (?:from me|then|now|covered|for now))?[.!])`,
    `\\b${HAVE} ${ALL}(?: (?:that )?${WE} needs?\\b| (?:to|for)\\b| (?:covered|down|here|now)\\b|[.!])`,
    `\\b${HAVE} (?:covered (?:everything|it all|the lot)|no (?:more|further|other) questions)\\b`,
    `\\b(?:that|this) (?:covers|completes|finishes) (?:everything|it all|the lot|the (?:brief|interview|picture))\\b`,
    `\\b(?:the|your) (?:brief|picture|interview) (?:is|looks)(?: now)? (?:complete|finished|done|full)\\b`,
    `\\b(?:everything|it)(?:['’]s| is)(?: all)? (?:covered|complete|in place|there now)\\b`,
    `\\b(?:nothing|there(?:['’]s| is) nothing)(?: else| more| further)?(?: (?:is|that is|that['’]s))? (?:missing|to (?:ask|add)|${WE} (?:still )?need|left to ask)\\b`,
    `\\bno (?:more|further|other) questions\\b`,
    `\\bwe(?:['’]re| are) (?:all )?(?:done|finished|all set)\\b`,
  ].join('|'),
  'i',
)
const NOTHING_NEEDED =
  /\bapproval (?:now )?(?:needs|requires|waits for) nothing\b|\bnothing (?:else |more )?(?:stands in the way of|holds up|blocks|is needed (?:for|before)) approval\b/i

const IT = '(?:it|this|that|the (?:spec(?:ification)?|brief|document|job|vacancy)|everything)'
/** "You can sign it off as it is", "that’s signed off". What can be signed once something is settled is no such claim. */
const SIGNED = new RegExp(
  `^(?!.*(?:\\b(?:before|once|until|till|unless|if|when|after|as soon as|not|never)\\b|n['’]t\\b)).*(?:\\b(?:you|we)(?: can|['’]re| are)(?: now| all| just| already)*(?: free| ready| good| set)?(?: to)? (?:sign|approve)\\b|\\bready (?:to|for you to) (?:sign|approve|be (?:signed|approved))\\b|\\b${IT}(?:['’]s| is| has been)(?: now| all| already)* (?:signed(?: off)?|approved|done|finished)\\b)`,
  'is',
)

export interface Waiting {
  /** How much waits for the manager. */
  all: number
  /** How many proposals are among it. */
  proposals: number
  /** Approval waits for some of it. */
  approval: boolean
  /** Something is not told yet. */
  isOpen?: boolean
  /** Of the brief. */
  musts?: number
}

interface Turn {
  waits: Waiting
  /** What of the operations was refused, and the words of those that were taken. */
  undone: readonly Undone[]
  done: readonly string[]
  /** Something of the message was challenged. */
  isChallenged: boolean
}

/** Why a sentence of a reply says of what is offered, done or still open what is not so, or null. `refused` are those of the proposals that may not be offered. */
export function findUntruth(
  sentence: string,
  { proposals, refused }: { proposals: readonly ExpertProposal[]; refused: readonly ExpertProposal[] },
  { waits, undone, done, isChallenged }: Turn,
): string | null {
  if (proposals.length === 0 && CLAIMS_OFFER.test(sentence)) return 'not offered'
  const isAnnounced = CLAIMS_OFFER.test(sentence) || CLAIMS_BUTTON.test(sentence)
  const offered = proposals.length - refused.length
  const counted = countOffers(sentence)
  const counts = [offered, waits.proposals + offered, waits.all + offered]
  if (COULD_NOT.test(sentence)) return 'not offered'
  if ((BUTTON.test(sentence) || ADVISES.test(sentence)) && isOf(sentence, refused, proposals))
    return 'not offered'
  if (counted !== null) {
    if (!counts.includes(counted)) return 'not offered'
  } else if (isAnnounced && (offered < proposals.length || (offered === 0 && waits.all === 0)))
    return 'not offered'
  // "Three changes would help", with a button for each, of which one is not offered.
  if (refused.length > 0 && proposals.length > 1 && countThings(sentence) === proposals.length)
    return 'not offered'
  const musts = countBy(COUNTED_MUSTS, sentence)
  if (musts !== null && waits.musts !== undefined && musts !== waits.musts) return 'figure'
  if (!isChallenged && undone.some((one) => claimsDone(sentence, one, done))) return 'not done'
  if (waits.all + offered > 0 && NOTHING_OPEN.test(sentence)) return 'still open'
  if (waits.isOpen && ENOUGH.test(sentence)) return 'still open'
  return waits.approval && (NOTHING_NEEDED.test(sentence) || SIGNED.test(sentence)) ? 'still open' : null
}

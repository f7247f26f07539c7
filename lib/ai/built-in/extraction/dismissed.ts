import type { Topic } from '@/lib/consultation/topics'
import { figuresIn } from './amounts'
import type { Unit } from './blocks'
import { entitiesOf } from './entities'
import { REQUIREMENTS } from './judge'
import { type State, wordsOf } from './state'
import { strengthCue } from './strength'
import { topicNamed, withdraw } from './withdraw'
import { overlap, stems } from './words'

/**
 * What is said against a thing that stands in the brief takes it back: "the degree class is silly", "LabVIEW is on its way out", "they
 * don't need the forklift". Because the thing is known, the words against it may be many; of a thing that is not known they take nothing.
 */

const LEAD =
  '^(?:(?:and|but|so|oh|no|nah|actually|sorry|well|ok|okay|hm+|also|now|then|on (?:reflection|second thoughts?)|second thoughts|to be (?:fair|honest)|thinking about it|come to think of it|in fact|apparently|as for|about|one thing)[\\s,:-]+)*(?:(?:the|that|our|my|any|a|an|asking for|wanting|having|insisting on|putting|number of) )*'
const OBJECT =
  '(?<object>(?!(?:on(?![- ]call)|in|at|from|by|of|to|it|them|that|this|days?|weeks?)\\b)[^,;.]{2,40}?)'
const ADVERB =
  '(?:[ ](?:just|only|a bit|really|actually|frankly|probably|maybe|now|all|rather|far|way|totally|completely|quite|already|really|clearly|being))*'
const BE = "(?: is| are| was| were|'s|'re| has been| have been| seems| sounds| looks| feels)"
const END =
  '(?: for (?:this|that|the|us|what|a)\\b[^,;.]*?| here| now| anyway| these days| really| of me| on my part| from (?:the )?\\w+)*(?=$|[,;.]| - | so | and | because | as )'
const ALL_OF_IT = '(?:it|that|them|those|this|these)(?: one)?'

/** An opinion: a requirement goes for it, a fact of the place does not. */
const OPINION = new RegExp(
  `${LEAD}${OBJECT}${BE}${ADVERB} (?:an? |pure |complete )?(?:silly|daft|stupid|nonsense|rubbish|overkill|arbitrary|excessive|over the top|bit much|asking too much|asking a lot|unrealistic|unreasonable|red herring|wishful thinking|pie in the sky|pointless|unnecessary|redundant|superfluous|distraction|snobbery|habit|leftover|hangover)(?: (?:number|figure|ask|idea|requirement|thing|rule|line|question|one))?${END}`,
  'i',
)

const AGAINST: readonly RegExp[] = [
  new RegExp(
    `${LEAD}${OBJECT}${BE}${ADVERB} (?:a (?:mistake|typo|slip|mix-up)|an error|history|dead|off the table|not happening|phased out|wound down|retired|withdrawn|scrapped|dropped|discontinued|stopped|suspended|pulled|axed|binned|cancelled|shelved|postponed|decommissioned|ripped out|on (?:its|the|their) way out)${END}`,
    'i',
  ),
  new RegExp(
    `${LEAD}${OBJECT} (?:no longer (?:applies|apply|exists?|happens?|stands?|holds?|counts?|matters?)|(?:doesn't|does not|don't|won't) (?:apply|exist|happen|stand|hold|count|matter)(?: any ?more| now| here)?)${END}`,
    'i',
  ),
  new RegExp(`${LEAD}${OBJECT} (?:we|they)(?:'ve| have)? (?:got |already )*(?:covered|sorted)${END}`, 'i'),
  new RegExp(
    `^(?:(?:and|but|so|oh|no|actually|sorry|well|in fact|on reflection)[\\s,]+)*(?:we|they|you|i)(?:'re| are|'ll| will|)(?: actually| really| just| now)* ?(?:don't|do not|won't|will not|can't|cannot|aren't|not|needn't)(?: actually| really| even| necessarily)* (?:need|require|want|offer|pay|provide|use|be (?:sending|asking|needing|paying|offering|using|doing|giving|having)(?: (?:them|anyone|anybody|people))?(?: (?:to|for))?|send(?:ing)? (?:them |anyone )?to|asking for|paying|offering|needing) (?:to (?:have|know|use|hold) )?(?:any |the |a |an |that |it to )*${OBJECT}(?: any ?more| after all| now| then| for this(?: \\w+)?| here| at all)*(?=$|[,;.]| - | so | because | since )`,
    'i',
  ),
  new RegExp(
    `^(?:(?:and|but|so|oh|actually|sorry|well)[\\s,]+)*(?:there(?:'s|'ll be| is| are| will be) )?no ${OBJECT}(?: money| pay| any ?more| now| after all| (?:for|on|with) this(?: \\w+)?| at the moment)+(?=$|[,;.]| - )`,
    'i',
  ),
  new RegExp(
    `^(?:(?:and|but|so|oh|actually|sorry|well|no)[\\s,]+)*(?:(?:i|we)(?:'d| would|'ll| will|'m|) )?(?:rather |sooner |prefer |let's )*not (?:to )?(?:going to )?(?:ask(?:ing)? for|mention|say|put|list|include|specify|insist on)(?: in)? (?:any |the |a |number of )*${OBJECT}(?: at all| either| then| after all)*(?=$|[,;.]| - | because | as )`,
    'i',
  ),
  new RegExp(
    `^(?:(?:and|but|so|oh|actually|sorry|well|no|please)[\\s,]+)*(?:(?:scrub|skip) (?:round|around)|(?:you )?(?:don't|needn't|do not) (?:bother|worry) (?:with|about)|no need (?:to (?:mention|list|include|put|ask for)|for)) (?:any |the |a |that )*${OBJECT}(?: at all| either| then| after all)*(?=$|[,;.])`,
    'i',
  ),
]

/** "..., so don't list it", "..., please remove", "..., forget I spoke": the thing that the sentence began with. */
const COMMAND = `(?:(?:so|and|please|just|you can|we can|i'd|then)[\\s,]+)*(?:(?:don't|do not|no need to|needn't) (?:list|include|put|mention|ask for|add|say|bother with|worry about)(?: ${ALL_OF_IT})?|(?:leave|take) ${ALL_OF_IT} (?:out|off)|(?:remove|delete|drop|strike|scrap|omit|cut)(?: ${ALL_OF_IT})?|${ALL_OF_IT} (?:can|should|could) (?:go|come (?:out|off)|be (?:dropped|removed))|ignore (?:me|it|that)|forget (?:i (?:spoke|said (?:it|that|anything)|mentioned it)|it|that))(?: then| please| now)*$`
const COMMANDED = new RegExp(
  `${LEAD}${OBJECT}(?= is| are| was| were| has| have|'s|,| - | we | they | came| comes| requirement| thing| bit| stuff| one).*?(?:[,;] ?| - ?| so | and )${COMMAND}`,
  'i',
)
const ONLY_COMMAND = new RegExp(`^${COMMAND}`, 'i')
/** What is asked for in its place. */
const MEANT =
  /^[\s,;-]*(?:(?:and|but|so|really|all)[\s,]+)*(?:what (?:i|we|matters|counts)|(?:i|we)(?:'d| would|'ll)? (?:take|want|need|rather|like|prefer|just want)|any\b|anyone|anybody|someone|somebody|just\b|as long as|so long as|it's enough|enough)/i
const WORDY = / (?:thing|bit|stuff|requirement|part|one|idea|line|number|business|side|angle|money)$/i

/** One of these stands in every form, so that most sentences are let by at once. */
const HINT =
  /\b(?:silly|daft|stupid|nonsense|rubbish|overkill|arbitrary|excessive|over the top|bit much|asking|unrea\w+|red herring|wishful|pie|pointless|unnecessary|redundant|superfluous|distraction|snobbery|habit|leftover|hangover|mistake|typo|slip|mix-up|error|history|dead|off the table|happen\w*|phased|wound|retired|withdrawn|scrapped|dropped|discontinued|stopped|suspended|pulled|axed|binned|cancelled|shelved|postponed|decommissioned|ripped|way out|longer|apply|exist|stand|hold|count|matter|covered|sorted|not|no|don't|won't|can't|aren't|needn't|doesn't|cannot|scrub|skip|list|leave|take|remove|delete|drop|strike|scrap|omit|cut|go|come|ignore|forget)\b/i

function isKnown(state: State, object: string, topics: readonly Topic[] | null): boolean {
  if (/^(?:number of )?(?:years|yrs)(?: of)?(?: experience)?$/i.test(object))
    return state.ledger.open().some(({ topic }) => topic === 'experience')
  const named = topicNamed(object)
  return (
    stems(object).length > 0 &&
    state.ledger
      .open()
      .some(
        (entry) =>
          entry.sentence < state.sentence &&
          (topics === null || topics.includes(entry.topic)) &&
          (overlap(object, entry.value) >= 0.99 || (named !== 'pay' && named === entry.topic)),
      )
  )
}

/** True for a sentence that ends by asking for the known thing that it began with to be taken out. */
export function takesOut(state: State, said: string): boolean {
  const object = said.length > 200 ? undefined : COMMANDED.exec(said)?.groups?.object
  return object !== undefined && isKnown(state, object.trim().replace(WORDY, ''), null)
}

/** What a clause takes back, and what it says behind that. Null where it speaks against nothing that is known. */
function dismissedIn(state: State, said: string): { object: string; rest: string } | null {
  if (!HINT.test(said)) return null
  const forms: readonly [RegExp, readonly Topic[] | null][] = [
    [COMMANDED, null],
    [OPINION, REQUIREMENTS],
    ...AGAINST.map((pattern): [RegExp, null] => [pattern, null]),
  ]
  for (const [pattern, topics] of forms) {
    const match = pattern.exec(said)
    const object = match?.groups?.object?.trim().replace(WORDY, '')
    if (match === null || object === undefined || !isKnown(state, object, topics)) continue
    return { object, rest: said.slice(match[0].length) }
  }
  return null
}

/** A sentence against a thing that stands. True when it was; what it asks for instead is then read from `state.resume` on. */
export function dismisses(state: State, unit: Unit, said: string): boolean {
  if (said.length > 200) return false
  const found = dismissedIn(state, said)
  if (found === null) return false
  if (!withdraw(state.ledger, found.object, null, wordsOf(state, unit), state.sentence)) return false
  const isMeant =
    MEANT.test(found.rest) ||
    figuresIn(found.rest).length > 0 ||
    strengthCue(found.rest) !== null ||
    entitiesOf(found.rest).some(({ kind }) => kind !== 'skill')
  if (isMeant) state.resume = unit.end - found.rest.length
  return true
}

/** The same of a clause among others, and of a command that only goes on with it. */
export function dismissesHere(state: State, span: { start: number; end: number }, said: string): boolean {
  if (state.isStruck && ONLY_COMMAND.test(said)) return true
  const found = said.length > 120 ? null : dismissedIn(state, said)
  return (
    found !== null &&
    found.rest.trim() === '' &&
    withdraw(state.ledger, found.object, null, wordsOf(state, span), state.sentence)
  )
}

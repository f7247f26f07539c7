import type { Topic } from '@/lib/consultation/topics'
import { CLEAR, type Judged } from './judge'
import { strengthCue } from './strength'
import { isPast } from './subject'

/**
 * What is remarked beside a fact: what somebody is like, how the manager feels about it, who is at the door. Told by the subject and
 * by what is said of it, so that no remark has to be known; a clause that is clear about something else is never one.
 */

const LEAD = '(?:(?:and|but|so|well|oh|mind|mind you|because|as|since|honestly|sorry|though|ah|that)[\\s,]+)*'
const whole = (source: string) => new RegExp(`^${LEAD}(?:${source})[\\s.!]*$`, 'i')
const opening = (source: string) => new RegExp(`^${LEAD}(?:${source})`, 'i')

/** How one judges a person or a thing without saying what it is. */
const VERDICT =
  '(?:mad|daft|bonkers|crazy|awful|dreadful|horrible|terrible|brutal|ridiculous|hilarious|weird|ugly|grim|miserable|barmy|mental|tragic|sad|silly|nightmare|pain|joke|shame|pity|mess|beast|horror|headache|scream|disaster|hoot|blessing|relief|miracle|mystery|legend|star|gem|saint|angel|hero|character|case|riot|force of nature|law unto (?:him|her|them|it)sel(?:f|ves)|one[- ]off|piece of work|handful|treasure|diamond|godsend|tyrant|bully|stickler|whirlwind|menace|liability|dinosaur|wonder|devil|monster|bear|dragon|pussycat|sweetheart|gentleman|darling|pig|swine|sod|bugger|maze|jungle|warren|labyrinth|zoo|circus|madhouse|palaver|faff|doddle|breeze|story|saga)'
const HOW =
  '(?:a |an |the |my |our |just |really |pretty |quite |absolutely |absolute |total |bit of an? |right |proper |real |complete |such |so |very |always |only |still |big |old )*'

/** "Lovely lad", "poor thing". */
const SOUL =
  '(?:(?:a|an|the|such a|what a) )?(?:lovely|poor|good|great|nice|smashing|top|grand|daft|miserable|cracking|decent|sound|brilliant|clever|awkward|old|silly|lucky|cheeky|sweet|dear|funny|proper|right)(?: old| little| young)? (?:lad|lass|lassie|bloke|woman|fella|feller|man|guy|person|soul|thing|sod|bugger|devil|beggar|love|girl|chap|boy|mare|egg|duck|sort|couple|family|gent|lady|stick|blighter)s?'

/** "The hospital is the mad one", "that site's a nightmare". */
const ON_THING = whole(
  `(?:the|that|this|our|his|her|their) (?:[\\w-]+ ){0,2}?[\\w-]+(?:'s| is| are| was| were) ${HOW}${VERDICT}(?: ones?)?`,
)

const REMARKS: readonly RegExp[] = [
  whole(SOUL),
  opening(
    "(?:(?:i|you|we|nobody|no one) )?(?:can't|cannot|couldn't|don't|wouldn't) (?:really |exactly )?blame\\b|who (?:can|could|would) blame\\b|fair (?:play|dos|do's) to\\b|good (?:luck to|for|on) (?:him|her|them|'em|you)\\b|more fool\\b|lucky (?:him|her|them|beggars?)\\b|(?:his|her|their) loss\\b|what a (?:shame|pity|waste|mess|loss)\\b",
  ),
  whole(
    "whatever (?:that|it|they|he|she|this)(?:'s| is| does| means| meant| do| did| was| may be)?\\b.*|(?:i )?(?:nearly|almost) forgot\\b.*|i (?:do )?mean (?:it|that)|i keep (?:saying|doing|calling|forgetting|thinking)\\b.*|(?:at last|finally|about time too?)|(?:\\w+|\\d+|a few|a couple of|so many) (?:long )?(?:years|months|weeks|times) (?:i|we)(?:'ve|'d| have| had)? (?:been )?(?:ask|wait|fought|fight|beg|push|nag|argu|tri|want)\\w*\\b.*|i should know|i(?:'ve| have) no say in (?:it|that|the matter)|(?:don't|do not) ask(?: me)?|long may it last|more'?s the pity|worse luck|thank (?:god|goodness|heavens)|(?:it )?serves? (?:him|her|them|us|me) right",
  ),
  // Somebody or something breaks in.
  opening(
    "(?:there's |there is )?(?:somebody|someone)(?:'s| is)? (?:just |now )?(?:at the (?:door|gate|window|desk)|on the (?:other )?(?:phone|line)|wants me|needs me|shouting|knocking|outside|calling me|in reception|waiting)\\b",
  ),
]

/** "He's a force of nature", "she is my cousin": what somebody is, where the clause asks for nothing. */
const IS_SOMEBODY = opening(
  `(?:he|she)(?:'s| is| was|'d been| has always been)(?: just| always| only| really| quite)? (?:(?:a|an|the|my|me|our|such|quite|bit|one)\\b|${VERDICT}\\b|(?:lovely|great|good|fine|nice|brilliant|hopeless|useless|keen|happy|gutted|fuming|livid|chuffed|thrilled)$)`,
)
/** "Some of the nurses", "half of 'em": a part of those whom the work is for. */
const PART_OF = opening(
  "(?:some|half|most|many|a lot|lots|plenty|a few|one or two|two or three|all|none|a couple|a good few|loads) of (?!(?:(?:the|our|my|us|these|those) )?(?:us|team|staff|lads|people here|engineers|crew|gang|shop|colleagues|technicians|fitters|designers)\\b)(?:the |them|'?em|those|these|our )",
)
/** "Used to be five and two". */
const BEFORE = opening(
  '(?:it |that |this |they |there )?used to be\\b(?! (?:essential|a must|required|needed|able))',
)

/** Words on which no clause ends. */
const UNFINISHED = /(?:^|\s)(?:the|a|an|our|my|their|and|or|of|it's|we're|they're|that's)$/i

/** True for a clause in which nothing is named or counted and that asks for nothing. */
function isBare({ entities, text, score }: Judged): boolean {
  return score < CLEAR && !/\d/.test(text) && entities.every(({ kind }) => kind === 'place')
}

const GIVEN: readonly (Topic | null)[] = ['benefits', 'package', 'growth', 'culture']
const WHOSE = /^(?:because|cos|coz|since|as|so) (?:my|our|the|his|her|one of|\p{Lu}\p{Ll}+(?:'s)?) /u

function isOfferedWhy({ text, connector, score, topic }: Judged, after: Topic | null): boolean {
  return (
    connector === 'cause' &&
    GIVEN.includes(after) &&
    (topic === 'driver' || topic === null) &&
    score < 6.5 &&
    (/^(?:because|cos|coz)\b/i.test(text) || (WHOSE.test(text) && isPast(text)))
  )
}

/** True for a remark. `after` is the topic of what stands before it, `index` its place in the sentence, of `count`. */
export function isRemark(judged: Judged, index: number, count: number, after: Topic | null): boolean {
  const said = judged.text.trim()
  if (said.length > 160) return false
  if (after === 'softSkills' && PART_OF.test(said) && judged.score < 6.5) return true
  const isNamed = judged.entities.some(({ kind }) => kind !== 'place')
  // Where the reason was asked for, "the last audit was a mess" is one.
  if (!isNamed && after !== null && after !== 'driver' && ON_THING.test(said)) return true
  if (!isNamed && REMARKS.some((pattern) => pattern.test(said))) return true
  // "Twenty weeks' leave, because the owner had triplets": why it is given.
  if (isOfferedWhy(judged, after)) return true
  if (!isBare(judged) || strengthCue(said) !== null) return false
  if (index < count - 1 && UNFINISHED.test(said)) return true
  return index > 0 && IS_SOMEBODY.test(said)
}

/** True for a clause that tells what was before, as such clauses begin. */
export function isBefore(text: string): boolean {
  return text.length < 200 && BEFORE.test(text)
}

const OTHER_JOB =
  /\b(?:(?:that(?:'s| is)|it(?:'s| is)|but|so|which is)? ?(?:an? )?(?:different|separate|another|other) (?:job|role|post|vacancy|position|advert|ad)|not (?:for )?this (?:job|role|post|vacancy|position|one))(?: (?:altogether|entirely|though|not this(?: one)?))?[\s.!)]*$/i
const HAS_OTHER =
  /\b(?:also|another|other|separate|as well)\b.{0,60}\b(?:job|role|post|vacancy|position|one going|opening)\b|^\(/i

/** True for a sentence about another vacancy, as it says itself at its end. */
export function isOfOtherVacancy(text: string): boolean {
  return text.length < 300 && OTHER_JOB.test(text) && HAS_OTHER.test(text)
}

import type { Section } from '@/lib/specification/options'
import type { Source } from './sources'

const DEMANDS = /\b(?:must|essential|required?|requirements?|need(?:s|ed)?|necessary|mandatory|compulsory)\b/i
const WISHES =
  /\b(?:ideally|preferabl[ey]|preferred|desirable|advantageous|an advantage|a bonus|a plus|nice to have|would be (?:nice|good|useful|welcome))\b/i

/** Reads as weighing more or less than its heading, with a word that its source has not. */
export const isOfOtherWeight = (text: string, said: string, section: Section): boolean =>
  section === 'niceToHave'
    ? DEMANDS.test(text) && !DEMANDS.test(said)
    : ['technical', 'experience', 'softSkills', 'education'].includes(section) &&
      WISHES.test(text) &&
      !WISHES.test(said)

const TEACHES =
  /\b(?:teach|taught|train|trained|training|learn|learnt|show you|pick (?:it|that|this) up|put you through)\b/i
const IS_TAUGHT = /\b(?:teach|taught|train|learn|show|pick\b.*\bup|put\b.*\bthrough|send)/i

/** "We can teach you" behind a wish of which nobody said so. */
export const isTaughtUnsaid = (text: string, cited: readonly Source[]): boolean =>
  TEACHES.test(text) &&
  !cited.some(
    ({ said, saidIn, facts }) =>
      IS_TAUGHT.test(`${said} ${saidIn}`) || facts.some(({ strength }) => strength === 'learnable'),
  )

/** "You have", "you run": who has it is the reader. */
const YOU_HAVE = /^You (?:have|own|hold|run|employ|keep|make|do) /
const SPEAKS_OF_PERSON =
  /\b(?:they|them|their|you|your|he|she|him|her|who|whoever|some(?:one|body)|any(?:one|body)|person|candidates?|applicants?|must|needs?|able|want(?:ed)?|looking for|ideally)\b/i
/** The firm, its people, its place or its equipment, and a verb of theirs. */
const SPEAKS_OF_FIRM =
  /^(?:(?:so|and|well|also|oh|basically),? )*(?:(?:the|our|my|this|all (?:the|our)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten)) (?:[\p{L}\d’'-]+ ){0,3}?(?:shop|workshop|firm|company|business|team|crew|gang|lads|site|depot|yard|factory|plant|office|place|building|unit|warehouse|kitchen|ward|fleet|machines?|lathes?|mills?|press(?:es)?|cranes?|lines?|vans?|lorr(?:y|ies)|rigs?|kit|equipment|tools?|software|systems?)|we|there)(?:['’](?:s|re|ve)| (?:has|have|is|are|was|were|got|runs?|does|do|makes?|employs?|holds?|keeps?|owns?))(?: |$)/iu

/** What the firm has or is was put into the reader’s mouth: "You have 12 people" for "the shop has 12 people". */
export const isForcedOnReader = (text: string, said: string): boolean =>
  YOU_HAVE.test(text) && SPEAKS_OF_FIRM.test(said) && !SPEAKS_OF_PERSON.test(said)

/** Told of the firm, and no benefit that the reader comes into. */
export const OF_FIRM: readonly Section[] = [
  'culture',
  'technical',
  'experience',
  'softSkills',
  'responsibilities',
]

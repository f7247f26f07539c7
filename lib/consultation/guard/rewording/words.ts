/** Edits that keep the meaning, in the form of `tokensOf`: the left side reads as the right one. */
export const NEUTRAL_EDITS: readonly (readonly [string, string])[] = [
  ['as soon as possible', 'asap'],
  ['as soon as you can', 'asap'],
  ['chartered status', 'chartered'],
  ['driving license', 'driver license'],
  ['for example', 'eg'],
  ['e g', 'eg'],
  ['united kingdom', 'uk'],
  ['for instance', 'eg'],
  ['that is', 'ie'],
  ['somebody', 'someone'],
  ['my', 'our'],
  ['&', 'and'],
  ['plus', 'and'],
  ['per cent', '%'],
  ['percent', '%'],
  ['in the office', 'in office'],
  ['out of hours', 'out-of-hours'],
]

/** Talk that says nothing of the vacancy; left out wherever it stands. */
export const FILLERS = [
  'basically',
  'actually',
  'obviously',
  'please',
  'um',
  'er',
  'erm',
  'you know',
  'i mean',
  'to be honest',
  'to be fair',
  'tbh',
  'and so on',
  'and stuff',
  'and things',
  'and that sort of thing',
  'and all that',
  'or something',
  'or whatever',
  'that is the main thing',
  'that is what matters',
] as const

/** Left out at the start alone. */
export const OPENINGS = [
  'yes',
  'yeah',
  'so',
  'well',
  'right',
  'ok',
  'okay',
  'oh',
  'and',
  'also',
  'then',
] as const

/** What stands before the first verb of a duty and only says whose it is. `you` stands for the person wanted by any name. */
export const FRAMES = [
  'you will',
  'you would',
  'i would want you to',
  'i want you to',
  'we would want you to',
  'we want you to',
  'we need you to',
  'we would need you to',
  'we would expect you to',
  'we expect you to',
  'someone to',
  'we need someone to',
  'we want someone to',
  'i want someone to',
  'i need someone to',
  'we are looking for someone to',
] as const

/** Names for the person wanted at the start of a line. */
export const PERSON_NAMES = [
  'they',
  'them',
  'he',
  'she',
  'the person',
  'this person',
  'the candidate',
  'the successful candidate',
  'the right person',
  'the post holder',
  'the postholder',
  'the role',
  'the jobholder',
] as const

/** Words that can carry a meaning which another word carried before: then code does not decide. */
export const HINTS = {
  negative:
    /^(?:avoid\w*|stop\w*|prevent\w*|refus\w*|ceas\w*|absen\w*|exclud\w*|instead|optional|weekdays?|un[a-z]{4,}|dis[a-z]{5,}|[a-z]{3,}less|free|zero|bar|hate\w*|fail\w*|closed?|shut|unable|away|off|neither|waiv\w*|ban\w*|forbid\w*|beyond|wrong|only|few)$/,
  conditional:
    /^(?:when|whenever|once|where|while|should|pending|after|upon|for|with|those|who|linked|tied|on)$/,
  alternative: /^(?:\/|any|choice|choose|one|versus|between|both|each)$/,
  low: /^(?:from|plus|start\w*|floor|over|above|beyond|onwards?|earliest|least|after)$/,
  high: /^(?:in|inside|target\w*|goal|cap\w*|ceiling|limit\w*|tops?|most|within|under|below|by|before|until|deadline|latest)$/,
  exclusive:
    /^(?:just|most|mainly|merely|single|sole|simply|pure|dedicated|all|entirely|fully|100|every|full|own)$/,
  soft: /^(?:useful|lovely|helpful|handy|beneficial|welcomed?|valued|bonus|plus|nice|benefit\w*|prefer\w*|advantag\w*|like|love|happy|ideal|good|great|hop\w+|desir\w*|favou?r\w*|optional|wish\w*|rather|sooner)$/,
  possible:
    /^(?:can|opportunit\w+|options?|chances?|scope|able|sometimes|occasional\w*|if|could|possib\w*|hop\w+|would|route|path\w*|room|prospects?|view|depending|subject)$/,
  strong:
    /^(?:good|great|really|very|lots?|well|top|best|years|properly|seriously|heavy|heavily|decent|big|confident\w*|know|knows|loads|plenty|high|highly|real|proper|nice|skilled|inside)$/,
} as const

/** Verbs of offering and wanting: who does them may change without changing the offer. */
export const OFFERING =
  /^(?:want|need|look|like|expect|offer|pay|give|provide|have|get|receive|be|need|do|will|would|think|say|know|use|work)s?$/

/** Words of a line about anybody's work: a line without them says the same. */
export const GENERIC =
  /^(?:experience|experienced|knowledge|skills?|ability|able|role|job|post|position|work|working|person|people|candidates?|status|level|use|used|using|user|basis|based|know|knows|look|looking|want|wants|need|needs|needed|required|kinds?|sorts?|types?|things?|stuff|background|understanding|familiar|familiarity|competent|competence|proficient|proficiency|confident|available|includes?|including|provided|supplied|given|offered|offer|package|scheme|salary|hold|holds|license|card|software|person's|responsible|responsibility|involves?|involve|day|daily|good|strong|someone|anyone|colleagues?|chap|bloke|guy|lads?|day-to-day|team|company|year|years|basic)$/

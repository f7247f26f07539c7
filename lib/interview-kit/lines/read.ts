import { isAboutThePost, isNotice, isOnlyHere, isStatement, leansOnAnother, makesNoDemand } from './skip'
import { NOUN_VERBS, WORK_VERBS } from './verbs'
import { countWords, lowerFirst, lowerVerb, splitList, toBaseVerb, unwrap } from './words'

/** How a line can be taken up by a question. `phrase` fits the form without a change; `also` is the rest of a list, of the same form. */
export type Reading =
  /** "lead the design" */
  | { form: 'act'; phrase: string; also: string[] }
  /** "lead the design of our templates": nobody has done it elsewhere. */
  | { form: 'actHere'; phrase: string; also: string[] }
  /** "experience of shutdowns" */
  | { form: 'experience'; phrase: string; also: string[] }
  /** "knowledge of LOLER" */
  | { form: 'knowledge'; phrase: string; also: string[] }
  /** After "used": "SolidWorks" */
  | { form: 'use'; phrase: string; also: string[] }
  /** After "called for": "patience with tenants" */
  | { form: 'quality'; phrase: string; also: string[] }
  /** After "someone": "calm when the line is down" */
  | { form: 'manner'; phrase: string; also: string[] }
  /** After "on": "monthly services" */
  | { form: 'thing'; phrase: string; also: string[] }
  /** After "have you": "led a shutdown" */
  | { form: 'done'; phrase: string; also: string[] }
  /** "four years in a consultancy" */
  | { form: 'time'; phrase: string; also: string[] }
  /** In quotation marks, because no sentence can take it up. */
  | { form: 'quote'; phrase: string; also: string[] }

/** In words. Longer phrases lose their last parts. */
const PHRASE_WORDS = 22
/** In words, of a name in a list such as "Revit, Tekla or AutoCAD", which is asked about as one. */
const NAME_WORDS = 3
const SHORT_LIST_WORDS = 10

const ADJECTIVE =
  `(?:(?:some|any|good|sound|strong|solid|proven|recent|working|basic|full|confident|everyday|regular|accurate|careful|
  practical|detailed|in-depth|thorough|broad|deep|clear|hands-on|substantial|extensive|demonstrable|significant|relevant|previous|
  prior|post-qualification|commercial|real|direct|excellent|safe|proper|an?|the|and)[,_]+)*`
    .replace(/\s+/g, '')
    .replace('[,_]', '[, ]')
const heads = (words: string, prepositions: string) =>
  new RegExp(`^(?<lead>${ADJECTIVE})(?<head>${words}) (?<link>${prepositions}) (?=\\S)`, 'i')
const EXPERIENCE = heads('experience|background', 'of|in|with|on|as|at|from')
const KNOWLEDGE = heads(
  '(?:product |technical )?knowledge|understanding|grasp|awareness|appreciation|command',
  'of|in|on|about',
)
const FAMILIARITY = heads('familiarity', 'with')
const USE = heads('use|proficiency', 'of|in|with')
const ABILITY =
  /^(?:(?:can|will|could|must be able to)|(?:be )?(?:able|ready|prepared|happy|willing|keen|content|confident enough|comfortable enough)(?: and \p{L}+)? to|(?:an? |the )?(?:proven |demonstrable |good )?(?:ability|readiness|willingness|confidence|capacity|nerve|aptitude) to) (?=\p{Ll})/iu
const FAMILIAR = /^(?:familiar|comfortable|at home|conversant) with (?=\S)/i
const KNOWS = /^(?<verb>know|knows|knowing|understand|understands) (?=[\p{L}\d])/iu
const USES = /^(?:use|uses|using) (?=\p{L})/iu
const TIME_SERVED =
  /^(?:at least |around |about |a minimum of |minimum of |minimum |over )?(?:\d+(?:\s?(?:-|to)\s?\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)(?: or more|\+)? ?(?:years?|yrs?|months)\b|^(?:\S+ ){0,5}?(?:\d+|two|three|four|five|six|seven|eight|ten)\+? ?(?:yrs?|years?)\b/i

const QUALITY = new Set(
  `skill skills care patience discretion honesty courtesy accuracy reliability judgement habits manner delegation practice discipline attention
  memory approach attitude eye feel temperament tact integrity initiative communication leadership english writing management handling working keeping
  access reports handwork teamwork thinking punctuality humility presentation curiosity resilience confidence humour cooking`.split(
    /\s+/,
  ),
)
const MANNER =
  /^(?:not afraid|calm|patient|tidy|steady|decent|polite|honest|curious|careful|organised|well organised|reliable|direct|kind|confident|comfortable|methodical|thorough|flexible|practical|hands-on|resilient|diplomatic|approachable|punctual|friendly|good|plain|plain speaking|straight|straightforward|thick-skinned|self-motivated|self-sufficient|independent|proactive|conscientious|meticulous|precise|accurate|articulate|collaborative|enthusiastic|keen|trustworthy|dependable|experienced|competent|fluent|strong|skilled|used|quick|clear|open|firm|fair|level-headed|safety-conscious|sociable|dry|gentle|rigorous|stubborn|unflappable|persistent|pragmatic|creative|logical|analytical)\b(?=,| and | but | in | on | at | with | under | when | about | to | around | enough | \p{L}+ing |$)/iu
const SOMEONE =
  /^(?:want(?:s|ing)? |need |looking for |look for )?(?:an? |the )?(?:\p{L}+ ){0,3}?(?:someone|somebody|anyone|person|people|folk|engineers?|technicians?|character|team player)\b(?: like that)?[, ]*/iu
const WHO =
  /\b(?:who|that)(?:['’]ll| will| can| could| would|['’]d)? (?:also |always |really )?(?<verb>\p{L}+)\b(?<rest>(?:(?! who\b| that\b)[^,])*)/giu
const ING =
  /^(?!(?:being|nursing|engineering|evening|morning|outstanding|during|nothing|something|anything|everything|king|bring|spring|string|ring)\b)\p{L}{2,}ing$/iu
/** In a clause with a verb, and in a phrase cut out of one. */
const NOT_A_THING =
  /[.;:?!=–—“”"]|\b(?:is|are|was|were|be|been|must|should|can|could|would|will|cannot|won['’]t|isn['’]t|you|they|he|she|it|i|we|because|if|so|then|but|no|not|know|knows|get|gets|got|goes|go|does|do|did|has|had|having|fine|stuff|stuff like|til+|thing|things)\b|['’](?:ll|d|ve|re|m)\b/i
const PREPOSITION_START =
  /^(?:of|in|on|at|by|for|from|with|to|into|out|up|off|over|under|as|than|about|after|before|per|via|all|each|every|both|more|less|another|other|others|same|any|many|most|lots|being|hands[- ]on$)\b/i
const DETERMINERS =
  /^(?:the|a|an|all|any|each|every|both|your|their|his|her|new|existing|up|out|down|on|in|with|from|to|off|over|through|for|at|own|safely|calmly|clearly|about)$/i

const DONE =
  /^(?:you(?:['’]ve| have) |have |has |having )?(?<phrase>(?:done|led|run|built|written|worked|been|taken|made|held|seen|\p{L}{2,}ed)\b.*)$/iu
const NOT_DONE =
  /^(?:experienced|skilled|qualified|detailed|advanced|related|applied|shared|red|bed|shed|multi|embedded|distributed|reinforced|registered|certified|chartered|organised|dedicated|motivated|used|need|feed|speed)\b/i

const isWorkVerb = (word: string) => WORK_VERBS.has(word) || NOUN_VERBS.has(word)

/** "Link budgets, cascade analysis" are things. */
const LONG_ACT = 6

/** A line of work may begin with a word that is a noun elsewhere. */
function beginsWithVerb(text: string, isWork: boolean): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/[\s,]+/)
  if (second === '' || second === 'but' || /^hand calc/i.test(text)) return false
  if (NOUN_VERBS.has(first) && countWords(text) < LONG_ACT && /^\S+ \S+,/.test(text)) return false
  if (!isWorkVerb(first)) return false
  return isWork || !NOUN_VERBS.has(first) || DETERMINERS.test(second)
}

/** To the candidate: "judge their own welds" becomes "judge your own welds". */
const address = (phrase: string) =>
  phrase
    .replace(/\btheir (own|competence|limits)\b/gi, 'your $1')
    .replace(/^own their /i, 'own your ')
    .replace(/\b(and|or) (?:can|will|could) /gi, '$1 ')
    .replace(/\bwork they have\b/gi, 'work you have')
    .replace(/\bunder their wing\b/gi, 'under your wing')
    .replace(/\bthey(['’](?:ll|d)| would| will)?(?= see their own)/gi, 'you$1')

/** Whole, or without its last parts where it is too long to say. Null where that leaves nothing. */
function shorten(phrase: string): string | null {
  let text = phrase
  if (countWords(text) > PHRASE_WORDS)
    text = text.replace(
      /,? (?:including|such as|so that|which|where|because|as well as|rather than|e\.g\.|for example|and then)\b.*$/i,
      '',
    )
  while (countWords(text) > PHRASE_WORDS && text.includes(', ')) text = text.slice(0, text.lastIndexOf(', '))
  return countWords(text) > PHRASE_WORDS || leansOnAnother(text) ? null : text
}

/** Of "prepare drawings, keep the models in order and look after templates", the first act. */
function takeFirstAct(text: string): string {
  for (const joint of text.matchAll(/(?:,? (?:and|then|and then) |, )(?<next>\p{Ll}+)/gu)) {
    const next = joint.groups?.next ?? ''
    if (WORK_VERBS.has(next) && !NOUN_VERBS.has(next) && countWords(text.slice(0, joint.index)) > 2)
      return text.slice(0, joint.index)
  }
  return text
}

/** In a duty of 16 words or more, the first act is enough to ask about. */
const LONG_ACT_WORDS = 16

/** A remark or a reason after what is to be done. */
const ASIDE =
  /(?:,? because|, (?:they|he|she|it|there|we|that|not)\b|,? (?:and|or) (?:do(?:es)?|is|are|has|can)n['’]t\b|, [^,]*\bwe\b|, (?:and )?\p{L}+s own\b).*$/iu

/** "Run the user days and writes the rules": the second verb is of another form. */
function cutOtherForm(text: string): string {
  for (const { index, groups } of text.matchAll(/,? and (?<next>\p{Ll}+s) /gu)) {
    const base = toBaseVerb(groups?.next ?? '', (word) => WORK_VERBS.has(word) && !NOUN_VERBS.has(word))
    if (base && base !== groups?.next) return text.slice(0, index)
  }
  return text
}
const WITH_OURS = /,? (?:with|alongside) our \p{L}+(?: \p{L}+)?(?=,|$)/iu

function readAct(text: string): Reading | null {
  const phrase = address(lowerVerb(text))
    .replace(/, (?:once|when) settled,?/i, ',')
    .replace(/\betc\. /g, 'etc ')
    .replace(ASIDE, '')
    .replace(WITH_OURS, '')
    .replace(/: .*$/, '')
  const ofOneForm = cutOtherForm(phrase)
  const first = countWords(phrase) >= LONG_ACT_WORDS ? takeFirstAct(ofOneForm) : ofOneForm
  const short = shorten(first)
  if (!short || countWords(short) < 2 || /[.;:?!]\s/.test(short) || /\b(?:he|she|i)(?:['’]|\s)/i.test(short))
    return null
  return { form: isOnlyHere(short) ? 'actHere' : 'act', phrase: short, also: [] }
}

const NUMBER_ONLY =
  /^(?:(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|k)[\s-]*)+$/i
/** The name of a language is one letter. */
const isCleanThing = (said: string) => {
  const text = said.replace(/\([^)]*\)/g, '')
  return (
    !NOT_A_THING.test(text) &&
    !NUMBER_ONLY.test(text) &&
    !PREPOSITION_START.test(text) &&
    !isStatement(text) &&
    /\p{L}{2,}|\bC(?:\+\+|#|$)/u.test(text) &&
    countWords(text) <= PHRASE_WORDS
  )
}

const isWorthAsking = (part: string) => !/^(?:[£\d]|the \d|always|mostly|mainly|a team player)/i.test(part)

const PART_WORDS = 4
/** "drivers for SDI-12, Modbus and I2C sensors" is one thing. */
const isOneThing = ([first = '', ...others]: readonly string[]) =>
  /\b(?:for|of|on|with|in|across|from|to|between|such as|including|like)\b/i.test(first) &&
  others.every((part) => countWords(part) <= PART_WORDS)

/** "Revit, Tekla and AutoCAD" as one, the first of a list of longer things with the others as `also`. */
function readThings(text: string, parts = splitList(text)): { phrase: string; also: string[] } | null {
  const trim = (part: string) =>
    part
      .replace(/^(?:some|own|basic) /i, '')
      .replace(/ - .*$| \((?:[^)\s]+ ){4,}[^)]*\)| (?:background|experience|exposure|knowledge)$/gi, '')
  if (parts.length > 1 && !isOneThing(parts)) {
    const clean = parts.filter(isCleanThing).map(trim)
    const [first, ...others] = clean
    const isFollowedByAnd = /, and /.test(text.slice((parts[0] ?? '').length, (parts[0] ?? '').length + 6))
    if (!first || !isCleanThing(parts[0] ?? '')) return null
    if (clean.length < parts.length && clean.length < 2 && !isFollowedByAnd) return null
    if (parts.every((part) => countWords(part) <= NAME_WORDS) && countWords(text) <= SHORT_LIST_WORDS)
      return clean.length < parts.length || clean.length < 2
        ? null
        : { phrase: lowerFirst(`${clean.slice(0, -1).join(', ')} or ${clean.at(-1)}`), also: [] }
    return {
      phrase: lowerFirst(first),
      also: others.filter(isWorthAsking).map((part) => lowerFirst(unwrap(part))),
    }
  }
  const short = shorten(trim(parts.length === 1 ? (parts[0] ?? text) : text))
  return short && isCleanThing(short) ? { phrase: lowerFirst(short), also: [] } : null
}

/** At commas before another "-ing" with an object. */
const splitDoing = (text: string) => text.split(/,? (?:and )?(?=(?<=, |, and )\p{L}+ing (?!and\b)\p{L})/u)

/** The last thing that a sentence about people says they do: "people who can explain a constraint". */
function readPeople(text: string): Reading | null {
  const done = / who(?:['’](?:s|ve)| has| have) (?=\p{L})/iu.exec(text)
  const phrase = done && DONE.exec(text.slice(done.index + done[0].length))?.groups?.phrase
  if (phrase && countWords(phrase) <= PHRASE_WORDS)
    return { form: 'done', phrase: address(phrase.replace(/\bon their own\b/i, 'on your own')), also: [] }
  for (const { groups } of [...text.matchAll(WHO)].reverse()) {
    const verb = toBaseVerb(groups?.verb ?? '', isWorkVerb)
    const act = verb && readAct(`${verb}${groups?.rest ?? ''}`)
    if (act) return act
  }
  return null
}

function readTraits(text: string): Reading | null {
  const parts = splitList(text)
  for (const part of parts) {
    const [first = '', ...rest] = part.replace(/^can /i, '').split(' ')
    const verb =
      rest.length > 0 && /s$|^(?:take|say|ask|own|tell)$/.test(first) ? toBaseVerb(first, isWorkVerb) : null
    const act = verb && parts.length > 1 && verb !== first ? readAct(`${verb} ${rest.join(' ')}`) : null
    if (act) return act
  }
  const manner = text.replace(SOMEONE, '')
  if (!MANNER.test(manner) || countWords(manner) > PHRASE_WORDS || isStatement(manner)) return null
  const phrase = manner.split(/,? (?:who|that|(?:and|but) (?:know|never|can|be|someone)) /i)[0] ?? manner
  return { form: 'manner', phrase: lowerVerb(phrase.replace(/[,\s]+$/, '')), also: [] }
}

const QUALITY_END =
  / (?:in|with|for|of|over|about|around|to|at|on|and|that|from|under|when|as|including|across|beyond|without|so)\b|,/i
function isQuality(text: string): boolean {
  const head = text.split(QUALITY_END)[0] ?? ''
  return (
    QUALITY.has((head.split(' ').at(-1) ?? '').toLowerCase()) ||
    /^(?:an? )?(?:calm|courteous|good)\b.*\bmanner\b/i.test(text)
  )
}

const HEADED = [EXPERIENCE, KNOWLEDGE, FAMILIARITY, USE, FAMILIAR, USES, KNOWS]

function readHeaded(text: string): Reading | null {
  const after = (pattern: RegExp) => {
    const found = pattern.exec(text)
    return found && ({ ...found.groups, rest: text.slice(found[0].length) } as Record<string, string> | null)
  }
  const experience = after(EXPERIENCE)
  if (experience) {
    const rest = shorten(experience.rest ?? '')
    return rest && !isOnlyHere(rest)
      ? {
          form: 'experience',
          phrase: `${(experience.head ?? '').toLowerCase()} ${experience.link} ${rest}`,
          also: [],
        }
      : null
  }
  const knowledge = after(KNOWLEDGE)
  if (knowledge) {
    const rest = shorten(knowledge.rest ?? '')
    return rest && !isOnlyHere(rest)
      ? {
          form: 'knowledge',
          phrase: `${(knowledge.head ?? '').toLowerCase()} ${knowledge.link} ${rest}`,
          also: [],
        }
      : null
  }
  const named = after(FAMILIARITY) ?? after(USE) ?? after(FAMILIAR) ?? after(USES)
  if (named) {
    const isUse = USE.test(text) || USES.test(text)
    const rest = shorten(named.rest ?? '')
    return rest && !isOnlyHere(rest)
      ? { form: isUse ? 'use' : 'knowledge', phrase: isUse ? rest : `knowledge of ${rest}`, also: [] }
      : null
  }
  const known = after(KNOWS)
  if (!known || /^(?:your|how|what|when|where|why) /i.test(known.rest ?? '')) return null
  const things = readThings(known.rest ?? '')
  const noun = /^under/i.test(known.verb ?? '') ? 'understanding' : 'knowledge'
  return things && !isOnlyHere(things.phrase)
    ? { form: 'knowledge', phrase: `${noun} of ${things.phrase}`, also: [] }
    : null
}

/** "Low power design: the logger has to run for years" */
const HEADED_BY = /^(?<head>[^:,.]{3,45}): /

export const HEADING =
  /^(?:(?:key|main|essential|desirable) )?(?:responsibilities|requirements|skills|clearance|qualifications|duties|experience|tasks|level|qual|signatory|hours|pay|location|start|team|line manager|notice|benefits)$/i

/** "You sign off two pumps" */
function addressee(text: string): string {
  const [you = '', verb = '', ...rest] = text.split(' ')
  return you.toLowerCase() === 'you' && isWorkVerb(verb) ? [verb, ...rest].join(' ') : text
}

/** How a question can take the line up, or null where it says nothing that a question can test. */
export function readLine(line: string, { isWork = false, isTrait = false } = {}): Reading | null {
  const text = addressee(unwrap(line))
  if (text === '' || isNotice(line) || isAboutThePost(text) || makesNoDemand(line) || HEADING.test(text))
    return null
  if (TIME_SERVED.test(text)) return readTime(text)
  if (ABILITY.test(text)) return readAct(text.replace(ABILITY, ''))
  if (HEADED.some((pattern) => pattern.test(text))) return readHeaded(text)
  if (SOMEONE.test(text) || PEOPLE_WHO.test(text)) {
    const people = readPeople(text) ?? readTraits(text)
    if (people) return people
  }
  const parts = splitList(text)
  if (isStatement(text) && (parts.length < LONG_LIST || isStatement(parts[0] ?? ''))) return null
  if (isTrait || MANNER.test(text)) {
    const trait = MANNER.test(text) || parts.length > 1 ? readTraits(text) : null
    if (trait) return trait
  }
  const done = isWork || NOT_DONE.test(text) ? null : DONE.exec(text)?.groups?.phrase
  if (
    done &&
    countWords(done) > 2 &&
    !isOnlyHere(done) &&
    !/[.;:?!]|n['’]t\b/.test(done) &&
    !isStatement(done)
  ) {
    const phrase = shorten(lowerVerb(done))
    return phrase ? { form: 'done', phrase, also: [] } : null
  }
  if (beginsWithVerb(text, isWork)) return readAct(text)
  const [first = ''] = text.split(/[\s,]+/)
  if (ING.test(first) && countWords(text) > 1 && !(isTrait && isQuality(text))) {
    const doing = readThings(
      text.replace(ASIDE, '').replace(WITH_OURS, ''),
      splitDoing(text.replace(WITH_OURS, '')),
    )
    return doing && !isOnlyHere(doing.phrase)
      ? {
          form: 'experience',
          phrase: `experience of ${lowerVerb(doing.phrase)}`,
          also: doing.also.map(lowerVerb),
        }
      : null
  }
  if (isQuality(text)) {
    const phrase = shorten(lowerVerb(text.replace(/,? and (?:someone|somebody) .*$/i, '')))
    return phrase && !isOnlyHere(phrase) ? { form: 'quality', phrase, also: [] } : null
  }
  if (isTrait)
    return countWords(text) <= QUOTE_WORDS &&
      countWords(text) > 1 &&
      isCleanThing(text) &&
      !/['’]s\b/.test(text) &&
      !isOnlyHere(text)
      ? { form: 'quote', phrase: lowerFirst(text), also: [] }
      : null
  const named = HEADED_BY.exec(text)?.groups?.head ?? text
  const things = isOnlyHere(parts[0] ?? '') ? null : readThings(named)
  return things && { form: 'thing', ...things, also: things.also.filter((thing) => !isOnlyHere(thing)) }
}

const LONG_LIST = 3
const QUOTE_WORDS = 12
const PEOPLE_WHO =
  /\b(?:worker|planner|writer|communicator|negotiators?|hand|operator|listener) who\b|\bpeople who\b|\b(?:someone|somebody|folk|anyone|a person|person|engineers|technicians) (?:who|that)\b/i

/** "Six years" alone says nothing of the work. */
const TIME_WORDS = 3

export const isTimeServed = (line: string): boolean => TIME_SERVED.test(unwrap(line))

function readTime(text: string): Reading | null {
  const numbers = text.match(/\b(?:years?|yrs?)\b/gi) ?? []
  return countWords(text) > PHRASE_WORDS ||
    numbers.length > 1 ||
    /->|[?!;]/.test(text) ||
    /\b(?:is|are|would|plenty|enough)\b/i.test(text) ||
    isStatement(text) ||
    isOnlyHere(text)
    ? null
    : countWords(text) < TIME_WORDS
      ? null
      : { form: 'time', phrase: lowerFirst(text), also: [] }
}

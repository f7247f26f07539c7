import { cutSecondAct, PAST, toDoingPhrase, verbOf } from './gerund'
import { isHeading, isOnlyHere, isStatement } from './skip'
import { NOUN_VERBS, WORK_VERBS } from './verbs'
import { countWords, dropMeasures, unwrap } from './words'

/** What a line is about, short enough to be read out before a question: "Pricing fabrication", "Pneumatics". */
export interface Heading {
  text: string
  /** Of what exists at this firm only, so that nobody has done it elsewhere. */
  isOurs: boolean
  /** Nothing but names of makes, standards and the like. */
  isNamed: boolean
  /** The first part of a list: "engineering drawings carrying position" of a line that goes on with "profile and runout tolerances". */
  isCut: boolean
}

/** In words. */
const HEADING_WORDS = 8
const LIST_PART_WORDS = 3

/** "Experience of", "good understanding of", "able to" and the like say nothing about the thing itself. */
const WRAPPINGS: readonly RegExp[] = [
  /^(?:someone|somebody|anyone|anybody|a person|people|the (?:sort|kind|type))(?: of person)? (?:who|that)(?:['’]s| is| can| will| could)? (?=\S)/i,
  /^(?:an? |the )?(?:(?:some|any|good|sound|strong|solid|proven|recent|working|practical|basic|full|confident|everyday|regular|detailed|thorough|broad|deep|hands-on|extensive|demonstrable|significant|relevant|previous|prior|commercial|real|direct|excellent|proper|technical|product|project|work|site|some)(?:,? and |, | ))*(?:experience|background|knowledge|understanding|grasp|awareness|appreciation|command|familiarity|proficiency|competence|use|grounding|skills?|track record|ability|confidence|willingness|readiness)(?: and (?:knowledge|understanding|experience))? (?:of|in|with|on|as|at|from|about) (?=\S)/i,
  /^(?:(?:can|will|could|must)|(?:be )?(?:able|ready|prepared|happy|willing|keen|content|confident|comfortable)(?: and \p{L}+)? to|(?:an? |the )?(?:proven |demonstrable |good )?(?:ability|readiness|willingness|confidence|capacity|aptitude) to) (?=\p{Ll})/iu,
  /^(?:familiar|comfortable|at home|conversant|confident|competent|proficient|experienced|skilled|good|fluent|handy|adept|versed|well[- ]versed|strong|sound) (?:with|in|at|on) (?=\S)/i,
  /^(?:(?:fully|well|always) )?(?:aware|mindful|conscious) of (?=\S)/i,
  /^(?:comfortable|competent|at home|proficient|skilled|experienced|adept) (?=\p{L}+ing\b)/iu,
  /^(?:knows?|understands?|using|uses?|has used|have used|responsible for|responsibility for) (?!how\b|what\b|why\b|when\b|where\b)(?=[\p{L}\d])/iu,
  /^(?:the )?(?:post ?holder|job ?holder|successful candidate|role) (?:shall|will|must|is to|has to) (?:be responsible for )?(?=\S)/i,
  /^(?:you )?(?:some|basic|solid|proper|good|sound|everyday|confident|advanced|daily|weekly|monthly|quarterly|yearly|annual)(?:, | )(?=\p{L})/iu,
  /^(?:every|each) (?:day|morning|night|shift|week|month)[:,]? (?=\S)/i,
  /^(?:to |and |also |really |actually |always )(?=\S)/i,
]

export function unwrapHeading(line: string): string {
  let text = unwrap(line)
  for (let before = ''; before !== text; ) {
    before = text
    // "CAN tools" begins with a name.
    if (/^\p{Lu}{2,}\b/u.test(text)) break
    for (const wrapping of WRAPPINGS) text = text.replace(wrapping, '')
  }
  return text
}

/** Words with which something is said about the thing that a line began with. */
const TURN_WORDS = [
  'who|that|which|where|when|whenever|while|until|till|before|because|since|so|if|unless|but|as|without|than',
  'is|are|was|were|has|have|must|should|shall|will|can|would|needs?|not|no|never',
  'including|incl\\.?|such as|e\\.g\\.|like|for example|whether|rather than|instead of|some of|many of|most of|all of',
  'to (?:degree|honours|gcse|a[- ]level|hnc|hnd) (?:level|standard)|every|each|per|once|within|on time|the same day|mostly|mainly|up to|to the level|to an? (?:\\p{L}+ )?(?:level|standard)|in (?:order|the end)',
  'an? (?:day|week|month|year)|(?:once|twice|two|three|four|five) (?:times )?an? ',
  '(?:for|in|on|with|of) (?:anything|everything|something|anybody|all sorts)',
  'by (?:the )?(?:end|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\\d|noon|lunch)\\w*',
  'and (?:to|it|the sense|being|is|are|not|then|also|someone|somebody|how|what|why|where|when|who|you|we|they|can|will|knows?|able)',
].join('|')
/** Where the thing ends. "Look after" is no turn, and neither is the point of a number. */
const TURNS = [
  new RegExp(`,? (?:${TURN_WORDS})\\b`, 'iu'),
  /\.(?!\d)|[;:?!–—("“=]|\s-\s|->|,? (?:from )?£|\/ (?=\S+ \/)/,
  /(?<!\blook(?:s|ing)?),? after\b|,? (?:daily|weekly|monthly|yearly)(?=$|,)|\b\p{L}+n['’]t\b/iu,
]
const findTurn = (text: string): number =>
  Math.min(...TURNS.map((turn) => text.search(turn)).map((place) => (place < 0 ? text.length : place)))

const LEADING_SMALL = /^(?:the|an?|our|your|their|his|her|any|some|all|both|each) /i

const BAD =
  /\b(?:you|they|he|she|it|we|us|our|ours|them|him|me|my|your|their|his|her|this|these|those|here|there|thing|things|stuff|bit|bits|lot|lots|someone|somebody|anyone|anybody|everything|anything|something|want|wants|wanting|need|needs|get|gets|got|go|goes|don|isn|mrs|mr)\b|['’](?:ll|d|ve|re|m)\b|…|\?/i
const I = /(?<![\p{L}\p{N}])I(?![\p{L}\p{N}/&])/u
const BAD_START =
  /^(?:of|in|on|at|by|for|from|with|to|into|out|up|off|over|under|as|than|about|after|before|per|via|more|less|another|other|others|same|many|most|lots|being|hands[- ]on$|\d|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|plus|only|just|even|still|mostly|mainly|usually|around|roughly|must|bit|and|or|but|nor)\b/i

const trimEnd = (text: string) =>
  text.replace(
    /(?:[,\s&/]+|\s(?:and|or|the|an?|of|to|for|with|in|on|at|from|by|your|our|their|both|either|own|all|any|every|above|below))+$/,
    '',
  )

/** A part of a list that can stand in a heading: a thing, not what is said about the one before it. */
const isListed = (part: string) =>
  countWords(part) <= LIST_PART_WORDS + 1 &&
  !/\b(?:yrs?|years?|min)\b|^(?:with|including|from|to|for|in|on|by|at|such)\b/i.test(part) &&
  !/^(?:\d+|two|three|four|five|six|ten|twelve|same|really|mostly|done|very|from|all|any|both|always) |^(?:two|three|four)-|(?:ed|ly|able|ite|ful|ous)$| (?:v|vs)$/i.test(
    part,
  ) &&
  !(/^\p{Ll}+s \p{L}/u.test(part) && WORK_VERBS.has((part.split(' ')[0] ?? '').replace(/s$/, '')))

/** A list of short things stays one: "Bearings, chains, gearboxes, alignment". */
function shortenList(text: string): string {
  const parts = text.split(/,\s+/).map((part) => part.replace(/^(?:and|or) /i, ''))
  const [first = text, ...others] = parts
  if (/^\p{L}+ing$/u.test(first) && /^\p{L}+ing\b/u.test(others[0] ?? '')) return text
  const end = others.findIndex((part) => !isListed(part))
  const listed = [first, ...(end < 0 ? others : others.slice(0, end))]
  const isShort = listed.every((part) => countWords(part) <= LIST_PART_WORDS + 1)
  if (listed.length === 1 || !isShort || countWords(listed.join(' ')) > HEADING_WORDS) return first
  if (/ (?:and|or|&) /.test(listed.join(' ')))
    return listed.slice(0, -1).every((part) => !/ (?:and|or|&) /.test(part)) ? listed.join(', ') : first
  const joint = /, or | or /i.test(text) ? 'or' : 'and'
  return `${listed.slice(0, -1).join(', ')} ${joint} ${listed.at(-1)}`
}

/** Of what a list loses, that it is more of the list. */
const isMoreOfList = (lost: string) =>
  /^, (?!(?:with|including|from|to|for|in|on|by|at|such|whether|mainly|mostly|two|one)\b).* (?:and|or|&) /i.test(
    lost,
  )

/** "Variations priced", "tickets reconcile against cubes": the thing without what is done with it. */
const cutPredicate = (text: string): string => {
  if (/^\p{L}+ing\b/u.test(text)) return text
  const words = text.split(' ')
  const verb = words.findIndex(
    (word, at) => at > 0 && /s$/.test(words[at - 1] ?? '') && WORK_VERBS.has(word) && !NOUN_VERBS.has(word),
  )
  const subject = verb > 0 ? words.slice(0, verb).join(' ') : text
  const plain = subject.replace(/(?: (?:and )?\p{Ll}{3,}ed(?: (?:up|in|out|off|on))?)+$/u, '')
  return plain === '' ? subject : plain
}

/** Without its last parts, where it is too long to be read out before a question. */
function shortenWords(text: string): string {
  let short = text
  while (countWords(short) > HEADING_WORDS) {
    const end = short.search(
      / (?:for|on|in|with|from|to|at|by|against|across|into) (?!.* (?:for|on|in|with|from|to|at|by|against|across|into) )/,
    )
    if (end < 0) break
    short = short.slice(0, end).replace(/ from \S+$/, '')
  }
  return short.replace(/(?: (?:daily|weekly|monthly)|(?<!ing) over)$/i, '')
}

/** "The team is close" says something about the firm. */
const STATES =
  /^,? (?:is|are|was|were|has|have|will|can|would) (?!yours\b|(?:also |really )?(?:essential|needed|required|a must|key|important)\b)/i
const DAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: \d[\d.:]*(?:am|pm)?)?\s?/gi
/** "Four or five", "about 900" */
const SOME =
  /^(?:about |around |up to |some )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:,? (?:or|to|and) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve))? (?=\p{Ll}{3,}s\b)/iu
const POSSESSIVE = /\b(?:your|their|his|her)(?: own)? /gi
const isUnknownName = (word: string, names: ReadonlySet<string>) =>
  /^\p{Lu}\p{Ll}+$/u.test(word) && !names.has(word)

/** In front of a name in a phrase that can go: "changing belts on the Rademaker". */
const NAMED =
  / (?:on|for|with|in|into|onto|across|at|near|from|to|of|by|off) (?:(?:the|our|an?) )?(?:\p{Ll}+ )?(?<name>(?!Practice\b)\p{Lu}\p{Ll}+)\b.*$/u

/** "Specification for Highway Works" is one name. */
const TITLE = /^\p{Lu}\p{Ll}+ (?:for|of|on) (?:\p{Lu}\p{Ll}+(?: and)? )+\p{Lu}\p{Ll}+$/u

function cutUnknownName(text: string, names: ReadonlySet<string>): string {
  const named = TITLE.test(text) ? null : NAMED.exec(text)
  return named && isUnknownName(named.groups?.name ?? '', names) ? text.slice(0, named.index) : text
}

/** One word that is a form of a verb says nothing by itself: "admits", "shipped", "negotiating". */
const isLoneVerb = (text: string): boolean =>
  !text.includes(' ') &&
  !/^\p{Lu}{2,}/u.test(text) &&
  (/ing$/.test(text)
    ? WORK_VERBS.has(text.toLowerCase().replace(/ing$/, ''))
    : /ed$/.test(text) || verbOf(text, 'a', true) !== null)

/** Whether it can be read out before a question, and names a thing or some work. */
const isReadable = (text: string, names: ReadonlySet<string>): boolean =>
  text.length > 1 &&
  countWords(text) <= HEADING_WORDS &&
  ![BAD, BAD_START, I, /\b(?:yrs?|years?)\b/i, /^\p{L}+ly$/u].some((pattern) => pattern.test(text)) &&
  !isLoneVerb(text) &&
  !isStatement(text) &&
  !isHeading(text) &&
  !(
    // "Building Regulations" is no work.
    /^\p{L}+ing (?!\p{Lu})/u.test(text) &&
    text
      .split(' ')
      .slice(1)
      .some((word) => isUnknownName(word, names))
  )

/** `names` are those that any reader of the trade knows. */
export function headingOf(line: string, names: ReadonlySet<string>): Heading | null {
  const said = unwrapHeading(line)
  const isDone =
    PAST.test(said) ||
    /^\p{L}+ed (?:at least|an?|the|and|one|two|with|alongside|in|on|at|for|as|under|to|from|by) /iu.test(said)
  const plain = dropMeasures(said)
    .replace(PAST, '')
    .replace(/\bat least (?:one|an?) /i, 'a ')
    .replace(/\bat least (?:two|three|\d+) /i, '')
    .replace(SOME, '')
    .replace(DAYS, '')
    .replace(POSSESSIVE, '')
  const end = findTurn(plain)
  if (STATES.test(plain.slice(end)) && !plain.slice(0, end).includes(',')) return null
  const doing = cutPredicate(cutSecondAct(toDoingPhrase(trimEnd(plain.slice(0, end)), isDone)))
  const known = cutUnknownName(doing, names)
  const listed = shortenList(known)
  const text = trimEnd(shortenWords(listed))
    .replace(LEADING_SMALL, '')
    .replace(/\bour /gi, '')
  return isReadable(text, names)
    ? {
        text: TITLE.test(text) ? `The ${text}` : text.charAt(0).toUpperCase() + text.slice(1),
        isOurs: isOnlyHere(known),
        isNamed: isNamed(text),
        isCut: known.startsWith(listed) && isMoreOfList(known.slice(listed.length)),
      }
    : null
}

const NAME =
  /^(?:\p{Lu}{2,}[\p{L}\d&+]*|\p{Lu}\p{Ll}*\p{Lu}[\p{L}\d]*|\p{Lu}\p{Ll}+|[\p{Lu}\d][\p{Lu}\d.+#/-]*)[,]?$/u
/** "Siemens TIA Portal", "FreeRTOS or Zephyr": nothing but names. */
const isNamed = (text: string) => {
  const words = text.split(' ').filter((word) => !/^(?:and|or|&|\/|in|to)$/.test(word))
  return words.every((word) => NAME.test(word)) && (words.length > 1 || /\p{Lu}\p{L}*\p{Lu}|\d/u.test(text))
}

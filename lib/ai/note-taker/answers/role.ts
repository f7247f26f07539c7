import { figuresIn } from '@/lib/ai/note-taker/corrections/figures'
import { listed } from '@/lib/ai/note-taker/writing/phrases'
import { activeFacts, mustHaves } from '@/lib/consultation/brief/facts'
import { possibleTitles } from '@/lib/consultation/proposals/choose'
import { findGuide } from '@/lib/consultation/proposals/find-guide'
import { REQUIREMENT_TOPICS, type Topic, topicPhrase } from '@/lib/consultation/topics'
import { formatDay } from '@/lib/dates'
import type { Guide } from '@/lib/knowledge/guides/schema'
import { findProcessCard } from '@/lib/knowledge/process/cards'
import { type AnswerInput, countWords, joinWithinLimit } from './input'
import { findLawSubject } from './law-subject'
import { findMentions } from './mentions'
import { quoteFact } from './quote-fact'
import { topicsIn } from './topic-words'

export function guideOf({ brief, jobTitle }: AnswerInput) {
  return findGuide(activeFacts(brief), jobTitle)
}

const bare = (sentence: string) => sentence.replace(/\.$/, '')
const reviewDay = ({ reviewed }: Guide) => formatDay(new Date(reviewed))
export const describe = (guide: Guide) => `Our guide “${guide.name}” (reviewed ${reviewDay(guide)})`
const PANEL = '“What companies usually ask for in this role”'
const TEST = 'If you’d still interview a great candidate without it, make it nice to have.'

/** What to do where the title has no guide of its own. */
export function withoutGuide({ candidates }: ReturnType<typeof findGuide>): string {
  if (candidates.length === 0)
    return 'I can’t tell you that. We don’t have a guide for this job title, and I’d rather not guess. Your own team and your last few candidates can tell you more.'
  const names = listed(candidates.map(({ name }) => `“${name}”`))
  return `I can’t tell you that yet, because more than one of our guides fits the job title: ${names}. Choose one under ${PANEL} and ask me again.`
}

const WORDS_OF_LISTS = 45

/** As many lines as can be taken in at once. */
function firstLines(lines: readonly string[], maxWords: number): string[] {
  let words = 0
  return lines.filter((line) => {
    words += countWords(line)
    return words <= maxWords
  })
}

const LIST_KINDS: Partial<Record<Topic, Guide['requirements'][number]['kind']>> = {
  technical: 'technical',
  experience: 'experience',
  qualifications: 'qualification',
  softSkills: 'working-style',
}
const REQUIRED: readonly string[] = Object.keys(LIST_KINDS)

/** Of what our guides don't cover, such as holiday: the card on it, else what is lacking. */
function usualTerms(topic: Topic, question: string, { brief }: AnswerInput): string {
  const held = activeFacts(brief, topic).at(-1)
  const holiday = /\b(?:holidays?|leave|days off|[23]\d days)\b/i.test(question)
    ? findProcessCard('holiday')
    : undefined
  const name = /\bnotice\b/i.test(question) ? 'notice periods' : topicPhrase(topic)
  return joinWithinLimit([
    holiday
      ? `I have no figures on what others give. ${holiday.text.split(/(?<=\.) /)[0]} Source: ${holiday.source}.`
      : `I’ve no figures on what others do about ${name}. What you give people in similar jobs is the best guide.`,
    held ? `The brief has ${quoteFact(held)}.` : '',
  ])
}

/** What companies ask for in the role, without what the brief has already. */
export function answerUsual(question: string, input: AnswerInput): string {
  // "Other people" are no team, and a "site manager" no place.
  const title = possibleTitles(activeFacts(input.brief), input.jobTitle)[0]?.toLowerCase() ?? ''
  const [topic] = topicsIn(
    question
      .toLowerCase()
      .replace(/\bpeople\b/g, ' ')
      .replaceAll(title || 'people', ' '),
  )
  return answerUsualOf(topic, question, input)
}

export function answerUsualOf(topic: Topic | undefined, question: string, input: AnswerInput): string {
  const match = guideOf(input)
  if (topic && topic !== 'title' && topic !== 'responsibilities' && !REQUIRED.includes(topic))
    return usualTerms(topic, question, input)
  const { guide } = match
  if (!guide) return withoutGuide(match)
  const kind = topic && LIST_KINDS[topic]
  const known = activeFacts(input.brief).map(({ value }) => new Set(stemsOf(value)))
  const isNew = (line: string) => {
    const stems = stemsOf(line)
    return !known.some((said) => stems.filter((stem) => said.has(stem)).length * 3 >= stems.length * 2)
  }
  const listedLines =
    topic === 'responsibilities'
      ? guide.duties
      : guide.requirements
          .filter((row) => (kind ? row.kind === kind : row.usual === 'must'))
          .map(({ line }) => line)
  const fresh = listedLines.filter(isNew)
  const lines = (fresh.length > 0 ? fresh : listedLines).map(bare)
  return joinWithinLimit([
    `According to our guide “${guide.name}” (reviewed ${reviewDay(guide)}), companies usually ask for ${listed(
      firstLines(lines, WORDS_OF_LISTS).map((line) => `“${line}”`),
    )}.`,
    `You can add any of these under ${PANEL}.`,
    `Companies often ask for ${listed(
      guide.overAsked
        .slice(0, 2)
        .map(({ ask }) => ask.replace(/^(?:An?|The) /, (article) => article.toLowerCase())),
    )} without needing to.`,
  ])
}

/** Which job title to use. */
export function answerHeading(input: AnswerInput): string {
  const { guide } = guideOf(input)
  return joinWithinLimit([
    'Use the title that people who do this work would search for, without abbreviations or grades of your own.',
    guide ? `Our guide to this work is called “${guide.name}”.` : '',
    'Other names for the job can go in the text. Tell me if you’d rather use another title.',
  ])
}

const COMMON = new Set(
  `about after all and any are asking been being could does even for from good have having just like more most must need needed
  needs not our really some someone still than that the their them they this those too very want what will with would work
  working years year experience experienced there musts essentials requirement requirements under status role job been too over much many picky fussy strict overdoing expecting unrealistic
  realistic necessary reasonable possible essential put off you would drop how haves what which reckon think out can could should keep ask asked asking engineer engineers engineering people anyone candidates top ask here also again
  unreasonable unicorn dreaming person exist honest lazy daft greedy settle less worth moon both insist anybody somebody ruling rule out own then one two three four five six seven eight nine ten twelve made make nice big fair expect without could money pay`.split(
    /\s+/,
  ),
)

export const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !COMMON.has(word))
    .map((word) =>
      word.length > 5 ? word.slice(0, 6).replace(/(?:ed|er|s|e)$/, '') : word.replace(/s$/, ''),
    )

/** Of several lines the one that shares most words with the subject. */
export function findLine<T>(
  lines: readonly T[],
  textOf: (line: T) => string,
  subject: readonly string[],
): T | null {
  const scored = lines.map((line) => {
    const stems = new Set(stemsOf(textOf(line)))
    return { line, shared: subject.filter((stem) => stems.has(stem)).length }
  })
  const best = scored.reduce<(typeof scored)[number] | null>(
    (top, row) => (row.shared > (top?.shared ?? 0) ? row : top),
    null,
  )
  return best?.line ?? null
}

const YEARS = /\b(?:\d+|\w+)\+? ?(?:years?|yrs?)\b/i
const USUALLY = {
  must: 'a usual must-have',
  nice: 'nice to have',
  learnable: 'something to learn on the job',
} as const

/** The whole list is meant, not what was asked for last. */
const WHOLE =
  /\b(?:unicorn|person|someone|anyone|everything|list|all|am i|are we|have i|how many|too many|musts?|must[- ]haves?|essentials?|requirements)\b/i

/** The subject of the question, else what was asked for last. Empty where all of it is meant. */
function subjectOf(about: string, { brief }: AnswerInput): string {
  if (stemsOf(about).length > 0 || YEARS.test(about)) return about
  if (WHOLE.test(about)) return ''
  const facts = activeFacts(brief).filter(({ topic }) => REQUIREMENT_TOPICS.includes(topic))
  const [figure] = figuresIn(about)
  const same = facts.findLast(({ value }) => figuresIn(value).some(({ key }) => key === figure?.key))
  return (same ?? facts.at(-1))?.value ?? ''
}

function judgeByGuide(guide: Guide, subject: string): string[] {
  const stems = stemsOf(subject)
  const over = findLine(guide.overAsked, ({ ask }) => ask, stems)
  const line = findLine(guide.requirements, (requirement) => requirement.line, stems)
  const licence = findLine(guide.licences, ({ name }) => name, stems)
  return [
    line ? `${describe(guide)} lists “${bare(line.line)}” as ${USUALLY[line.usual]}. ${line.reason}` : '',
    over ? `“${over.ask}” is often asked for when it isn’t needed. ${over.instead}` : '',
    licence && !line && !over ? `${describe(guide)} lists “${licence.name}” (${licence.issuer}).` : '',
  ].filter((part) => part !== '')
}

const yearsCard = findProcessCard('years-of-experience')
const WHO_NEEDS_IT =
  'Ask yourself whether the law, a client or an insurer requires it, or the work itself needs it.'

export const isQualification = (text: string): boolean =>
  /\b(?:degrees?|diplomas?|qualifi\w+|certificates?|nvqs?|hn[cd]s?|apprenticeships?)\b/i.test(text)
const qualificationsCard = findProcessCard('required-qualifications')

/** What the guide, the cards and the years say of a requirement. */
export function judge(subject: string, { guide }: ReturnType<typeof guideOf>): string[] {
  const isYears = YEARS.test(subject)
  const rule = findLawSubject(subject)
  const judged = [
    isYears && yearsCard ? `${yearsCard.text} Source: ${yearsCard.source}.` : '',
    ...(guide ? judgeByGuide(guide, subject) : []),
    rule?.sentence && !isYears ? `${rule.sentence} Source: ${rule.card.source}.` : '',
  ].filter((part) => part !== '')
  return judged.length === 0 && isQualification(subject) && qualificationsCard
    ? [`${qualificationsCard.text} Source: ${qualificationsCard.source}.`]
    : judged
}

/** "Is that a unicorn?": of the must-haves those that the guide counts among what is needlessly asked for. */
function judgeAll(input: AnswerInput, { guide }: ReturnType<typeof guideOf>): string {
  const musts = mustHaves(input.brief)
  const over = musts.flatMap(
    ({ value }) => (guide && findLine(guide.overAsked, ({ ask }) => ask, stemsOf(value))) ?? [],
  )
  const hasYears = musts.some(({ value }) => YEARS.test(value))
  const pay = activeFacts(input.brief, 'pay').at(-1)
  return joinWithinLimit([
    musts.length === 0
      ? 'There are no must-haves in the brief yet, so there’s nothing to weigh up. No number is right for every job.'
      : `Each must-have rules people out. The brief has ${musts.length} line${musts.length === 1 ? '' : 's'} of them${pay ? ` for ${quoteFact(pay)}` : ''}.`,
    over[0] ? `“${over[0].ask}” is often asked for when it isn’t needed. ${over[0].instead}` : '',
    hasYears && yearsCard ? yearsCard.text : '',
    TEST,
    pay ? 'Ask me what others pay and I’ll look it up.' : '',
  ])
}

/** "Does the trial shift put people off?" */
const DETERS = /\b(?:put|scare|turn|frighten)\w* .{0,25}\b(?:off|away)\b|\bdeter/i

/** Whether a requirement is more than the job needs. The choice is the manager's. */
export function answerOverAsked(about: string, input: AnswerInput): string {
  const match = guideOf(input)
  const subject = subjectOf(about, input)
  if (subject === '') return judgeAll(input, match)
  const judged = judge(subject, match)
  if (judged.length > 0) return joinWithinLimit([...judged, TEST, WHO_NEEDS_IT])
  if (DETERS.test(about)) return answerCause(about, input)
  const known = match.guide
    ? `${describe(match.guide)} doesn’t mention it`
    : 'We have no guide that covers it'
  return joinWithinLimit([
    `${known}, so I can’t say how common it is. ${WHO_NEEDS_IT} ${TEST}`,
    'If people can learn it on the job, say you’ll train them.',
  ])
}

/** Where nobody applies, the demands and the pay are what the manager can change. */
const NOBODY = /\b(?:nobody|no[- ]?one|none|few|appl\w+|wrong|takers|bites)\b/i

/** "Why do they all leave?": nobody told us, so we say how to find out, and judge what the question names. */
export function answerCause(about: string, input: AnswerInput): string {
  const musts = mustHaves(input.brief).length
  const held = findMentions(about, activeFacts(input.brief)).at(-1)
  return joinWithinLimit([
    DETERS.test(about)
      ? 'I have no figures on what puts people off. Ask the last few who turned you down. If you say it in the advert, applicants know what to expect.'
      : 'I can’t tell you why people leave or don’t apply. Ask the last few who turned you down. If you know what puts people off, say so in the brief, so applicants know what to expect.',
    held ? `The brief has ${quoteFact(held)}.` : '',
    NOBODY.test(about) && musts > 0
      ? `You have ${musts} must-have${musts === 1 ? '' : 's'}. ${TEST} Ask me what others pay and I’ll look it up.`
      : '',
    ...judge(about, guideOf(input)),
  ])
}

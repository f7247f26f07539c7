import { CONVERSATION_ANSWERS } from '@/lib/ai/note-taker/answers/conversation'
import { describeReading } from '@/lib/consultation/brief/reading'
import type { Fact } from '@/lib/consultation/brief/schema'
import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { stemOf } from '@/lib/consultation/guard/rewording/text'
import type { TurnSetting } from '@/lib/consultation/interview/consultant-types'
import { possibleTitles } from '@/lib/consultation/proposals/choose'
import { findGuide } from '@/lib/consultation/proposals/find-guide'
import { topicLabel } from '@/lib/consultation/topics'
import { formatDay } from '@/lib/dates'
import type { Card } from '@/lib/knowledge/card'
import { type GuideLine, linesOfGuide } from '@/lib/knowledge/guides/lines'
import type { Guide } from '@/lib/knowledge/guides/schema'
import { LAW_CARDS } from '@/lib/knowledge/law/cards'
import { createPayNote } from '@/lib/knowledge/pay/note'
import { PROCESS_CARDS } from '@/lib/knowledge/process/cards'

/** What a reply may cite by its id. `label` is for the reader of an answer. */
export interface Source {
  id: string
  text: string
  label: string
  /** What an answer that rests on it has to say with it. */
  caveat?: string
}

const cardSources = (letter: string, cards: readonly Card[], name: string): Source[] =>
  cards.map(({ title, text, source, reviewed }, index) => ({
    id: `${letter}${index + 1}`,
    text: `${title}: ${text}`,
    label: `${name} “${title}”. ${source}, reviewed ${formatDay(new Date(reviewed))}`,
  }))

/** The answers of the note-taker that a model could not know. */
const SERVICE_TITLES = {
  timing: 'How soon somebody is hired',
  finish: 'How to finish',
  next: 'What happens next',
  readers: 'Who reads this',
  identity: 'Who you are',
  change: 'Whether it can be changed later',
  cost: 'Fees',
  later: 'Whether they can carry on later',
  boards: 'Where the vacancy is shown',
  skip: 'Whether they must answer',
} as const satisfies Partial<Record<keyof typeof CONVERSATION_ANSWERS, string>>

const serviceSources = (): Source[] =>
  Object.entries(SERVICE_TITLES).map(([key, title], index) => ({
    id: `A${index + 1}`,
    text: `${title}: ${CONVERSATION_ANSWERS[key as keyof typeof SERVICE_TITLES]}`,
    label: 'How our service works',
  }))

/** The same for every company. */
export const CARD_SOURCES: readonly Source[] = [
  ...cardSources('L', LAW_CARDS, 'Law note'),
  ...cardSources('K', PROCESS_CARDS, 'Process note'),
  ...serviceSources(),
]

/** "K29": the short id of a process card. */
export const idOfProcessCard = (id: string): string =>
  `K${PROCESS_CARDS.findIndex((card) => card.id === id) + 1}`

export interface GuideSource extends Source {
  guideId: string
  reviewed: string
  line: GuideLine
}

/** Titles have these in every trade. */
const OF_ANY_TRADE =
  /^(?:engineer\w*|manager|technician|operator|operative|assistant|senior|junior|lead|leader|officer|worker|specialist|supervisor|head|chief|principal|trainee|apprentice|director|coordinator|consultant|professional|elementary|other|and|of|the|in|n\.?e\.?c)$/
const tradeIn = (title: string): string[] =>
  tokensOf(title).flatMap(({ text }) => (OF_ANY_TRADE.test(text) ? [] : [stemOf(text)]))

/** Whether a title is one of the names, or shares the word of its trade with one: "Press Toolmaker" and "toolmaker". */
function isOfTrade(title: string, names: readonly string[]): boolean {
  const own = tradeIn(title)
  const isSame = (name: string) => name.trim().toLowerCase() === title.trim().toLowerCase()
  return names.some((name) => isSame(name) || tradeIn(name).some((word) => own.includes(word)))
}

const nameGuide = ({ name, reviewed }: Guide) =>
  `Our guide “${name}”, reviewed ${formatDay(new Date(reviewed))}`

/** Lines that a manager can take over come first; their ids are G1, G2, … */
export function guideSources(
  guide: Guide,
  title = '',
): { name: string; lines: GuideSource[]; notes: Source[]; isNearest: boolean } {
  const isNearest = title !== '' && !isOfTrade(title, [guide.name, ...guide.titles])
  const about = {
    label: isNearest ? `${nameGuide(guide)}, the nearest that we have to “${title}”` : nameGuide(guide),
    ...(isNearest && { caveat: `That is from our guide to “${guide.name}”, the nearest that we have.` }),
  }
  const evidence = new Map(guide.requirements.map(({ line, evidence: shown }) => [line, shown]))
  const lines = linesOfGuide(guide).map((line, index) => ({
    id: `G${index + 1}`,
    ...about,
    guideId: guide.id,
    reviewed: guide.reviewed,
    line,
    text:
      line.usual === null
        ? `Duty: ${line.text}`
        : `Usually ${line.usual}: ${line.text} Why: ${line.reason} Shown by: ${evidence.get(line.text) ?? ''}`,
  }))
  const notes = [
    ...guide.overAsked.map(({ ask, instead }) => `Often over-asked: ${ask}. ${instead}`),
    ...guide.licences.map(({ name, issuer, check }) => `Licence: ${name} (${issuer}). ${check}`),
    ...guide.questions.map((question) => `You could ask: ${question}`),
    ...guide.conditions.map((question) => `You could ask about the conditions: ${question}`),
  ].map((text, index) => ({ id: `G${lines.length + index + 1}`, ...about, text }))
  return { name: guide.name, lines, notes, isNearest }
}

/** What official figures say of the occupations that the title may mean. */
function paySources(title: string): Source[] {
  const note = title === '' ? null : createPayNote(title, { pay: [], contract: null })
  if (note?.kind !== 'figures') return []
  const { isCertain, occupations, source } = note
  return occupations.map(({ title: occupation, text }, index) => ({
    id: `S${index + 1}`,
    ...(!isCertain &&
      !isOfTrade(title, [occupation]) && {
        caveat: `Those figures are for “${occupation}”, the nearest official occupation.`,
      }),
    text: `${isCertain ? '' : 'The title may mean this occupation. '}${text} All figures are pay for a year. ${source.text} ${source.coverage}`,
    label: `Official pay figures for “${occupation}”. ${source.text}`,
  }))
}

export interface SessionSources {
  guide: ReturnType<typeof guideSources> | null
  /** With the guide's lines and notes. */
  all: Source[]
}

/** What a session brings: the company, its website, its house rules, pay and the role's guide. */
export function sessionSources(
  { companyName, description, findings, houseRules, jobTitle }: TurnSetting,
  facts: readonly Fact[],
): SessionSources {
  const active = facts.filter(({ state }) => state === 'active')
  const found = findGuide(active, jobTitle).guide
  const [title = ''] = possibleTitles(active, jobTitle)
  const guide = found && guideSources(found, title)
  const own = [
    {
      id: 'C1',
      text: `${companyName}. ${description ?? 'No description yet.'}`,
      label: 'Your company details',
    },
    ...findings.map(({ text, quote }, index) => ({
      id: `W${index + 1}`,
      text: text === quote ? text : `${text} (the page says: “${quote}”)`,
      label: `Your website: “${quote}”`,
    })),
    ...houseRules.map(({ kind, text }, index) => ({
      id: `R${index + 1}`,
      text: `${kind}: ${text}`,
      label: 'Your house rules',
    })),
    ...paySources(title),
  ]
  return { guide, all: [...own, ...(guide ? [...guide.lines, ...guide.notes] : [])] }
}

const inFull = (fact: Fact): string => {
  const reading = describeReading(fact)
  return reading === null ? fact.value : `${fact.value} (${reading})`
}

const factSource = (id: string, fact: Fact): Source & { fact: Fact } => ({
  id,
  text: inFull(fact),
  label: `Your brief, ${topicLabel(fact.topic).toLowerCase()}: “${fact.value}”`,
  fact,
})

/** The active facts of a brief as F1, F2, … in the order in which they were made: a fact keeps its number, whatever joins or leaves the brief. Facts that `order` lacks come last. */
export function factSources(facts: readonly Fact[], order: readonly string[]): (Source & { fact: Fact })[] {
  const numbers = new Map(order.map((id, index) => [id, index + 1]))
  for (const { id } of facts) if (!numbers.has(id)) numbers.set(id, numbers.size + 1)
  return facts
    .filter(({ state }) => state === 'active')
    .map((fact) => factSource(`F${numbers.get(fact.id)}`, fact))
}

/** The facts under the ids that a prompt gave them, whatever has joined the brief since. New ones have no id. */
export const namedFactSources = (
  facts: readonly Fact[],
  ids: ReadonlyMap<string, string>,
): (Source & { fact: Fact })[] => {
  const shorts = new Map([...ids].map(([short, id]) => [id, short]))
  return facts
    .filter(({ state }) => state === 'active')
    .map((fact) => factSource(shorts.get(fact.id) ?? `fact ${fact.id}`, fact))
}

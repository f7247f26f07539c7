import { describePay, describeSlot } from '@/lib/consultation/brief/slots/describe'
import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import type { Slot } from '@/lib/consultation/brief/slots/schema'
import { article } from '@/lib/specification/article'
import { audienceOf } from '@/lib/specification/content'
import { sectionRow } from '@/lib/specification/options'
import type { SpecificationContent } from '@/lib/specification/schema'

export const STATEMENT_TITLE = 'Summary statement'

const CONTRACTS = {
  permanent: 'is permanent',
  fixedTerm: 'is fixed term',
  contract: 'is a contract role',
  temporary: 'is temporary',
  apprenticeship: 'is an apprenticeship',
} as const

const DETAILS = [
  { section: 'location', topic: 'location' },
  { section: 'contractType', topic: 'contractType' },
  { section: 'compensation', topic: 'pay' },
  { section: 'startDate', topic: 'startDate' },
] as const

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** What follows "The job"; null for a slot that doesn't fit there. */
function predicateOf(slot: Slot): string | null {
  if (slot.kind === 'contract') return CONTRACTS[slot.type]
  if (slot.kind === 'pay') return `pays ${describePay({ ...slot, inAdvert: true })}`
  if (slot.kind !== 'start') return null
  if (slot.when === 'asap') return 'starts as soon as possible'
  if (slot.when === 'flexible') return 'has a flexible start date'
  return `starts ${slot.day === null ? 'in' : 'on'} ${describeSlot(slot)}`
}

/** Words that have a capital only because their line begins with them. */
const OPENING =
  /^(?:As|At|On|In|Outside|Near|Between|By|From|Up to|Beginning|Early|Mid|Late|End|Ideally|Immediately|Fixed|Part|Full|Flexible|Mostly|Mainly|Usually|Around|About|After|Before|Within|Just|Our|The|A|An|Any|Anywhere|Based|Various|Several|Either|Both|Two|Three|Four|Five)(?=[ ,])/

/** Behind a label, in mid-sentence. */
const afterLabel = (text: string): string =>
  text.replace(/[.;]$/, '').replace(OPENING, (word) => word.toLowerCase())

const MOST_IN_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A title that the lines use as a common noun is one here too; otherwise it is a name. */
function titleWithin({ jobTitle, lines }: SpecificationContent): string {
  const noun = jobTitle.charAt(0).toLowerCase() + jobTitle.slice(1)
  const isWord = (text: string, from: number) =>
    !/[\p{L}\p{N}]/u.test(`${text.charAt(from - 1)}${text.charAt(from + noun.length)}`)
  return lines.some(({ text }) => text.includes(noun) && isWord(text, text.indexOf(noun))) ? noun : jobTitle
}

/** "a Welder", "two Welders"; a title whose last word is no name of a person keeps its form: "two posts: Welder, Nights". */
function titleFor(content: SpecificationContent): string {
  const jobTitle = titleWithin(content)
  const line = content.lines.find(
    (candidate) => candidate.section === 'posts' && audienceOf(candidate) !== 'agency',
  )
  const slot = line ? parseSlot('posts', line.text) : null
  const count = slot?.kind === 'posts' ? slot.count : 1
  if (count < 2) return `${article(jobTitle)} ${jobTitle}`
  const number = MOST_IN_WORDS[count] ?? String(count)
  return /^[\p{L} -]+(?:er|or|ist|ian|ect|ant|ive|ain)$/u.test(jobTitle)
    ? `${number} ${jobTitle}s`
    : `for ${number} posts: ${jobTitle}`
}

/** Leaves out details that were not stated or are for the agency. Those that can't be part of a sentence follow it, each under its label. */
export function buildStatement(content: SpecificationContent): string {
  const details = DETAILS.flatMap(({ section, topic }) => {
    const line = content.lines.find((candidate) => candidate.section === section)
    if (!line || audienceOf(line) === 'agency') return []
    return [{ label: sectionRow(section).label, text: line.text, slot: parseSlot(topic, line.text) }]
  })
  const place = details.find(({ slot }) => slot?.kind === 'place')?.slot
  const predicates = details.flatMap(({ slot }) => (slot && predicateOf(slot)) || [])
  return [
    `${content.companyName} is hiring ${titleFor(content)}${place ? ` in ${describeSlot(place)}` : ''}.`,
    ...(predicates.length > 0 ? [`The job ${AND.format(predicates)}.`] : []),
    ...details.filter(({ slot }) => slot === null).map(({ label, text }) => `${label}: ${afterLabel(text)}.`),
  ].join(' ')
}

import { cardsOf } from '@/lib/consultation/brief/challenges'
import { listConflicts } from '@/lib/consultation/brief/conflicts'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief } from '@/lib/consultation/brief/schema'
import { heldForApproval } from '@/lib/consultation/interview/unsettled'
import { type Topic, topicLabel } from '@/lib/consultation/topics'
import type { Card } from '@/lib/knowledge/card'
import { findLawCard } from '@/lib/knowledge/law/cards'
import { sectionsOf } from './content'
import { NEEDS, type Need } from './needs'
import { type Section, sectionRow } from './options'
import type { SpecificationContent } from './schema'

/** `path` as in the API's response. */
export type Missing = { path: string; message: string } & (
  | { kind: 'detail'; topic: Topic }
  | { kind: 'conflict'; topic: Topic; choices: { factId: string; value: string }[] }
  | { kind: 'held'; cards: Card[] }
)

const pathOfSection = (section: Section) => sectionRow(section).path

/** A document of the first shape has the work in its overview. */
function isAnswered(content: SpecificationContent, { sections, isMet = () => true }: Need): boolean {
  const possible = sectionsOf(content)
  const wanted: readonly Section[] = sections.some((section) => !possible.includes(section))
    ? [...sections, 'overview']
    : sections
  return content.lines.some(({ section, text }) => wanted.includes(section) && isMet(text))
}

/** What keeps a specification from being approved, in the order of the document. */
export function listMissing(
  content: SpecificationContent,
  brief: Pick<Brief, 'facts' | 'held' | 'agenda' | 'asks'>,
): Missing[] {
  const missing: Missing[] =
    content.jobTitle.trim() === ''
      ? [{ kind: 'detail', path: 'jobTitle', topic: 'title', message: 'Enter the job title' }]
      : []
  for (const need of NEEDS)
    if (!isAnswered(content, need)) {
      const [section] = need.sections
      const { topic, message } = need
      missing.push({ kind: 'detail', path: pathOfSection(section), topic, message })
    }
  for (const { fact, rivals, others } of listConflicts(activeFacts(brief))) {
    const sides = [...rivals, fact, ...others]
    const topic = sides[0]?.topic ?? 'alsoSaid'
    const values = [...new Set(sides.map(({ value }) => `“${value}”`))].join(' or ')
    missing.push({
      kind: 'conflict',
      path: `brief.${topic}`,
      topic,
      message: `${topicLabel(topic)}: choose ${values}`,
      choices: sides.map(({ id, value }) => ({ factId: id, value })),
    })
  }
  const sentences = heldForApproval(brief)
  const held = sentences.length
  if (held > 0)
    missing.push({
      kind: 'held',
      path: 'held',
      cards: [...new Set(sentences.flatMap(cardsOf))].flatMap((card) => findLawCard(card) ?? []),
      message:
        held === 1
          ? 'We kept a sentence out of the brief because it could exclude people unlawfully. Decide what to do with it'
          : `We kept ${held} sentences out of the brief because they could exclude people unlawfully. Decide what to do with them`,
    })
  return missing
}

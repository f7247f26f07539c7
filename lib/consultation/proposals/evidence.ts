import 'server-only'
import type { Evidence, Fact } from '@/lib/consultation/brief/schema'
import { formatDay } from '@/lib/dates'
import { readGuides } from '@/lib/knowledge/guides/guides'
import { findGuideLine, type GuideLine } from '@/lib/knowledge/guides/lines'
import type { Guide } from '@/lib/knowledge/guides/schema'
import { isOwnProposal, proposalId } from './reference'

/** Of the whole line, as the guide was when it was taken over. */
export function proposalEvidence(guide: Guide, { id, text }: GuideLine): Evidence {
  return { kind: 'proposal', id: proposalId(guide.id, guide.reviewed, id), start: 0, end: text.length }
}

function parseReference(reference: string) {
  const [guideId = '', reviewed = '', lineId = ''] = reference.split(':')
  return { guideId, reviewed, lineId }
}

const proposalsOf = ({ evidence }: Pick<Fact, 'evidence'>) =>
  evidence.filter(({ kind }) => kind === 'proposal')

/** The ids of the lines that were taken over. */
export const acceptedLineIds = (facts: readonly Fact[]): string[] =>
  facts.flatMap(proposalsOf).map(({ id }) => parseReference(id).lineId)

/** The guide from which lines were taken over last, or null. */
export const lastGuideId = (facts: readonly Fact[]): string | null => {
  const last = facts.flatMap(proposalsOf).at(-1)
  return last ? parseReference(last.id).guideId : null
}

/** "our guide, “Structural engineer”, reviewed 22 November 2026", or null for a guide that is no longer there. */
export function describeGuide(reference: string): string | null {
  const { guideId, reviewed } = parseReference(reference)
  const guide = readGuides().get(guideId)
  return guide ? `our guide, “${guide.name}”, reviewed ${formatDay(new Date(reviewed))}` : null
}

/** By the `id` of the evidence. */
export function describeProposals(facts: readonly Fact[]): Record<string, string> {
  return Object.fromEntries(
    facts.flatMap(proposalsOf).flatMap(({ id }) => {
      if (isOwnProposal(id)) return [[id, 'Suggested by the consultant. You accepted it.']]
      const guide = describeGuide(id)
      return guide ? [[id, `From ${guide}. You added it.`]] : []
    }),
  )
}

/** The line as it was taken over, or null if the guide has changed it since. */
export function findProposedText(reference: string): string | null {
  const { guideId, lineId } = parseReference(reference)
  return findGuideLine(guideId, lineId)?.line.text ?? null
}

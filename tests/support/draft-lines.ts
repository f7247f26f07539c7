import { writeSpecification } from '@/lib/ai/note-taker/write'
import type { CheckContext } from '@/lib/ai/specification/check'
import type { DraftLine } from '@/lib/ai/specification/schema'
import { listSources } from '@/lib/ai/specification/sources'
import { checkDraftLine } from '@/lib/ai/specification/validate'
import { checkOverviewLine } from '@/lib/ai/specification/validate-summary'
import type { Section } from '@/lib/specification/options'
import { briefOf, createIdCounter } from './briefs'

/** What a check of a line has before it, from facts of a brief. */
export function contextOf(
  facts: Parameters<typeof briefOf>,
  around: { id: string; saidIn: string } = { id: '', saidIn: '' },
): CheckContext {
  const input = {
    brief: briefOf(...facts),
    company: { name: 'Halyard', description: 'Motor drives for ships.', industry: null, size: null },
    jobTitle: 'Controls Engineer',
    houseRules: [],
    newId: createIdCounter(),
  }
  const sources = listSources(input, writeSpecification(input)).map((source) =>
    source.id === around.id ? { ...source, saidIn: around.saidIn } : source,
  )
  return { sources, company: 'Halyard', jobTitle: 'Controls Engineer', houseRules: [], challenged: [] }
}

/** What becomes of a line under a section. */
export const check = (context: CheckContext, section: Section, text: string, ...cites: string[]) => {
  const line = { section, text, cites } as DraftLine
  const checked = section === 'overview' ? checkOverviewLine(line, context) : checkDraftLine(line, context)
  return 'rejection' in checked ? checked.rejection : checked.verdict
}

import type { Brief } from '@/lib/consultation/brief/schema'
import { AGENDA, type Topic } from '@/lib/consultation/topics'
import { openTopics } from './agenda'
import type { ProgressStep } from './options'

const VALUE_PROPOSITION: readonly Topic[] = ['culture', 'growth', 'benefits', 'motivation']

/**
 * Progress as the consultation card shows it. `step` is the active one, `completed` those behind it, `share` the settled part of
 * the agenda (0 to 1). Before the first answer requirements are active (DECISIONS, "Consultation").
 */
export function progressOf(
  brief: Brief,
  research: 'complete' | 'pending',
): { step: ProgressStep; completed: ProgressStep[]; share: number } {
  const open = openTopics(brief)
  const { finished } = brief.agenda
  const proposition = finished || !open.some((topic) => VALUE_PROPOSITION.includes(topic))
  const requirements = finished || open.every((topic) => VALUE_PROPOSITION.includes(topic))
  const completed: ProgressStep[] = [
    ...(research === 'complete' ? (['research'] as const) : []),
    ...(requirements ? (['requirements'] as const) : []),
    ...(proposition ? (['value_proposition'] as const) : []),
  ]
  const step = !requirements ? 'requirements' : !proposition ? 'value_proposition' : 'summary'
  return { step, completed, share: (AGENDA.length - open.length) / AGENDA.length }
}

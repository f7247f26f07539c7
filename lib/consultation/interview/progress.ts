import type { Brief } from '@/lib/consultation/brief/schema'
import { AGENDA, type Topic } from '@/lib/consultation/topics'
import { openTopics } from './open-topics'
import type { ProgressStep } from './options'

const VALUE_PROPOSITION_TOPICS: readonly Topic[] = ['culture', 'growth', 'benefits', 'motivation']

/** `share` is the settled part of the agenda, 0 to 1. Before the first answer `requirements` is active. */
export function progressOf(
  brief: Brief,
  research: 'complete' | 'pending',
): { step: ProgressStep; completed: ProgressStep[]; share: number } {
  const open = openTopics(brief)
  const { finished } = brief.agenda
  const hasProposition = finished || !open.some((topic) => VALUE_PROPOSITION_TOPICS.includes(topic))
  const hasRequirements = finished || open.every((topic) => VALUE_PROPOSITION_TOPICS.includes(topic))
  const completed: ProgressStep[] = [
    ...(research === 'complete' ? (['research'] as const) : []),
    ...(hasRequirements ? (['requirements'] as const) : []),
    ...(hasProposition ? (['value_proposition'] as const) : []),
  ]
  const step = !hasRequirements ? 'requirements' : !hasProposition ? 'value_proposition' : 'summary'
  return { step, completed, share: (AGENDA.length - open.length) / AGENDA.length }
}

import type { BriefState } from '@/lib/consultation/brief/schema'
import { AGENDA, type Topic } from '@/lib/consultation/topics'

export function isSettled(brief: BriefState, topic: Topic): boolean {
  return (
    brief.facts.some((fact) => fact.state === 'active' && fact.topic === topic) ||
    brief.agenda.closed.some((entry) => entry.topic === topic)
  )
}

/** Most important first. */
export function openTopics(brief: BriefState): Topic[] {
  return AGENDA.filter((topic) => !isSettled(brief, topic))
}

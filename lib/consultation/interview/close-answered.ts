import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Agenda, Brief } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'
import { isSettled } from './open-topics'
import { neededTopics } from './topics-to-ask'

/** Where the answer to a question may be filed, besides its own topic. */
const NEIGHBOURS: Partial<Record<Topic, readonly Topic[]>> = {
  driver: ['motivation'],
  success: ['responsibilities', 'experience', 'softSkills', 'growth'],
  experience: ['technical', 'qualifications'],
  technical: ['experience', 'qualifications'],
  qualifications: ['experience', 'technical', 'softSkills', 'culture'],
  softSkills: ['culture', 'experience'],
  culture: ['softSkills', 'motivation'],
  motivation: ['culture', 'growth', 'benefits', 'responsibilities'],
  growth: ['benefits', 'motivation', 'culture'],
  workPattern: ['hours', 'location'],
  hours: ['workPattern'],
  healthSafety: ['responsibilities'],
}

/** A message with more new points tells of much that nobody asked about. */
const MANY_POINTS = 5

/** Closes the topic that was asked about where a short answer is filed next to it: nobody is asked twice for what they said. */
export function closeAnswered(brief: Brief, operations: readonly BriefOperation[]): Agenda {
  const { agenda } = brief
  const { asked } = agenda
  const made = operations.filter(({ op }) => op === 'add')
  if (!asked || isSettled(brief, asked.topic) || made.length > MANY_POINTS) return agenda
  if (neededTopics(brief).includes(asked.topic)) return agenda
  const neighbours = NEIGHBOURS[asked.topic] ?? []
  const isAnswered = made.some(({ topic }) => topic !== null && neighbours.includes(topic))
  return isAnswered
    ? { ...agenda, closed: [...agenda.closed, { topic: asked.topic, how: 'answered' }] }
    : agenda
}

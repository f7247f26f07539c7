import type { Strength } from '@/lib/consultation/brief/options'
import { TOPICS, type Topic } from '@/lib/consultation/topics'
import type { Section } from './options'

interface NewFact {
  topic: Topic
  strength?: Strength
}

/** Sections that several topics, or none, stand in. Null where nothing can be added by hand. */
const EXCEPTIONS: Partial<Record<Section, NewFact | null>> = {
  overview: null,
  recommendation: null,
  experience: { topic: 'experience' },
  education: { topic: 'qualifications' },
  niceToHave: { topic: 'technical', strength: 'nice' },
  internalNotes: { topic: 'alsoSaid' },
}

/** Where an answer given under a section of the specification enters the brief. */
export function factForSection(section: Section): NewFact | null {
  const exception = EXCEPTIONS[section]
  if (exception !== undefined) return exception
  const topic = TOPICS.find((row) => row.section === section)
  return topic ? { topic: topic.key } : null
}

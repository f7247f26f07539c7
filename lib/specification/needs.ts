import type { Topic } from '@/lib/consultation/topics'
import type { Section } from './options'

export interface Need {
  /** Any of them answers it. */
  sections: readonly [Section, ...Section[]]
  /** What is filled in by hand enters the brief here. */
  topic: Topic
  message: string
  isMet?: (text: string) => boolean
}

/** Required before approval. Everything else can be confirmed later. */
export const NEEDS: readonly Need[] = [
  {
    sections: ['responsibilities', 'firstYear'],
    topic: 'responsibilities',
    message: 'Describe what the person will do',
  },
  { sections: ['location'], topic: 'location', message: 'Enter where the job is based' },
  {
    sections: ['contractType'],
    topic: 'contractType',
    message: 'Enter the type of contract',
  },
  {
    sections: ['compensation'],
    topic: 'pay',
    message: 'Enter the pay as a figure',
    isMet: (text) => /\d/.test(text),
  },
]

/** Those that nothing answers. `isFilled`: something stands in the section. */
export const listUnfilled = (isFilled: (section: Section) => boolean): Need[] =>
  NEEDS.filter(({ sections }) => !sections.some(isFilled))

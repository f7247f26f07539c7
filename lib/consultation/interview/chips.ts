import type { Topic } from '@/lib/consultation/topics'

/** Each is a message the manager could have typed. */
const ANSWER_OPTIONS: Partial<Record<Topic | 'manyMusts', readonly string[]>> = {
  driver: ['Growth and expansion', 'Replacement', 'New project', 'Increased workload', 'Reorganisation'],
  workPattern: ['On site', 'Hybrid', 'Remote', 'Shifts'],
  hours: ['Full time', 'Part time'],
  contractType: ['Permanent', 'Fixed term', 'Contract', 'Temporary'],
  startDate: ['As soon as possible', 'Flexible'],
  manyMusts: ['Yes, all of them', 'Some are nice to have'],
}

const OPTIONS_FOR_ANY_QUESTION = ['I don’t know', 'Skip']

export function chipsFor(asked: Topic | 'manyMusts'): string[] {
  const options = ANSWER_OPTIONS[asked] ?? []
  return asked === 'manyMusts' ? [...options] : [...options, ...OPTIONS_FOR_ANY_QUESTION]
}

const MAX_NICE_TO_HAVE_CHIPS = 6
const MAX_CHIP_LENGTH = 40

/** Newest first. Long values have no chip. */
export function niceToHaveChips(values: readonly string[]): string[] {
  return values
    .filter((value) => value.length <= MAX_CHIP_LENGTH)
    .slice(-MAX_NICE_TO_HAVE_CHIPS)
    .reverse()
    .map((value) => `${value} is nice to have`)
}

import type { Topic } from '@/lib/consultation/topics'

/** Ready answers where the options are known. Each is a message that the manager could have typed. */
const OPTIONS: Partial<Record<Topic | 'manyMusts', readonly string[]>> = {
  driver: ['Growth and expansion', 'Replacement', 'New project', 'Increased workload', 'Reorganisation'],
  workPattern: ['On site', 'Hybrid', 'Remote', 'Shifts'],
  hours: ['Full time', 'Part time'],
  contractType: ['Permanent', 'Fixed term', 'Contract', 'Temporary'],
  startDate: ['As soon as possible', 'Flexible'],
  manyMusts: ['Yes, all of them', 'Some are nice to have'],
}

/** Answers that fit any question. */
const ALWAYS = ['I don’t know', 'Skip']

/** Answer chips for a question, the known options first; of the challenge of too many musts, its two answers. */
export function chipsFor(asked: Topic | 'manyMusts'): string[] {
  const options = OPTIONS[asked] ?? []
  return asked === 'manyMusts' ? [...options] : [...options, ...ALWAYS]
}

/** Must-haves that a set of chips offers to weigh down. */
const WEIGHABLE = 6
const CHIP_LENGTH = 40

/** Chips that move a must-have to nice to have, the last said first; long ones are left to be typed. */
export function weighingChips(values: readonly string[]): string[] {
  return values
    .filter((value) => value.length <= CHIP_LENGTH)
    .slice(-WEIGHABLE)
    .reverse()
    .map((value) => `${value} is nice to have`)
}

import { hashText } from './hash'
import type { SegmentContext } from './segment-features'

/** What a piece was found to be by itself. */
export interface FirstLook {
  label: string
  /** From 0 to 1. */
  share: number
  /** The sentence it stands in. */
  sentence: number
}

const LEVELS = [0.35, 0.6, 0.9]
const levelOf = (share: number): number => LEVELS.filter((level) => share > level).length

const START: FirstLook = { label: '^', share: 1, sentence: -1 }
const END: FirstLook = { label: '$', share: 1, sentence: -1 }

const LONGEST = 4
const WORDS_A_STEP = 4

/** What the pieces around piece `at` speak for: numbers of 32 bits, for the labels model beside those of `segmentFeatures`. */
export function neighbourFeatures(
  { words, isLine, isDocument, heading }: SegmentContext,
  looks: readonly FirstLook[],
  at: number,
): number[] {
  const last = looks[at - 1] ?? START
  const next = looks[at + 1] ?? END
  const beforeLast = (looks[at - 2] ?? START).label
  const afterNext = (looks[at + 2] ?? END).label
  const own = looks[at]?.sentence
  const length = Math.min(LONGEST, Math.ceil(words.length / WORDS_A_STEP))
  const [sureLast, sureNext] = [levelOf(last.share), levelOf(next.share)]
  const names = [
    `p ${last.label}`,
    `p ${last.label} ${sureLast}`,
    `p ${last.label} l ${length}`,
    `p ${last.label} ^ ${words[0]?.text ?? '$'}`,
    `p ${last.label} h ${heading.length > 0}`,
    `p ${last.label} ${isLine} ${isDocument}`,
    `p ${last.label} same ${last.sentence === own}`,
    `pp ${beforeLast} ${last.label}`,
    `p2 ${beforeLast}`,
    `n ${next.label}`,
    `n ${next.label} ${sureNext}`,
    `n ${next.label} l ${length}`,
    `n ${next.label} same ${next.sentence === own}`,
    `nn ${next.label} ${afterNext}`,
    `n2 ${afterNext}`,
    `pn ${last.label} ${next.label}`,
    ...(last.label === next.label ? [`between ${last.label} ${sureLast + sureNext > LEVELS.length}`] : []),
  ]
  return names.map(hashText)
}

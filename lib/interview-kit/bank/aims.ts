import { unwrap } from '@/lib/interview-kit/lines/words'
import { AIM_QUESTIONS, type AimQuestion } from '@/lib/knowledge/interview/aims'
import { toWords, type Word } from './stems'
import { placeOf, telling } from './terms'

interface AimTerm {
  aim: AimQuestion
  term: readonly Word[]
}

let terms: readonly AimTerm[] | undefined
const readTerms = () => {
  terms ??= AIM_QUESTIONS.flatMap((aim) => aim.about.map((term) => ({ aim, term: toWords(term) })))
  return terms
}

/** A term of one word shows nothing by itself. */
const TERM_WORDS = 2

/** What is asked of an aim for the first year by what it is about: the longest term that it holds, then the one that stands first. */
export function findAim(line: string): AimQuestion | null {
  const words = toWords(unwrap(line))
  const found = readTerms().flatMap(({ aim, term }) => {
    const place = words.findIndex((_, at) => placeOf(words, at, term) >= 0)
    const size = telling(term).length
    // "Quoted" alone says too little: "build at quoted hours".
    return place < 0 || term.length < TERM_WORDS ? [] : [{ aim, size, place }]
  })
  found.sort((one, other) => other.size - one.size || one.place - other.place)
  return found[0]?.aim ?? null
}

import { type Classifier, rank, unpackClassifier } from '@/lib/ai/note-taker/model/classifier'
import { featuresOfQuestion } from './features'
import type { QuestionKind } from './kind'
import weights from './weights.json'

let classifier: Classifier | null = null

/** Below it we say that we don't know rather than answer something else. */
const LEAST_SHARE = 0.3

/** Classes of the model besides the kinds: a question that has no answer here, and words that ask us nothing. */
const NO_ANSWER = 'other'
const NOT_ASKED = 'none'

export interface Guess {
  /** Null where nothing is asked of us. */
  kind: QuestionKind | null
  /** From 0 to 1. */
  share: number
}

/** The likeliest kind of what may be a question to us, by a linear model (`npm run train -- questions`). */
export function guessKind(text: string): Guess {
  classifier ??= unpackClassifier(weights)
  const [top] = rank(classifier, classifier.weigh(featuresOfQuestion(text)))
  if (!top || top.name === NOT_ASKED) return { kind: null, share: top?.share ?? 0 }
  const isKnown = top.name !== NO_ANSWER && top.share >= LEAST_SHARE
  return { kind: isKnown ? (top.name as QuestionKind) : 'unknown', share: top.share }
}

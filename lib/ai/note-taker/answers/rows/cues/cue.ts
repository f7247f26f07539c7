import type { QuestionKind } from '@/lib/ai/note-taker/answers/rows/row'

/** Words that tell what a question is about, however it is put. All of them must be there; the first row that fits counts. */
export interface CueRow {
  kind: QuestionKind
  words: readonly RegExp[]
  /** Counts only if the words name something that the law is about. */
  needs?: 'law'
  /** "Could you write the opening line": what it asks for is no fact. */
  isOrder?: true
  yes: readonly string[]
  no: readonly string[]
}

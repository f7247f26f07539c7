export type QuestionKind =
  | 'readBack'
  | 'paste'
  | 'undone'
  | 'open'
  | 'progress'
  | 'why'
  | 'timing'
  | 'finish'
  | 'next'
  | 'readers'
  | 'identity'
  | 'change'
  | 'cost'
  | 'law'
  | 'pay'
  | 'enough'
  | 'usual'
  | 'overAsked'
  | 'wording'
  | 'later'
  | 'boards'
  | 'opening'
  | 'printed'
  | 'conflict'
  | 'cause'
  | 'extras'
  | 'payScale'
  | 'mention'
  | 'clearance'
  | 'skip'
  | 'interviews'
  | 'heading'
  | 'statement'
  | 'offTopic'
  | 'clientName'
  | 'strengths'
  | 'check'
  | 'share'
  | 'screening'
  | 'unknown'

/** How one question is asked. The pattern is tried at the beginning of a clause; the first row that matches counts. */
export interface QuestionRow {
  kind: QuestionKind
  pattern: RegExp
  /** Counts only if the words name something that the law is about, or what it protects. */
  needs?: 'law' | 'ground'
  yes: readonly string[]
  no: readonly string[]
}

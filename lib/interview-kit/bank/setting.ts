import { SETTINGS } from '@/lib/knowledge/interview/settings'
import type { WrittenQuestion } from '@/lib/knowledge/interview/written-question'

const MATCHERS = SETTINGS.map(({ says, shows }) => ({
  says: new RegExp(`\\b(?:${says.join('|')})s?\\b`, 'i'),
  shows: new RegExp(`\\b(?:${shows.join('|')})`, 'i'),
}))

/** Whether a question takes no setting for granted that the title and the lines of a specification don’t show: a ward, customers. */
export function readSettings(texts: readonly string[]): (written: WrittenQuestion) => boolean {
  const text = texts.join('\n')
  const strange = MATCHERS.filter(({ shows }) => !shows.test(text))
  return ({ question }) => !strange.some(({ says }) => says.test(question))
}

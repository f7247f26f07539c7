import { quote } from '@/lib/ai/note-taker/talking/wording'
import { listed } from '@/lib/ai/note-taker/writing/phrases'
import type { Fact } from '@/lib/consultation/brief/schema'
import { type AnswerInput, joinWithinLimit } from './input'

const MAX_NAMED = 3
/** In characters. */
const MAX_VALUE_LENGTH = 90

const named = (facts: readonly Fact[]): string =>
  listed(facts.slice(-MAX_NAMED).map(({ value }) => quote(value, MAX_VALUE_LENGTH)))

/** "What did you remove?": what has gone from the brief or been put in other words, the latest where there is more. */
export function answerUndone({ brief }: AnswerInput): string {
  const gone = brief.facts.filter(({ state }) => state === 'withdrawn')
  const reworded = brief.facts.filter(({ state }) => state === 'superseded')
  if (gone.length + reworded.length === 0)
    return 'Nothing has been removed or changed. Everything I took down is still in the brief.'
  return joinWithinLimit([
    gone.length > 0 ? `I’ve removed ${named(gone)}.` : 'Nothing has been removed.',
    reworded.length > 0 ? `I’ve replaced ${named(reworded)} with what you said later.` : '',
    'Say it again and I’ll put it back.',
  ])
}

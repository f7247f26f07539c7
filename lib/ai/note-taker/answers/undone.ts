import { quote } from '@/lib/ai/note-taker/talking/wording'
import { listed } from '@/lib/ai/note-taker/writing/phrases'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Fact } from '@/lib/consultation/brief/schema'
import { namesPerson } from '@/lib/consultation/guard/people'
import { topicPhrase } from '@/lib/consultation/topics'
import { type AnswerInput, joinWithinLimit } from './input'
import { findMentions } from './mentions'

const MAX_NAMED = 3
/** In characters. */
const MAX_VALUE_LENGTH = 90

const named = (facts: readonly Fact[]): string =>
  listed(facts.slice(-MAX_NAMED).map(({ value }) => quote(value, MAX_VALUE_LENGTH)))

const NAMES_HIDDEN = 'Candidates never see anyone’s name.'

/** "Did you take Dilys’s name out?": whether it is gone, and else where it is and who sees it. */
function answerGone(about: string, { brief }: AnswerInput): string {
  const held = findMentions(about, activeFacts(brief))
  const gone = findMentions(
    about,
    brief.facts.filter(({ state }) => state !== 'active'),
  )
  const [first] = held
  if (!first) return gone.length > 0 ? `Yes, I’ve removed ${named(gone)}.` : `“${about}” isn’t in the brief.`
  const where = `No, it’s still under ${topicPhrase(first.topic)}: ${quote(first.value, MAX_VALUE_LENGTH)}.`
  if (held.every(({ audience }) => audience === 'agency')) return `${where} Only the agency sees that.`
  const ending = namesPerson(first.value, { company: '' }) ? NAMES_HIDDEN : ''
  return joinWithinLimit([where, ending, ending === '' ? 'Tell me to take it out and I will.' : ''])
}

/** "What did you remove?": what has gone from the brief or been put in other words, the latest where there is more. */
export function answerUndone(about: string, input: AnswerInput): string {
  if (about !== '') return answerGone(about, input)
  const { brief } = input
  const gone = brief.facts.filter(({ state }) => state === 'withdrawn')
  const reworded = brief.facts.filter(({ state }) => state === 'superseded')
  if (gone.length + reworded.length === 0)
    return 'Nothing has been removed or changed. Everything I took down is still in the brief.'
  return joinWithinLimit([
    gone.length > 0 ? `I’ve removed ${named(gone)}.` : '',
    reworded.length > 0 ? `I’ve replaced ${named(reworded)} with what you said later.` : '',
    'Say it again and I’ll put it back.',
  ])
}

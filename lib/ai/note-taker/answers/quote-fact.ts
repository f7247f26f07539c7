import { quote } from '@/lib/ai/note-taker/talking/wording'
import type { Fact } from '@/lib/consultation/brief/schema'
import { AUDIENCE_LABELS } from '@/lib/consultation/topics'

/** In characters. */
const MAX_VALUE_LENGTH = 90

/** An answer of the brief in the manager's words, with what is special about it. */
export function quoteFact({ value, strength, audience }: Fact): string {
  const notes = [
    strength === 'nice' ? 'nice to have' : '',
    audience === 'agency' ? AUDIENCE_LABELS.agency.toLowerCase() : '',
  ].filter((note) => note !== '')
  return `${quote(value, MAX_VALUE_LENGTH)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`
}

import { AppError } from '@/lib/errors'
import { findLawCard } from '@/lib/knowledge/law/cards'
import { metrics } from '@/lib/server/metrics'
import { askWhatIsNeeded } from './law/as-question'
import type { Ground } from './law/grounds'
import { screenLaw } from './law/verdict'
import { recordRefusals } from './record'

const NAMES: Record<Ground, string> = {
  age: 'age',
  disability: 'disability or health',
  genderReassignment: 'gender reassignment',
  marriage: 'marriage or home life',
  pregnancy: 'pregnancy or family',
  race: 'race, nationality or origin',
  religion: 'religion or belief',
  sex: 'sex',
  orientation: 'sexual orientation',
  union: 'trade union membership',
}

type Place = 'message' | 'source' | 'briefEdit' | 'proposal' | 'houseRule' | 'lineEdit' | 'document'

/** Counts sentences and lines that were kept out. */
export function countHeld(place: Place, grounds: readonly Ground[]): void {
  for (const ground of grounds) metrics.lawHeld.inc({ place, ground })
  recordRefusals('law', grounds)
}

/** Throws `invalid` for words that could exclude people, unless `previous` was about the same ground and stood already. Where `isAsked` of a candidate, the remedy is a question too. */
export function requireLawful(
  text: string,
  {
    field,
    place,
    previous = '',
    isAsked = false,
  }: { field: string; place: Place; previous?: string; isAsked?: boolean },
): void {
  const stood = new Set(screenLaw(previous).held.map(({ ground }) => ground))
  const found = screenLaw(text).held.filter(({ ground }) => !stood.has(ground))
  const [first] = found
  if (!first) return
  countHeld(
    place,
    found.map(({ ground }) => ground),
  )
  const [wording = ''] = first.wordings
  const cards = [...new Set(found.map(({ card }) => card))].flatMap((card) => findLawCard(card) ?? [])
  const names = [...new Set(found.map(({ ground }) => NAMES[ground]))].join('; ')
  const remedy = isAsked
    ? `Ask for what the job needs instead, such as “${askWhatIsNeeded(first.wordings)}”`
    : `Say what the job needs instead, such as “${wording}”`
  const message = `This could exclude people unlawfully (${names}). ${remedy}`
  throw new AppError('invalid', message, { fields: [{ field, message, cards }] })
}

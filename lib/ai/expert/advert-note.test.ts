import { expect, it } from 'vitest'
import type { Acknowledgement, TurnPlan } from '@/lib/consultation/interview/plan'
import { firstPlan } from '@/tests/support/briefs'
import { composeAdvertNote } from './advert-note'

const NOW = new Date('2027-03-03')
const ADVERT = `Quarry Fitter
Posted June 2022
- Strip and rebuild crushers
- £28,400 a year
- Member of the Institute of Quarrying
Send your CV to the works office`

const captured = (topic: 'responsibilities' | 'pay' | 'alsoSaid'): Acknowledgement => ({
  kind: 'captured',
  topic,
  value: 'said',
  strength: 'must',
})
const plan: TurnPlan = {
  ...firstPlan(),
  acknowledgements: [captured('responsibilities'), captured('pay'), captured('pay'), captured('alsoSaid')],
}

it('says what was taken from a pasted advert, and what to check', () => {
  expect(composeAdvertNote(plan, ADVERT, NOW)).toBe(
    'I’ve taken the responsibilities and pay from your advert. Please check whether “Posted June 2022” still holds, whether the pay is this year’s and who insists on “Member of the Institute of Quarrying”.',
  )
})

it('says nothing of talk', () => {
  expect(composeAdvertNote(plan, 'The pay is £28,400.', NOW)).toBe('')
})

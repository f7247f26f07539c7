import { describe, expect, it } from 'vitest'
import type { Acknowledgement, TurnPlan } from '@/lib/consultation/interview/plan'
import type { Import } from '@/lib/consultation/messages/schema'
import type { Topic } from '@/lib/consultation/topics'
import { briefOf, firstPlan } from '@/tests/support/briefs'
import { composeAdvertNote, composeImportReply } from './advert-note'

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
    'I’ve taken the responsibilities and pay from what you sent. Please check whether “Posted June 2022” still holds, whether the pay is this year’s and who insists on “Member of the Institute of Quarrying”.',
  )
})

it('says nothing of talk', () => {
  expect(composeAdvertNote(plan, 'The pay is £28,400.', NOW)).toBe('')
})

describe('the answer to an advert that is reviewed', () => {
  const importOf = (...topics: Topic[]): Import => ({
    id: 'm',
    lines: topics.map((topic, index) => ({
      id: String(index + 1),
      topic,
      section: 'responsibilities',
      text: 'A line',
      strength: 'must',
      start: 0,
      end: 6,
    })),
    usedAt: null,
  })
  const reply = (given: Import, message = ADVERT, brief = briefOf()) =>
    composeImportReply(given, { brief, message, jobTitle: 'Quarry Fitter', now: NOW })

  it('says what was found, what to check, and what approval still needs', () => {
    expect(reply(importOf('responsibilities', 'pay'))).toBe(
      'I’ve read the advert. Nothing is in the brief yet. Choose what to do with each line, then select “Use these”. The advert gives the responsibilities and pay. Please check whether “Posted June 2022” still holds, whether the pay is this year’s and who insists on “Member of the Institute of Quarrying”. The advert doesn’t give the location and the contract type. What are they?',
    )
  })

  it('asks what may be out of date where nothing is missing', () => {
    const full = importOf('responsibilities', 'pay', 'location', 'contractType')
    expect(reply(full)).toMatch(/What do you pay for the job now\?$/)
    const fresh = ADVERT.replace('Posted June 2022\n', '')
    expect(reply(full, fresh)).toMatch(/What has changed since it was written\?$/)
    const plain = 'Fitter\n- Strip crushers\n- Build them up\n- £28,400 a year'
    expect(reply(full, plain)).toMatch(/Is there anything in it that you’d change\?$/)
    expect(reply(importOf('responsibilities', 'pay', 'location'), plain)).toMatch(
      /The advert doesn’t give the contract type\. What is it\?$/,
    )
  })

  it('names the pay as what is missing', () => {
    expect(reply(importOf('location', 'contractType'))).toMatch(
      /doesn’t give the responsibilities and the pay\. What are they\?$/,
    )
  })

  it('knows what the brief holds already', () => {
    const known = briefOf(['location', 'Leeds'], ['contractType', 'Permanent'])
    expect(reply(importOf('responsibilities', 'pay'), ADVERT, known)).not.toContain('doesn’t')
  })
})

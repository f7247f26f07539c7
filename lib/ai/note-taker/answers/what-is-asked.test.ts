import { beforeAll, describe, expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { answerQuestions } from './answer'

const NURSE = {
  jobTitle: 'Registered Nurse',
  brief: briefOf(['qualifications', 'NMC registration'], ['hours', 'Nights, four a week']),
}
const NO_GUIDE = { jobTitle: 'Chief Mermaid', brief: briefOf(['technical', 'Swims well']) }
const CARER = { jobTitle: 'Care Assistant', brief: briefOf(['responsibilities', 'Look after 12 residents']) }

const answer = (message: string, { jobTitle, brief }: typeof NURSE) =>
  answerQuestions({ message, brief, jobTitle, houseRules: [], challenged: [], replies: [] })?.text ?? ''

describe('what is really asked', () => {
  // The first answer reads the guides and the titles.
  beforeAll(() => void answer('What do others pay?', NURSE), 60_000)

  it.each([
    ['Can I leave out that it’s nights?', NURSE, /^You can, but.*Nights, four a week/],
    ['What should I leave out of the advert?', NURSE, /^Leave out any must-have you’d waive/],
    ['Should I give the street or just the town?', NURSE, /^It’s up to you/],
    ['Should I name our client in the advert?', NURSE, /^That’s for you and them to agree/],
    ['Do I have to mention the salary or not?', NURSE, /UK law doesn’t oblige you/],
    ['How do I check their NMC registration?', NURSE, /Search the NMC register/],
    ['How do you know the card is genuine?', NO_GUIDE, /Whoever issues a card/],
    ['What do you normally ask at interview for this?', NURSE, /suggests: .*interview kit/],
    ['How will people read “must thrive under pressure”?', NURSE, /I can’t tell you how people will read it/],
    ['Should we say “competitive salary”?', NURSE, /nothing to compare/],
    ['Is it legal to ask for five years’ experience?', NURSE, /proportionate way/],
    ['Would somebody without the qualification do?', NO_GUIDE, /The law requires a qualification/],
    ['How many essentials should I have?', NO_GUIDE, /^Each must-have rules people out/],
    ['What if nobody applies?', NURSE, /You have 1 must-have\. .*Ask me what others pay/],
    ['Does a trial shift put people off?', NURSE, /I have no figures on what puts people off/],
    ['What’s the difference between the bronze and the silver badge?', NO_GUIDE, /^(?!A must-have)/],
    ['We’d want their sickness record, is that OK?', NURSE, /^You can’t turn people away/],
    ['do i need to say about the dbs in the advert', CARER, /^If the job needs a check.*Enhanced DBS check/],
    ['The DBS, do we pay for that or do they?', CARER, /^I have no rule on who pays/],
    ['May I ask something? Is it allowed to ask for a date of birth?', NURSE, /one age group/],
  ] as const)('answers %s', (message, vacancy, expected) => {
    expect(answer(message, vacancy)).toMatch(expected)
  })

  it('gives what other companies pay where that is asked, not what they ask for', () => {
    expect(answer('What do other people pay for this in Leeds?', NURSE)).toMatch(
      /Half of full-time UK employees|official figure for “Registered Nurse”/,
    )
  })
})

import { describe, expect, it } from 'vitest'
import { addOperation, briefOf, newOperation, withAgenda } from '@/tests/support/briefs'
import { closeAnswered } from './close-answered'
import { chooseNextQuestion } from './next-question'
import { planTurn } from './plan'
import { topicsToAsk } from './topics-to-ask'

const asked = (topic: 'success' | 'culture' | 'location' | 'motivation') => ({
  asked: { topic, followUp: false },
})

describe('closeAnswered', () => {
  it('closes the topic that was asked about where the answer is filed next to it', () => {
    const brief = withAgenda(
      briefOf(['responsibilities', 'Takes a job from GA to drawings alone']),
      asked('success'),
    )
    const { closed } = closeAnswered(brief, [
      addOperation('responsibilities', 'Takes a job from GA to drawings alone'),
    ])
    expect(closed).toEqual([{ topic: 'success', how: 'answered' }])
  })

  it('leaves it open where the answer is about something else, or the document needs it', () => {
    const told = withAgenda(briefOf(['pay', '£40k']), asked('culture'))
    expect(closeAnswered(told, [addOperation('pay', '£40k')]).closed).toEqual([])
    const needed = withAgenda(briefOf(['workPattern', 'on site']), asked('location'))
    expect(closeAnswered(needed, [addOperation('workPattern', 'on site')]).closed).toEqual([])
  })

  it('leaves it open where a long message tells of much else', () => {
    const values = ['a', 'b', 'c', 'd', 'e', 'f']
    const brief = withAgenda(briefOf(['softSkills', 'a']), asked('culture'))
    expect(
      closeAnswered(
        brief,
        values.map((value) => addOperation('softSkills', value)),
      ).closed,
    ).toEqual([])
  })
})

it('closes it too where the same message ends the interview', () => {
  const value = 'You see what you draw get built'
  const { agenda } = planTurn({
    brief: withAgenda(briefOf(['responsibilities', value]), { ...asked('motivation'), finished: true }),
    operations: [addOperation('responsibilities', value), newOperation({ op: 'finish' })],
    message: `${value}. That’s all.`,
    turn: 4,
    jobTitle: 'Fitter',
    companyName: 'Castle Pumps',
    houseRules: [],
  })
  expect(agenda.closed).toEqual([{ topic: 'motivation', how: 'answered' }])
})

describe('topicsToAsk', () => {
  it.each([
    ['culture', 'softSkills', 'Six of us in the office and an apprentice'],
    ['culture', 'alsoSaid', 'everyone takes the mick'],
    ['motivation', 'culture', 'people stay because the work is clean'],
    ['motivation', 'growth', 'you get to see it built'],
    ['healthSafety', 'responsibilities', 'Inspect tanks at height and in confined spaces'],
  ] as const)('asks about %s no more where %s says it: %s', (topic, other, value) => {
    expect(topicsToAsk(briefOf())).toContain(topic)
    expect(topicsToAsk(briefOf([other, value]))).not.toContain(topic)
    expect(topicsToAsk(briefOf([other, 'good with a spreadsheet']))).toContain(topic)
  })
})

describe('chooseNextQuestion', () => {
  it('comes back first to what the document can’t do without', () => {
    const followedUp = topicsToAsk(briefOf())
    const brief = withAgenda(briefOf(['responsibilities', 'Weld'], ['pay', '£16 an hour']), {
      asked: { topic: 'healthSafety', followUp: false },
      followedUp,
    })
    expect(chooseNextQuestion(brief, true, null).question).toEqual({ topic: 'location', followUp: true })
  })
})

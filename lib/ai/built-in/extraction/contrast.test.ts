import { describe, expect, it } from 'vitest'
import { extractOperations } from '@/lib/ai/built-in/extract'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { type Brief, EMPTY_AGENDA, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import type { Topic } from '@/lib/consultation/topics'

/** The facts that stand after a manager has said some things, the first of them an answer about `asked`. */
function standing(asked: Topic, ...turns: string[]): string {
  let brief: Brief = { ...EMPTY_BRIEF, agenda: { ...EMPTY_AGENDA, asked: { topic: asked, followUp: false } } }
  let ids = 0
  const newId = () => {
    ids += 1
    return `f${ids}`
  }
  turns.forEach((message, index) => {
    const read = extractOperations({
      message,
      brief,
      jobTitle: 'Test Engineer',
      companyName: 'Halyard Controls',
    })
    const operations = verifyOperations(read, message, brief, 'rules').operations
    brief = applyOperations(brief, operations, { messageId: `m${index}`, because: 'test' }, newId)
    brief = { ...brief, agenda: { ...EMPTY_AGENDA, asked: null } }
  })
  return brief.facts
    .filter(({ state }) => state === 'active')
    .map(({ topic, value }) => `${topic}: ${value}`)
    .join('\n')
}

describe('a figure that takes the place of another', () => {
  it.each<[Topic, string[], RegExp, RegExp]>([
    [
      'pay',
      ['60-65k, bonus on top', 'Finance rang: not 60-65, it is 62 to 68k'],
      /£62,000 to £68,000/,
      /60|65/,
    ],
    ['travel', ['Some travel to customers, say 20%', '20% was a guess, it is nearer 30'], /30%/, /20/],
    [
      'onCall',
      ['One week in six on the rota', 'It was one in six. With Tom off it is one in five.'],
      /in five/,
      /six/,
    ],
    ['pay', ['£21.40 an hour', "It's £22.10 now, the union settled"], /£22\.10 an hour/, /21|union/],
    ['benefits', ['25 days, 5% pension', 'the pension is 6 these days'], /6% pension/, /5%/],
    ['workPattern', ['Two days from home, it was three until January'], /Two days/, /three/],
    ['hours', ['39 hours a week', "It's 37.5 not 39, and the pay is £40,000"], /37\.5[\s\S]*£40,000/, /39/],
  ])('%s: %j', (asked, turns, holds, gone) => {
    const said = standing(asked, ...turns)
    expect(said).toMatch(holds)
    expect(said).not.toMatch(gone)
  })

  it('leaves the number in a name alone', () => {
    expect(standing('qualifications', 'They need F-Gas cat 1', 'I want two of them not one')).toMatch(/cat 1/)
  })
})

describe('pay as it is spoken', () => {
  it.each([
    ['it is four fifty a day', /£450 a day/],
    ['five hundred and twenty a day inside IR35', /£520 a day/],
    ['eighteen pound fifty an hour', /£18\.50 an hour/],
    ['fifty five to sixty depending', /£55,000 to £60,000/],
  ])('%s', (said, holds) => {
    expect(standing('pay', said)).toMatch(holds)
  })
})

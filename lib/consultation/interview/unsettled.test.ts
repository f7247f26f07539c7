import { describe, expect, it } from 'vitest'
import { composeReply } from '@/lib/ai/note-taker/reply'
import type { Brief, Held } from '@/lib/consultation/brief/schema'
import { briefOf, newOperation, withAgenda } from '@/tests/support/briefs'
import { planTurn } from './plan'

const held: Held = {
  id: 'h',
  source: { kind: 'message', id: 'm' },
  start: 0,
  end: 20,
  ground: 'age',
  card: 'age',
  wordings: [],
  certainty: 'plain',
  state: 'held',
}
const conflict = briefOf(
  ['pay', '£40,000 a year'],
  ['pay', '£45,000 a year', 'must', { conflictsWith: 'f0' }],
)

const finish = (brief: Brief, operations = [newOperation({ op: 'finish' })]) =>
  planTurn({
    brief: withAgenda(brief, { finished: true }),
    operations,
    message: operations.length > 0 ? 'Sign it off.' : 'Done?',
    turn: 5,
    jobTitle: 'Fitter',
    companyName: 'Castle Pumps',
    houseRules: [],
  })

describe('a sign-off while something is open', () => {
  it('says which of two values has to be chosen, and offers both', () => {
    const plan = finish(conflict)
    expect(composeReply(plan)).toContain(
      'Before you can sign it off, decide which is right about pay: £40,000 a year or £45,000 a year.',
    )
    expect(plan.chips.slice(0, 2)).toEqual(['£40,000 a year', '£45,000 a year'])
  })

  it('says that a sentence is held, without its words, and offers its buttons', () => {
    const plan = finish({ ...briefOf(['pay', '£40,000 a year']), held: [held] })
    expect(composeReply(plan)).toContain('what to do with the sentence I left out under the Equality Act')
    expect(plan.chips).toEqual(['Leave it out'])
  })

  it('says it too where no reader heard the end', () => {
    const brief = { ...briefOf(['pay', '£40,000 a year']), held: [held] }
    const said = (message: string) =>
      composeReply(
        planTurn({
          brief,
          operations: [],
          message,
          turn: 5,
          jobTitle: 'Fitter',
          companyName: 'Castle Pumps',
          houseRules: [],
        }),
      )
    expect(said('Right, sign it off then.')).toContain('Before you can sign it off')
    expect(said('They sign it off every week.')).not.toContain('Before you can')
  })

  it('offers no button that could be about two sentences', () => {
    const plan = finish({ ...briefOf(), held: [held, { ...held, id: 'h2', start: 30, end: 50 }] })
    expect(composeReply(plan)).toContain('the 2 sentences')
    expect(plan.chips).toEqual([])
  })

  it('says it again each time, and nothing where all is settled or was only found on a website', () => {
    expect(composeReply(finish(conflict, []))).toContain('Before you can sign it off')
    const found = { ...held, source: { kind: 'website' as const, id: 'w' } }
    expect(composeReply(finish({ ...briefOf(), held: [found] }))).not.toContain('Before you can')
  })
})

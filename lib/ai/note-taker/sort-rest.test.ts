import { describe, expect, it } from 'vitest'
import { playTalk } from '@/tests/support/played-talk'

const weightsAfter = (...messages: string[]): string[] =>
  playTalk(messages).brief.facts.flatMap(({ state, strength, value }) =>
    state === 'active' ? [`${strength}: ${value}`] : [],
  )

describe('the rest', () => {
  it.each([
    'Fanuc, setting, reading a drawing… that’s it, the rest’s nice to have',
    'I’d say Fanuc, setting and reading a drawing. That’s it really. Everything else is a bonus.',
    'Fanuc, setting, reading a drawing, rest nice to have',
  ])('is what “%s” does not name', (said) => {
    expect(weightsAfter('Fanuc controls. Setting from scratch. Reading a drawing. First aid.', said)).toEqual(
      ['must: Fanuc controls', 'must: Setting from scratch', 'must: Reading a drawing', 'nice: First aid'],
    )
  })

  it('is what is left of an entry that lists several things', () => {
    const said = weightsAfter(
      'Skills: Fanuc, setting, reading a drawing, deburring',
      'The musts are Fanuc and setting, rest nice to have',
    )
    expect(said).toEqual(['must: Fanuc, setting', 'nice: reading a drawing', 'nice: deburring'])
  })

  it('leaves musts alone that the same message names first', () => {
    const [first] = weightsAfter('Fanuc and setting are musts and the rest’s nice to have')
    expect(first).toBe('must: Fanuc and setting are musts')
  })

  it('leaves what a first message weighs to be read', () => {
    const said = 'Familiarity with the WIMES specs helps, though we wouldn’t turn anybody away over it'
    expect(weightsAfter(said).join()).toContain('Familiarity with the WIMES specs')
  })

  it('is no end of the talk', () => {
    const { brief } = playTalk(['Revit. First aid.', 'Revit, that’s it. The rest is nice to have.'])
    expect(brief.agenda.finished).toBe(false)
  })
})

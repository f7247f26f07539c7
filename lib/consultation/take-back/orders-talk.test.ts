import { describe, expect, it } from 'vitest'
import { playTalk } from '@/tests/support/played-talk'

const START = ['They’ll set and run three lathes. £38k, Leeds, permanent.', 'First aid']
const KEPT = playTalk(START).lines

describe('an order to the consultant', () => {
  it.each([
    ['put that under duties', 'responsibilities: First aid'],
    ['take that out of qualifications and put it under the benefits', 'benefits: First aid'],
  ])('is carried out: %s', (said, line) => {
    expect(playTalk([...START, said]).lines).toContain(line)
  })

  it('weighs what was said last', () => {
    const { brief, reply } = playTalk([...START, 'that goes under nice to have'])
    expect(brief.facts.find(({ value }) => value === 'First aid')?.strength).toBe('nice')
    expect(reply).toMatch(/^“First aid” is now nice to have\./)
  })

  it.each([
    ['don’t write my name', /never see anyone’s name/],
    ['please leave my name out of it', /never see anyone’s name/],
    ['put the forklift under duties', /can’t find “forklift” in the brief/],
    ['make a note of that', /I have it: “First aid”/],
    ['you missed the bit about the lathes', /under the responsibilities: “They’ll set and run three lathes”/],
    ['don’t put words in my mouth', /Tell me how it should read/],
    ['no that’s wrong', /Tell me how it should read/],
    ['you already asked me that', /^Sorry/],
    ['I’ve just told you that', /^Sorry/],
    ['stop asking about pay', /^Sorry/],
    ['we’ve been over this', /^Sorry/],
  ])('is answered and stored nowhere: %s', (said, answer) => {
    const { brief, lines, reply } = playTalk([...START, said])
    expect(lines).toEqual(KEPT)
    expect(reply).toMatch(answer)
    expect(brief.agenda.finished).toBe(false)
    expect(brief.agenda.closed.filter(({ how }) => how === 'unknown')).toEqual([])
  })

  it('is no order where it tells of the work', () => {
    const said = 'They put their name on each test sheet'
    expect(playTalk([said]).lines.join()).toContain(said)
  })
})

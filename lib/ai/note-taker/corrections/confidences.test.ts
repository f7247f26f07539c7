import { describe, expect, it } from 'vitest'
import { factsAfter } from '@/tests/support/talk-facts'

const candidateWords = (...turns: string[]): string =>
  factsAfter(...turns)
    .filter(({ audience }) => audience === 'candidate')
    .map(({ value }) => value)
    .join('. ')

describe('what is said in confidence', () => {
  it.each([
    'Two things for your agency only, please: I could go to £62,000, and we’re planning a submission to the regulator in the third quarter.',
    'In confidence, we are closing the regulator desk in spring.',
    'We are closing the regulator desk in spring, which isn’t public.',
    'There’s a route to equity through the regulator desk that the staff don’t know about.',
    'For your agency only:\n- the regulator has rated us amber\n- I could go to £62,000',
  ])('reaches no candidate: %s', (said) => {
    expect(candidateWords(`The pay is £48,000 to £58,000. ${said}`)).not.toMatch(/regulator|62,000/)
  })

  it.each([
    'Off the record, Ravi runs the regulator desk and is off in May. He’s off to the regulator itself. Not a bit of that goes in.',
    'We may shut the regulator desk, which mustn’t get out.',
  ])('reaches no candidate with what explains it: %s', (said) => {
    expect(candidateWords(`The pay is £48,000 to £58,000. ${said}`)).not.toMatch(/regulator/)
  })

  it('ends at the next thing where it is dictated without marks', () => {
    const said =
      'the money’s thirty eight to forty two and just for you not for the advert I could stretch to forty five for somebody good um pension is five percent and it’s twenty six days plus bank holidays'
    expect(candidateWords(said)).toMatch(/forty two.*pension is five percent/s)
    expect(candidateWords(said)).not.toContain('forty five')
  })

  it('gives candidates what they may be told', () => {
    const said = 'Between us, Ravi is off. What you can tell people is that we have taken on the Honda work.'
    expect(candidateWords(said)).toMatch(/^we have taken on the Honda work/)
  })

  it('leaves the rest to candidates', () => {
    const said = 'The pay is £48,000 to £58,000. Between us I could go to £62,000. The job is in Leeds.'
    expect(candidateWords(said)).toMatch(/48,000.*Leeds/s)
  })

  it('keeps the pay where what is not to be printed is something else', () => {
    const said =
      'The pay is £44,000 to £52,000. Between us, and don’t put this in the advert, a Swedish group may buy us next year.'
    expect(candidateWords(said)).toContain('52,000')
    expect(candidateWords(said)).not.toContain('Swedish')
  })

  it('hides only the figure that is not to be printed', () => {
    const said = '17.20 to 18.50 an hour. Between us i could go 19.50 for the right one but dont print that'
    expect(candidateWords(said)).toContain('18.50')
    expect(candidateWords(said)).not.toContain('19.50')
  })
})

import { describe, expect, it } from 'vitest'
import { createReplyGate } from './reply'
import { findValueRefusal } from './value'

const refusalOf = (said: string, sentence: string) =>
  createReplyGate({ texts: [''], facts: [said], challenged: [] }).findRefusal(sentence)

describe('sums of figures that were said', () => {
  it.each([
    ['0.6 of £40,000', 'That is £24,000 (0.6 of £40,000).'],
    ['0.6 of £40,000', '0.6 × £40,000 = £24,000 a year.'],
    ['three days a week, £40,000 full time', 'Three days of five at £40,000 is £24,000.'],
    ['four shifts of 9.5 hours', 'Four shifts of 9.5 hours make 38 hours.'],
    ['£18 an hour for 39 hours', '£18 an hour for 39 hours over 52 weeks is about £36,500 a year.'],
    ['£42,000 to £47,000', 'The gap between £42,000 and £47,000 is £5,000.'],
    ['£40,000 and a 10% bonus', '£40,000 plus 10% is £44,000.'],
    ['£40,000, 32 hours out of 40 hours', '0.8 of £40,000 is £32,000.'],
    ['£40,000 for three days a week', 'Pro rata, 0.6 of £40,000 is £24,000.'],
    ['£40,000, half time', 'Half of £40,000 is £20,000.'],
    ['0.6 of £40,000 to £45,000', '0.6 of £40,000 to £45,000 is £24,000 to £27,000.'],
  ])('pass where they are right and the working is given: %s, %s', (said, sentence) => {
    expect(refusalOf(said, sentence)).toBeNull()
  })

  it.each([
    ['wrong', '0.6 of £40,000', '0.6 of £40,000 is £24,500.'],
    ['wrong at one end', '0.6 of £40,000 to £45,000', '0.6 of £40,000 to £45,000 is £24,000 to £28,000.'],
    ['without the working', '0.6 of £40,000', 'That comes to £24,000 a year.'],
    ['from a figure that nobody said', '£40,000', '0.7 of £40,000 is £28,000.'],
    ['from a share of other hours', '£40,000, 32 of 40 hours', '0.7 of £40,000 is £28,000.'],
    ['of others', '£18 an hour for 39 hours', 'Others give £21 an hour beside your £18 for 39 hours.'],
    ['of another currency', '0.6 of £40,000', '0.6 of £40,000 is €24,000.'],
  ])('are refused where they are %s', (_, said, sentence) => {
    expect(refusalOf(said, sentence)).not.toBeNull()
  })

  it.each([
    ['£18 an hour for 40 hours, others pay £36,000', '£18 × 40 hours × 52 weeks = £36,000.'],
    ['four shifts of 9.5 hours, 39 hours in all', 'Four shifts of 9.5 hours makes 39 hours.'],
    ['7.30 to 4 with half an hour off, Monday to Friday, 39 hours', '7.30 to 4 makes 39 hours.'],
  ])('are refused where they are wrong, though the figure was said: %s, %s', (said, sentence) => {
    expect(refusalOf(said, sentence)).toBe('figure')
  })

  it.each([
    ['5 days a week, 3 of them in the office', '5 days less 3 in the office leaves 2 days at home.'],
    ['7.30 to 4 with half an hour off, Monday to Friday', '7.30 to 4 with half an hour off makes 40 hours.'],
    ['£45,000, 25 days, permanent', '£45,000 and 25 days leaves one gap: the start.'],
    ['8 to 5 with an hour for lunch, Monday to Thursday', '8 to 5 with an hour for lunch comes to 32 hours.'],
  ])('pass where days and hours come to them: %s, %s', (said, sentence) => {
    expect(refusalOf(said, sentence)).toBeNull()
  })

  it('take no figure of a note for hours', () => {
    const sources = { texts: [''], facts: ['7.30 to 4'], cards: ['Sections 9, 13 and 39. Keep it 28 days.'] }
    const gate = createReplyGate({ ...sources, challenged: [] })
    expect(gate.findRefusal('You work 39 hours.')).toBe('figure')
    expect(gate.findRefusal('Sections 13 and 39 say so.')).toBeNull()
    expect(gate.findRefusal('They keep it 28 days.')).toBeNull()
  })

  it('may be the value of a fact', () => {
    const quote = '0.6 of 40,000 pro rata'
    expect(findValueRefusal('£24,000 a year (0.6 of £40,000 pro rata)', quote)).toBeNull()
    expect(findValueRefusal('£26,000 a year (0.6 of £40,000 pro rata)', quote)).toBe('figure')
  })
})

it('takes a name from what the manager said, and from nowhere else', () => {
  const gate = createReplyGate({
    texts: [''],
    named: ['siobahn keogh runs the shift, and Ian does the planning'],
    challenged: [],
  })
  expect(gate.findRefusal('Would Siobhan Keogh show them on a quiet day?')).toBeNull()
  expect(gate.findRefusal('Ian’s week is full.')).toBeNull()
  expect(gate.findRefusal('Would Petra Novak show them?')).toBe('name')
  expect(gate.findRefusal('Would Ivan show them?')).toBe('name')
})

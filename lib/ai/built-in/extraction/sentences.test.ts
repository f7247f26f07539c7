import { describe, expect, it } from 'vitest'
import { atomsOf } from './atoms'
import { unitsOf } from './blocks'
import { sentencesOf } from './sentences'

const sentences = (text: string) =>
  sentencesOf(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end))
const atoms = (text: string) =>
  atomsOf(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end))

describe('sentencesOf', () => {
  it.each([
    ['They must know CS 454. Pay is 17.50 an hour.', ['They must know CS 454', 'Pay is 17.50 an hour']],
    ['Tools, e.g. SolidWorks. Two posts.', ['Tools, e.g. SolidWorks', 'Two posts']],
    ['Site No. 2 is in Leeds. approx. 40 hours.', ['Site No. 2 is in Leeds', 'approx. 40 hours']],
    ['P.Eng. preferred! Really?', ['P.Eng. preferred', 'Really']],
    ['C#, .NET 8 and WPF. SQL.', ['C#, .NET 8 and WPF', 'SQL']],
    ['Cortex-R. DO-178C is a must.', ['Cortex-R', 'DO-178C is a must']],
  ])('cuts %j', (text, expected) => {
    expect(sentences(text)).toEqual(expected)
  })
})

describe('speech without a stop', () => {
  const said =
    'right so what it is we have lost a fitter to the biscuit factory up the road and we want somebody who can wire a panel they must have their gauging course would be nice pumps as well salary is thirty to thirty four and the odd weekend we pay time and a half'

  it('is cut where a new thought begins', () => {
    expect(sentences(said)).toEqual([
      'right so what it is we have lost a fitter to the biscuit factory up the road and we want somebody who can wire a panel',
      'they must have their gauging course would be nice',
      'pumps as well',
      'salary is thirty to thirty four and the odd weekend',
      'we pay time and a half',
    ])
  })

  it('is left whole where stops part it', () => {
    expect(sentences(said.replace(/ (?=and|we|they)/g, ', '))).toHaveLength(1)
  })
})

describe('atomsOf', () => {
  it.each([
    ['£62,000 to £70,000, plus a van', ['£62,000 to £70,000', 'a van']],
    ['based in York with a company car', ['based in York', 'with a company car']],
    ['one (two, three) and four', ['one (two, three)', 'four']],
    ['it is fifty no sorry fifty three', ['it is fifty', 'no', 'sorry fifty three']],
    ['good with clients', ['good with clients']],
  ])('cuts %j', (text, expected) => {
    expect(atoms(text)).toEqual(expected)
  })
})

describe('unitsOf', () => {
  it('gives bullets the scope of their heading, and labels their own', () => {
    const text = 'Essential\n- Revit\n- 4 years\n\nDesirable:\n* Rhino\n\nSalary: £40k\nClosing date: 1 May'
    expect(
      unitsOf(text).map(({ start, end, scope }) => [
        text.slice(start, end),
        scope.topic,
        scope.strength,
        scope.drop,
      ]),
    ).toEqual([
      ['Revit', null, 'must', false],
      ['4 years', null, 'must', false],
      ['Rhino', null, 'nice', false],
      ['£40k', 'pay', null, false],
      ['1 May', null, null, true],
    ])
  })
})

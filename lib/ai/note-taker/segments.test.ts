import { describe, expect, it } from 'vitest'
import { readSegments } from './segments'

const piecesOf = (text: string) =>
  readSegments(text, { asked: 'none', isDocument: false }).map((segment) => segment.text)

describe('readSegments', () => {
  it('cuts speech without marks where it turns to another subject', () => {
    expect(
      piecesOf(
        'the salary is forty two thousand a year they start at eight in the morning and finish at four',
      ),
    ).toEqual([
      'the salary is forty two thousand a year',
      'they start at eight in the morning and finish at four',
    ])
  })

  it('takes what an advert wants in the first year for a goal', () => {
    const text =
      'What you’ll do\n- Build models\n- Plan field tests\n\nIn your first year\n- Recalibrate the zone model\n- Produce a plan for three towns\n\nWhat we offer\n- 26 days’ holiday'
    const labels = readSegments(text, { asked: 'none', isDocument: true }).map(({ label }) => label)
    expect(labels.filter((label) => label === 'success')).toHaveLength(2)
  })

  it('keeps a list of one kind in one piece', () => {
    expect(piecesOf('They need Revit, Navisworks and AutoCAD.')).toEqual([
      'They need Revit, Navisworks and AutoCAD.',
    ])
  })

  it('keeps with a requirement what says how much it counts', () => {
    expect(piecesOf('Experience of tendering would be welcome, though it isn’t essential.')).toEqual([
      'Experience of tendering would be welcome, though it isn’t essential.',
    ])
  })

  it('keeps a figure with its unit', () => {
    expect(piecesOf('they start asap, 3 month contract to begin with')).toEqual([
      'they start asap,',
      '3 month contract to begin with',
    ])
  })

  it('keeps what is said of a thing with the thing', () => {
    expect(piecesOf('The three years I mentioned really, on commercial buildings.')).toHaveLength(1)
  })

  it('does not part a head from what it heads', () => {
    expect(piecesOf('desirable - solar, ev chargers')).toEqual(['desirable - solar, ev chargers'])
  })

  it('gives the same pieces every time', () => {
    const text = 'so the office is in leeds we pay mileage and they get every other friday off'
    expect(piecesOf(text)).toEqual(piecesOf(text))
  })
})

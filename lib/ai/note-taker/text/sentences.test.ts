import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences'

const split = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end))

describe('sentencesOf', () => {
  it.each<[string, string[]]>([
    ['They drive. They weld!', ['They drive.', 'They weld!']],
    ['One line\n• another\n\n• a third', ['One line', '• another', '• a third']],
    ['Duties • Weld frames • Check welds', ['Duties', '• Weld frames', '• Check welds']],
    ['No. Read it back.', ['No.', 'Read it back.']],
    ['Tools, e.g. Revit, at St. Albans.', ['Tools, e.g. Revit, at St. Albans.']],
    ['1. Weld frames', ['1. Weld frames']],
    ['It pays £17.50 an hour.', ['It pays £17.50 an hour.']],
  ])('splits %j', (text, sentences) => {
    expect(split(text)).toEqual(sentences)
  })

  it('finds nothing in white space', () => {
    expect(split(' \n\t ')).toEqual([])
  })
})

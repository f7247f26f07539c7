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
    ['o  Kind\no  Calm at night', ['o  Kind', 'o  Calm at night']],
    ['Duties: 1. Weld frames', ['Duties: 1. Weld frames']],
    ['C. Rust. Zephyr', ['C.', 'Rust.', 'Zephyr']],
    ['o Lead a team\no Write the plans', ['o Lead a team', 'o Write the plans']],
    ['It pays £17.50 an hour.', ['It pays £17.50 an hour.']],
  ])('splits %j', (text, sentences) => {
    expect(split(text)).toEqual(sentences)
  })

  it('reads on where text was wrapped', () => {
    const text = `You will run the first and second year electronics laboratories and report
to the Laboratory Manager. You will prepare benches and instruments for up
to eleven practical classes a week during term and keep the inventory of
Duties
- Solder`
    expect(split(text)[0]).toBe(
      'You will run the first and second year electronics laboratories and report\nto the Laboratory Manager.',
    )
    expect(split(text).at(-1)).toBe('- Solder')
  })

  it('keeps short lines apart', () => {
    expect(split('Leeds\n£45k\nfour days a week')).toEqual(['Leeds', '£45k', 'four days a week'])
  })

  it('opens an item at each bullet of a list that lost its line breaks', () => {
    expect(split('What you need o NVQ Level 3 o 12 months in care o Kind and unhurried')).toEqual([
      'What you need',
      'o NVQ Level 3',
      'o 12 months in care',
      'o Kind and unhurried',
    ])
    expect(split('Vitamin C + D tablets')).toEqual(['Vitamin C + D tablets'])
  })

  it('reads an item of a list on over its lines', () => {
    const text = ` - Tests of pumps that run for five years on
   one seal
 * Bench work, with a spring balance and, at times, a
file
 o  MQTT or
    CoAP
 - Parking
 * An RTOS (QNX,
     Zephyr)

Closing words`
    expect(split(text).map((item) => item.replace(/\s+/g, ' '))).toEqual([
      '- Tests of pumps that run for five years on one seal',
      '* Bench work, with a spring balance and, at times, a file',
      'o MQTT or CoAP',
      '- Parking',
      '* An RTOS (QNX, Zephyr)',
      'Closing words',
    ])
  })

  it('leaves out the mark between two things', () => {
    expect(split('Near Ripon | Permanent | 37 hours')).toEqual(['Near Ripon', 'Permanent', '37 hours'])
  })

  it('finds the duties of an advert that lost its line breaks, and what ran together', () => {
    const start = `We make pumps for farms and have done so since 1950. ${'Our shop is warm and dry. '.repeat(14)}`
    const text = `${start}Parts arrive on time.Key ResponsibilitiesMaintain the presses and kettles Repair the motors Ensure each job is logged Complete the permits`
    expect(split(text).slice(-6)).toEqual([
      'Parts arrive on time.',
      'Key Responsibilities',
      'Maintain the presses and kettles',
      'Repair the motors',
      'Ensure each job is logged',
      'Complete the permits',
    ])
  })

  it('finds nothing in white space', () => {
    expect(split(' \n\t ')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { rankQuestions } from './match'
import { toStems } from './stems'

const bestFor = (title: string, section: string, text: string, own: string[] = []) =>
  rankQuestions([{ section, text }], own, title)[0]?.[0]?.entry.written.question ?? ''

describe('rankQuestions', () => {
  it.each([
    ['Maintenance Engineer', 'responsibilities', 'Diagnose faults on three-phase motors', /fault/],
    ['Electrical Design Engineer', 'technical', 'Copper busbar design, fault ratings to 100 kA', /busbar/],
    ['Geotechnical Engineer', 'technical', 'Logging to BS 5930', /log/],
    ['Antenna Engineer', 'technical', 'VNA measurement to 40 GHz, including calibration', /RF measurement/],
    ['Site Engineer', 'responsibilities', 'Complete permits to dig', /dig|buried/],
    ['Quality Engineer', 'technical', 'PPAP and APQP', /PPAP/],
  ])('of %s, the %s line "%s" gets a question about %s', (title, section, text, about) => {
    expect(bestFor(title, section, text)).toMatch(about)
  })

  it('asks who designs and who makes about the same thing differently', () => {
    const line = 'GD&T to BS 8888'
    const [designer, machinist] = ['Mechanical Design Engineer', 'CNC Machinist'].map((title) =>
      bestFor(title, 'technical', line),
    )
    expect(designer).not.toBe('')
    expect(machinist).not.toBe('')
    expect(designer).not.toBe(machinist)
  })

  it('asks about a duty by its verb', () => {
    expect(bestFor('Panel Shop Manager', 'responsibilities', 'Polish the motor control centre')).toBe('')
    expect(bestFor('Electrical Engineer', 'responsibilities', 'Design motor control centres')).toMatch(
      /motor control centre/,
    )
  })

  it('takes no short word for the plural of another', () => {
    expect(bestFor('Control Engineer', 'technical', 'DCS')).not.toMatch(/converter/)
  })

  it.each([
    ['Technical Author', 'technical', 'A diary of lamps, with the busbar design kept by others'],
    ['Lighthouse Keeper', 'technical', 'Guides A, B and C of the lamp book'],
    ['Lighthouse Keeper', 'softSkills', 'Calm around a five-axis machine'],
    ['Lighthouse Keeper', 'technical', 'No SolidWorks needed'],
  ])('asks nothing of %s about a side word of the %s line "%s"', (title, section, text) => {
    expect(bestFor(title, section, text)).toBe('')
  })

  it('takes a word that has another sense elsewhere only in a specification of that trade', () => {
    const line = { section: 'technical', text: 'Bootloaders' }
    expect(rankQuestions([line], [], 'Embedded Software Engineer')[0]).not.toEqual([])
  })

  it('asks a line of the trade’s own guide the question written for it', () => {
    expect(
      bestFor(
        '',
        'responsibilities',
        'Configure drives, servo axes and remote I/O over networks such as PROFINET and EtherNet/IP.',
        ['controls-engineer'],
      ),
    ).toMatch(/would not communicate/)
  })
})

describe('toStems', () => {
  it.each([
    ['calibration', 'calibrate'],
    ['inspections', 'inspect'],
    ['maintenance', 'maintaining'],
    ['written', 'writes'],
    ['isolation', 'isolated'],
  ])('takes %s and %s for one', (one, other) => {
    expect(toStems(one)).toEqual(toStems(other))
  })

  it.each([
    ['production', 'product'],
    ['finished', 'finance'],
    ['speeds', 'spring'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(toStems(one)).not.toEqual(toStems(other))
  })
})

import { describe, expect, it } from 'vitest'
import type { Section } from '@/lib/specification/options'
import { asReader, asReaderThroughout } from './person'

describe('asReader', () => {
  it.each<[Section, string, string]>([
    ['benefits', 'They get a van and their fuel', 'you’ll get a van and your fuel'],
    ['benefits', '25 days and they get their birthday off', '25 days and you get your birthday off'],
    ['package', 'he gets a van', 'you get a van'],
    [
      'technical',
      'Day one they have to know machining, because they write the process and they’d be with the setters',
      'Day one you have to know machining, because you write the process and you’d be with the setters',
    ],
    [
      'technical',
      'They must have put a machine in before, because there’s nobody else here to show them',
      'you must have put a machine in before, because there’s nobody else here to show you',
    ],
    [
      'responsibilities',
      'He checks the gauges, tests samples and signs the sheet',
      'you check the gauges, test samples and sign the sheet',
    ],
    ['responsibilities', 'She fits pumps, valves and motors', 'you fit pumps, valves and motors'],
    ['technical', 'Able to run a shift on his own', 'Able to run a shift on your own'],
    ['travel', 'A night away when they’re on the road', 'A night away when you’re on the road'],
    ['growth', 'They do the Care Certificate with us', 'you’ll do the Care Certificate with us'],
    [
      'growth',
      'We pay for the exams if they want to sit them',
      'We pay for the exams if you want to sit them',
    ],
    ['responsibilities', 'they’d run the yard on their own', 'you’d run the yard on your own'],
    ['experience', 'A gold card if they have it', 'A gold card if you have it'],
    ['responsibilities', 'Sharpen their own saws', 'Sharpen your own saws'],
    ['firstYear', 'By month three they should run a shift', 'By month three you should run a shift'],
    [
      'experience',
      'A PTS (we pay so they don’t need their own)',
      'A PTS (we pay so you don’t need your own)',
    ],
    ['culture', '9 in the lab, they report to the lead', '9 in the lab, you report to the lead'],
    ['niceToHave', 'We train them on the rest', 'We train you on the rest'],
    ['firstYear', 'Ten boards of their own', 'Ten boards of your own'],
    ['firstYear', 'we’d want them to run it on their own', 'we’d want you to run it on your own'],
  ])('%s: speaks to the candidate in %j', (section, before, after) => {
    expect(asReader(before, section)).toBe(after)
  })

  it.each<[Section, string]>([
    ['motivation', 'Our clients know what they want'],
    ['growth', 'They’d pay for the course'],
    ['hours', 'Closure weekends, about four of them'],
    ['growth', 'We put two through their CSWIP'],
    ['location', 'They moved us last year'],
    ['benefits', 'They’ve just brought in private dental'],
    ['culture', 'They’re a decent crew'],
    ['responsibilities', 'Ring the families and tell them the plan'],
    ['softSkills', 'Does their own prep'],
    ['responsibilities', 'Help apprentices finish a piece of their own'],
  ])('%s: leaves %j', (section, line) => {
    expect(asReader(line, section)).toBe(line)
  })
})

describe('asReaderThroughout', () => {
  it.each([
    [
      'You’ll have to know machining, because they write the process and they’d be with the setters',
      'You’ll have to know machining, because you write the process and you’d be with the setters',
    ],
    [
      'Able to do a stability analysis and defend the parameters they chose, because they’ll check drawings',
      'Able to do a stability analysis and defend the parameters you chose, because you’ll check drawings',
    ],
    [
      'You’ll have put a machine in, because there’s nobody else here to show them',
      'You’ll have put a machine in, because there’s nobody else here to show you',
    ],
  ])('%s', (said, expected) => {
    expect(asReaderThroughout(said)).toBe(expected)
  })

  it.each([
    'You’ll need to lead the fitters, because they know the plant',
    'Able to read drawings and check them',
    'They need a card, because they drive',
  ])('leaves %s', (said) => {
    expect(asReaderThroughout(said)).toBe(said)
  })
})

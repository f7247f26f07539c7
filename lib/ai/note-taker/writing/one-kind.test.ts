import { describe, expect, it } from 'vitest'
import type { LineDraft } from './input'
import { inOneForm, inOneKind, joinTraits } from './one-kind'

it('takes a verb for no village', () => {
  expect(inOneForm(['Read a wiring diagram'], 'technical')).toEqual([
    'You’ll be able to read a wiring diagram',
  ])
})

it('says of nobody what does not matter', () => {
  expect(inOneForm(['Doesn’t matter if they’re shy'], 'softSkills')).not.toContainEqual(
    expect.stringMatching(/^You don/),
  )
})

it('leaves where something is done a noun', () => {
  expect(inOneForm(['Pressing side of the shop'], 'responsibilities')).toEqual(['Pressing side of the shop'])
})

describe('inOneKind', () => {
  it.each([
    ['Running the shift and keeping the log', 'run the shift and keep the log'],
    ['Making and repairing press tools', 'make and repair press tools'],
    ['Runs weekly clash meetings, keeps the plan', 'Run weekly clash meetings, keep the plan'],
    ['General and principal inspections to CS 450', 'Carry out general and principal inspections to CS 450'],
    ['Works with the planners daily', 'Work with the planners daily'],
    ['Designing housings in SolidWorks', 'design housings in SolidWorks'],
    ['Servicing and repairing ovens', 'service and repair ovens'],
    ['Labelling the samples', 'label the samples'],
    ['Testing and certifying', 'test and certify'],
    [
      'Explaining the plant to customers before they leave',
      'explain the plant to customers before they leave',
    ],
    ['Doing tolerance stacks and drawing packs', 'do tolerance stacks and drawing packs'],
    ['PLC fault finding on site', 'Carry out PLC fault finding on site'],
  ])('begins the duty %j with its plain verb', (text, duty) => {
    expect(inOneKind(text, 'responsibilities')).toBe(duty)
  })

  it.each([
    'Heating and cooling loads',
    'Commissioning and handover of plant',
    'Getting it live by May is the whole first year',
    'Drivers for sensors',
    'Reports written up the same week',
    'Quotes and surveys of houses',
    'Testing equipment',
    'Wiring looms for the cabs',
    'Machining centres in cell 4',
    'Training records kept up to date',
  ])('leaves %j, which has no verb for certain', (text) => {
    expect(inOneKind(text, 'responsibilities')).toBe(text)
  })

  it.each([
    ['Calm and organised', 'You’re calm and organised'],
    ['Firm but polite with contractors', 'You’re firm but polite with contractors'],
    ['Writes things down', 'You write things down'],
    ['Won’t be rushed by production', 'You won’t be rushed by production'],
    ['Someone who turns up and says so when they are wrong', 'You turn up and say so when you’re wrong'],
    ['Somebody who asks early and doesn’t sulk', 'You ask early and don’t sulk'],
    ['Able to read drawings', 'You’ll be able to read drawings'],
    [
      'Someone who picks up the phone rather than sends an email, and who tells us bad news early',
      'You pick up the phone rather than send an email, and tell us bad news early',
    ],
    [
      'Someone methodical who checks their own work and isn’t afraid to ask',
      'You’re methodical, check your own work and aren’t afraid to ask',
    ],
    [
      'Somebody reliable who gets on with it and who’ll help the others',
      'You’re reliable, get on with it and will help the others',
    ],
    [
      'Somebody who is kind to tenants, takes their boots off, and rings us if they’re running late',
      'You’re kind to tenants, take your boots off, and ring us if you’re running late',
    ],
    ['Someone careful who writes things down', 'You’re careful and write things down'],
    [
      'Somebody who is straight with people, keeps on top of their paperwork, and doesn’t sulk',
      'You’re straight with people, keep on top of your paperwork, and don’t sulk',
    ],
    [
      'Polite with customers, tidy, and able to plan their own day',
      'You’re polite with customers, tidy, and able to plan your own day',
    ],
    ['Neat, friendly and on time', 'You’re neat, friendly and on time'],
    ['Know EC5 inside out', 'You’ll know EC5 inside out'],
  ])('says the requirement %j to the reader', (text, requirement) => {
    expect(inOneKind(text, 'softSkills')).toBe(requirement)
  })

  it.each([
    ['softSkills', 'Good eye, honest notes'],
    ['softSkills', 'Curious, careful with engines, admits mistakes'],
    ['softSkills', 'Someone who’s run a job alone'],
    ['softSkills', 'Someone who listens to the board and trusts what they say'],
    ['softSkills', 'Patience with farmers'],
    ['technical', 'Lead auditor'],
    ['experience', 'Level 2 food hygiene'],
    ['experience', 'Three years on site'],
    ['niceToHave', 'Know Revit'],
  ] as const)('%s: leaves %j', (section, text) => {
    expect(inOneKind(text, section)).toBe(text)
  })
})

it('gives all duties of a list one form', () => {
  expect(inOneForm(['Surveying roofs', 'Pricing the slates'], 'responsibilities')).toEqual([
    'survey roofs',
    'price the slates',
  ])
  expect(
    inOneForm(['Laying pipes', 'Shuttering and pouring concrete', 'Handing it over'], 'responsibilities'),
  ).toEqual(['lay pipes', 'shutter and pour concrete', 'hand it over'])
  const unsure = ['Zorbing the tanks', 'Pricing the slates']
  expect(inOneForm(unsure, 'responsibilities')).toEqual(unsure)
})

it('says to the reader what they are willing to do', () => {
  expect(inOneKind('Willing to travel', 'technical')).toBe('You’re willing to travel')
  expect(inOneKind('Comfortable working at height', 'technical')).toBe('You’re comfortable working at height')
})

it('tells a need to read or write as an ability', () => {
  expect(inOneKind('Read drawings', 'technical')).toBe('You’ll be able to read drawings')
})

it('makes no promise of a skill', () => {
  expect(inOneKind('Grind to 0.02', 'technical')).toBe('Grind to 0.02')
  expect(inOneKind('Run the night shift', 'experience')).toBe('You’ll run the night shift')
})

it('says a chance to the reader', () => {
  expect(inOneKind('Could become a lead in time', 'growth')).toBe('You could become a lead in time')
  expect(inOneKind('Can you wait for the course', 'growth')).toBe('Can you wait for the course')
})

describe('joinTraits', () => {
  const draft = (text: string, id: string): LineDraft => ({
    section: 'softSkills',
    text,
    factIds: [id],
    evidence: [],
    audience: 'candidate',
  })

  it('joins short lines about the person and keeps the words of each', () => {
    const lines = joinTraits([
      draft('You’re calm', 'a'),
      draft('You write things down', 'b'),
      draft('You’re organised and good with customers', 'c'),
    ])
    expect(lines.map(({ text }) => text)).toEqual([
      'You’re calm, organised and good with customers',
      'You write things down',
    ])
    expect(lines[0]).toMatchObject({
      factIds: ['a', 'c'],
      reworded: { said: 'You’re calm. You’re organised and good with customers' },
    })
  })

  it('leaves a line of its own to what the agency alone may read', () => {
    const lines = [draft('You’re calm', 'a'), { ...draft('You’re tidy', 'b'), audience: 'agency' as const }]
    expect(joinTraits(lines)).toEqual(lines)
  })
})

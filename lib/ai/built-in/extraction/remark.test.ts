import { describe, expect, it } from 'vitest'
import { warmUp } from '@/lib/ai/reading/warm-up'
import { EMPTY_AGENDA, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'
import { extractOperations } from '../extract'

warmUp()

function factsOf(message: string, asked: Topic = 'technical') {
  const brief = { ...EMPTY_BRIEF, agenda: { ...EMPTY_AGENDA, asked: { topic: asked, followUp: false } } }
  return extractOperations({ message, brief, jobTitle: 'Process engineer', companyName: 'Acme' })
    .filter(({ op }) => op === 'add')
    .map(({ topic, value }) => `${topic}: ${value}`)
    .join('; ')
}

describe('what is remarked beside a fact', () => {
  it.each([
    ['Must be able to say no to the sales director, she is a whirlwind.', 'softSkills', /whirlwind/],
    ["Firm with suppliers, he's my cousin that runs one.", 'softSkills', /cousin/],
    ['We have nine sites, the quarry is a nightmare.', 'culture', /nightmare/],
    ["Kelvin's gone to a bank, nice lad, can't blame him.", 'driver', /lad|blame/],
    ["We're an Investor in People, whatever that means to anybody.", 'culture', /whatever/],
    ["It's a, hang on, someone's on the other line.", 'driver', /it's a|other line/i],
    [
      'Patient with tenants, most of them are on their own and been waiting all day.',
      'softSkills',
      /waiting/,
    ],
    ['Kind. Half of the passengers are lost and late when they ask.', 'softSkills', /passengers/],
    ['We work 4 on 4 off. Used to be 5 and 2 but nobody could stand it.', 'hours', /\b5\b|stand/],
    ["We also have a fitter's vacancy going at £21 an hour, different job.", 'pay', /21|fitter/],
    ['Otto who we are losing had eleven years behind him.', 'experience', /Otto|eleven/],
    ['The people at Kestrel Cooling are on nineteen quid, but they have no van.', 'pay', /nineteen|van/],
    ['Me sister did it in one year.', 'experience', /sister|year/],
    ['Ey up. We need a fitter because the order book is full.', 'driver', /ey up/i],
    ['Oh and the DSEAR course, nearly forgot.', 'qualifications', /forgot/],
    ['Site is busy at stupid o clock in the morning. Revit.', 'technical', /stupid/],
  ] as const)('is no fact: %s', (message, asked, absent) => {
    expect(factsOf(message, asked)).not.toMatch(absent)
  })

  it.each([
    ['Must be able to say no to the sales director, she is a whirlwind.', 'softSkills', /say no/],
    ['We have nine sites, the quarry is a nightmare.', 'culture', /nine sites/],
    ["Kelvin's gone to a bank, nice lad, can't blame him.", 'driver', /gone to a bank/],
    ['Patient with tenants, most of them are on their own.', 'softSkills', /Patient with tenants/],
    ['It used to be a degree, so HNC it is.', 'qualifications', /HNC/],
    ["He's got to be calm, he's the one they ring at night.", 'softSkills', /calm/],
    ['Most of the team have been here ten years.', 'culture', /ten years/],
    ["Calm, patient, and she'd need to be good with clients.", 'softSkills', /good with clients/],
    ['The people at the Leeds depot are on 4 on 4 off.', 'hours', /4 on 4 off/],
    ['Somebody at senior level with Revit.', 'technical', /Revit/],
    ['The last inspection was a shambles and the audit was a mess.', 'driver', /audit was a mess/],
  ] as const)('but what stands beside it is: %s', (message, asked, present) => {
    expect(factsOf(message, asked)).toMatch(present)
  })
})

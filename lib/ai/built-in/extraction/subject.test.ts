import { describe, expect, it } from 'vitest'
import { warmUp } from '@/lib/ai/reading/warm-up'
import { EMPTY_AGENDA, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { extractOperations } from '../extract'

warmUp()

/** The facts of one message, with what was asked before it. */
function factsOf(message: string, asked: 'driver' | 'technical' | 'responsibilities' = 'technical') {
  const brief = { ...EMPTY_BRIEF, agenda: { ...EMPTY_AGENDA, asked: { topic: asked, followUp: false } } }
  return extractOperations({ message, brief, jobTitle: 'Process engineer', companyName: 'Acme' })
    .filter(({ op }) => op === 'add')
    .map(({ topic, value }) => `${topic}: ${value}`)
}

describe('what is told of others', () => {
  it.each([
    'The last chap knew Fortran backwards but could not talk to a customer.',
    'We had a lad in March who turned up with a forged NEBOSH, took us six weeks to find out.',
    'Her predecessor swore by Inventor, never touched SolidWorks.',
    'One candidate last year had fifteen years at Rolls and still could not read a P&ID.',
    'I once interviewed a fellow who brought his parrot.',
    'Our competitors ask for Six Sigma black belts but that is their business.',
    'The Leeds office uses Catia, we do not.',
    'The welders need a CSWIP ticket, this job does not.',
    "The customer's own people have to have CompEx but ours don't go in the zone.",
    "HR will tell you we need A-levels. We don't.",
    "My daughter's just started at Loughborough doing mechanical engineering, proud dad.",
    'Did I tell you I started here as an apprentice in 1984?',
  ])('is no fact: %s', (message) => {
    expect(factsOf(message)).toEqual([])
  })

  it('ends where the vacancy is spoken of again', () => {
    expect(factsOf('The last fella never opened a drawing. We need someone who knows Revit.')).toEqual([
      'technical: Revit',
    ])
  })

  it('is the reason for hiring where somebody left, without what the person was like', () => {
    expect(
      factsOf("Our last planner retired in June. He'd been here 31 years. Lovely man.", 'driver'),
    ).toEqual(['driver: Our last planner retired in June'])
  })

  it('is the work where the successor does the same', () => {
    expect(factsOf('She ran the paint line, so the same again.', 'responsibilities')).toHaveLength(1)
  })

  it('leaves what a customer asks of the person', () => {
    expect(factsOf('The client insists on BPSS clearance.')).toHaveLength(1)
  })
})

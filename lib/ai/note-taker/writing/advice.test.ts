import { describe, expect, it } from 'vitest'
import type { Brief, Held } from '@/lib/consultation/brief/schema'
import { briefOf } from '@/tests/support/briefs'
import { advice } from './advice'

const ABOUT_GROWTH = /progression or training/
const ABOUT_LAW = /exclude people unlawfully/
const told = (brief: Brief) => advice(brief, []).join('\n')

describe('advice on progression', () => {
  it.each([
    ['technical', 'the safety PLC, we’d send them on the Pilz course', 'learnable'],
    ['technical', 'LOLER', 'learnable'],
    ['culture', 'we teach people our own planning system', 'must'],
  ] as const)('is silent where training is in the brief: %s, %j', (topic, value, strength) => {
    expect(told(briefOf([topic, value, strength]))).not.toMatch(ABOUT_GROWTH)
  })

  it('is silent where the manager keeps it for the agency or passed it over', () => {
    const kept = briefOf(['growth', 'they’d end up running controls', 'must', { audience: 'agency' }])
    expect(told(kept)).not.toMatch(ABOUT_GROWTH)
    const brief = briefOf(['technical', 'Revit'])
    const closed = [{ topic: 'growth' as const, how: 'skipped' as const }]
    expect(told({ ...brief, agenda: { ...brief.agenda, closed } })).not.toMatch(ABOUT_GROWTH)
  })

  it('is given where nobody spoke of it', () => {
    expect(told(briefOf(['technical', 'Revit'], ['experience', 'must have trained as a fitter']))).toMatch(
      ABOUT_GROWTH,
    )
  })
})

describe('advice on what was left out', () => {
  const withHeld = (...held: Pick<Held, 'state' | 'certainty'>[]): Brief => {
    const brief = briefOf(['technical', 'Revit'])
    return {
      ...brief,
      agenda: { ...brief.agenda, challenged: ['age'] },
      held: held.map((one, at) => ({
        id: `h${at}`,
        source: { kind: 'message', id: 'm' },
        start: 0,
        end: 5,
        ground: 'age',
        card: null,
        wordings: [],
        ...one,
      })),
    }
  }

  it.each([
    [{ state: 'work', certainty: 'unsure' }, false],
    [{ state: 'dropped', certainty: 'unsure' }, false],
    [{ state: 'dropped', certainty: 'plain' }, true],
    [{ state: 'held', certainty: 'plain' }, true],
  ] as const)('depends on what became of it: %j', (held, isTold) => {
    expect(ABOUT_LAW.test(told(withHeld(held)))).toBe(isTold)
  })

  it('is given for what was challenged before it was held', () => {
    expect(told(withHeld())).toMatch(ABOUT_LAW)
  })
})

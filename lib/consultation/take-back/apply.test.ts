import { describe, expect, it } from 'vitest'
import { EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { CARRIED_OUT, extractTakeBacks } from './apply'

describe('extractTakeBacks', () => {
  const ASIDE =
    'They could be lead in two years, the one we have is leaving so... well don’t put that. Is it too much?'

  it('carries out an order that leans on what stands before it', () => {
    expect(extractTakeBacks(ASIDE, EMPTY_BRIEF, null).rest).not.toContain('don’t put that')
  })

  it('leaves such an order to a model, which sees what it means', () => {
    expect(extractTakeBacks(ASIDE, EMPTY_BRIEF, null, { byModel: true })).toMatchObject({
      takeBacks: [],
      rest: ASIDE,
    })
  })

  it('tells a model nothing of an order that is carried out', () => {
    const { rest } = extractTakeBacks('Scrap that. They need Tekla.', EMPTY_BRIEF, null, { byModel: true })
    expect(rest).toBe(`${CARRIED_OUT.repeat('Scrap that.'.length)} They need Tekla.`)
  })
})

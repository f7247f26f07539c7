import { describe, expect, it } from 'vitest'
import { metrics } from '@/lib/server/metrics'
import { recordRefusals } from './record'

describe('recordRefusals', () => {
  it('counts each reason of a gate', async () => {
    metrics.guardRefusals.reset()
    recordRefusals('reply', ['figure', 'name', 'figure'])
    recordRefusals('reply', [])
    const { values } = await metrics.guardRefusals.get()
    expect(values.map(({ labels, value }) => [labels.gate, labels.reason, value])).toEqual([
      ['reply', 'figure', 2],
      ['reply', 'name', 1],
    ])
  })
})

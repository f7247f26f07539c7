import { expect, it } from 'vitest'
import type { Fact } from '@/lib/consultation/brief/schema'
import { briefOf } from '@/tests/support/briefs'
import { factSources } from './sources'

it('gives what is typed in full, besides the words said', () => {
  const [pay] = briefOf(['pay', '48 to 52']).facts as [Fact]
  const slot = {
    kind: 'pay',
    min: 48000,
    max: 52000,
    unit: 'year',
    currency: 'GBP',
    extras: null,
    inAdvert: true,
  } as const
  expect(factSources([{ ...pay, slot }], [pay.id])).toMatchObject([
    { id: 'F1', text: '48 to 52 (£48,000 to £52,000 a year)', label: 'Your brief, pay: “48 to 52”' },
  ])
  const hours = { ...pay, topic: 'hours' as const }
  expect(factSources([hours], [pay.id])).toMatchObject([{ text: '48 to 52' }])
})

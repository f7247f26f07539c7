import { expect, it } from 'vitest'
import type { Fact } from '@/lib/consultation/brief/schema'
import { findGuide } from '@/lib/consultation/proposals/find-guide'
import { briefOf } from '@/tests/support/briefs'
import { SETTING } from '@/tests/support/expert-answers'
import { factSources, guideSources, sessionSources } from './sources'

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

it('marks lines of a guide to another trade', () => {
  const own = sessionSources({ ...SETTING, jobTitle: 'Structural engineer' }, []).guide
  expect(own?.isNearest).toBe(false)
  expect(own?.lines[0]?.caveat).toBeUndefined()
  const guide = findGuide([], 'Structural engineer').guide
  if (!guide) throw new Error('There is a guide to structural engineers.')
  const other = guideSources(guide, 'Glass blower')
  expect(other.isNearest).toBe(true)
  expect([...other.lines, ...other.notes].every(({ caveat }) => caveat?.includes(guide.name))).toBe(true)
  expect(other.lines[0]?.label).toContain('nearest that we have to “Glass blower”')
})

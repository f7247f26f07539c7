import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Fact } from '@/lib/consultation/brief/schema'
import { briefOf } from '@/tests/support/briefs'
import { useUnseenChanges } from './use-unseen-changes'

const AUTOCAD = briefOf(['technical', 'AutoCAD']).facts
const BOTH = briefOf(['technical', 'AutoCAD'], ['pay', '£50,000']).facts
const EDITED = briefOf(['technical', 'AutoCAD 2026'], ['pay', '£50,000']).facts

function watch(facts: readonly Fact[]) {
  return renderHook(({ facts: current, inView }) => useUnseenChanges(current, inView), {
    initialProps: { facts, inView: false },
  })
}

it('counts entries that were added or changed since the brief was looked at', () => {
  const { result, rerender } = watch(AUTOCAD)
  expect(result.current).toBe(0)
  rerender({ facts: BOTH, inView: false })
  expect(result.current).toBe(1)
  rerender({ facts: EDITED, inView: false })
  expect(result.current).toBe(2)
})

it('counts from the last look', () => {
  const { result, rerender } = watch(AUTOCAD)
  rerender({ facts: BOTH, inView: true })
  expect(result.current).toBe(0)
  rerender({ facts: BOTH, inView: false })
  expect(result.current).toBe(0)
  rerender({ facts: EDITED, inView: false })
  expect(result.current).toBe(1)
})

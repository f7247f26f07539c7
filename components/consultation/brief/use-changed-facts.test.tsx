import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { useChangedFacts } from './use-changed-facts'

const BEFORE = briefOf(['technical', 'AutoCAD']).facts
const AFTER = briefOf(['technical', 'AutoCAD'], ['pay', '£50,000'], ['hours', '37.5 hours']).facts

const rectOf = (top: number, bottom: number) => () => ({ top, bottom }) as DOMRect

/** A list 400 px high, with an entry 20 px high for each fact at its place. */
function listOf(tops: readonly number[]) {
  const list = document.createElement('div')
  list.getBoundingClientRect = rectOf(100, 500)
  Object.defineProperty(list, 'clientHeight', { value: 400 })
  list.scrollTo = vi.fn()
  AFTER.forEach(({ id }, index) => {
    const entry = list.appendChild(document.createElement('div'))
    entry.dataset.fact = id
    const top = tops[index] ?? 0
    entry.getBoundingClientRect = rectOf(top, top + 20)
  })
  return list
}

function addFacts(tops: readonly number[]) {
  const list = listOf(tops)
  const { rerender } = renderHook(({ facts }) => useChangedFacts(facts, { current: list }), {
    initialProps: { facts: BEFORE },
  })
  rerender({ facts: AFTER })
  return list
}

it('leaves the list where it is while all that is new is in view', () => {
  expect(addFacts([110, 200, 300]).scrollTo).not.toHaveBeenCalled()
})

it('scrolls to the first new line where only the last is out of view', () => {
  expect(addFacts([110, 300, 700]).scrollTo).toHaveBeenCalledWith({ top: 100 })
})

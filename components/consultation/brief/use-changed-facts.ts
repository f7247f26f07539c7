'use client'

import { type RefObject, useEffect, useState } from 'react'
import type { Fact } from '@/lib/consultation/brief/schema'

const NO_IDS: ReadonlySet<string> = new Set()

/** Ids of the active facts that the latest version added or changed. Scrolls `list` to the first of them unless all are in view. */
export function useChangedFacts(
  facts: readonly Fact[] | undefined,
  list: RefObject<HTMLElement | null>,
): ReadonlySet<string> {
  const [previousFacts, setPreviousFacts] = useState(facts)
  const [changedIds, setChangedIds] = useState(NO_IDS)

  if (facts !== previousFacts) {
    setPreviousFacts(facts)
    const previousValues = new Map(previousFacts?.map(({ id, value }) => [id, value]))
    const changed =
      previousFacts && facts
        ? facts.filter(({ id, state, value }) => state === 'active' && previousValues.get(id) !== value)
        : []
    setChangedIds(new Set(changed.map(({ id }) => id)))
  }

  useEffect(() => {
    const box = list.current
    const entries = [...(box?.querySelectorAll<HTMLElement>('[data-fact]') ?? [])]
    const changed = entries.filter(({ dataset }) => changedIds.has(dataset.fact ?? ''))
    if (!box || changed.length === 0) return
    const { top, bottom } = box.getBoundingClientRect()
    const boxes = changed.map((entry) => entry.getBoundingClientRect())
    const first = Math.min(...boxes.map((entry) => entry.top))
    if (first < top || Math.max(...boxes.map((entry) => entry.bottom)) > bottom)
      box.scrollTo({ top: box.scrollTop + first - top - box.clientHeight / 4 })
  }, [changedIds, list])

  return changedIds
}

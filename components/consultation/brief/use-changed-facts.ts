'use client'

import { type RefObject, useEffect, useState } from 'react'
import type { Fact } from '@/lib/consultation/brief/schema'

const NO_IDS: ReadonlySet<string> = new Set()

/** Ids of the active facts that the latest version added or changed. Scrolls `list` to the first of them. */
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
    const first = box?.querySelector<HTMLElement>('[data-changed]')
    if (!box || !first || changedIds.size === 0) return
    const offset = first.getBoundingClientRect().top - box.getBoundingClientRect().top
    if (offset < 0 || offset > box.clientHeight - first.offsetHeight)
      box.scrollTo({ top: box.scrollTop + offset - box.clientHeight / 3 })
  }, [changedIds, list])

  return changedIds
}

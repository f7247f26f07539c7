'use client'

import { type RefObject, useEffect, useState } from 'react'
import type { Fact } from '@/lib/consultation/brief/schema'

const NONE: ReadonlySet<string> = new Set()
const shown = (facts: readonly Fact[]) => facts.filter(({ state }) => state === 'active')

/** The facts that the latest change of the brief brought; the first of them is scrolled into view within `list`. */
export function useChangedFacts(
  facts: readonly Fact[] | undefined,
  list: RefObject<HTMLElement | null>,
): ReadonlySet<string> {
  const [seen, setSeen] = useState(facts)
  const [fresh, setFresh] = useState(NONE)

  if (facts !== seen) {
    setSeen(facts)
    const before = new Map(seen?.map(({ id, value }) => [id, value]))
    const changed = seen && facts ? shown(facts).filter(({ id, value }) => before.get(id) !== value) : []
    setFresh(new Set(changed.map(({ id }) => id)))
  }

  useEffect(() => {
    const box = list.current
    const first = [...(box?.querySelectorAll<HTMLElement>('[data-fresh]') ?? [])][0]
    if (!box || !first || fresh.size === 0) return
    const offset = first.getBoundingClientRect().top - box.getBoundingClientRect().top
    if (offset < 0 || offset > box.clientHeight - first.offsetHeight)
      box.scrollTo({ top: box.scrollTop + offset - box.clientHeight / 3 })
  }, [fresh, list])

  return fresh
}

'use client'

import { useState } from 'react'
import type { Fact } from '@/lib/consultation/brief/schema'

type Versions = ReadonlyMap<string, string>

const versionsOf = (facts: readonly Fact[]): Versions =>
  new Map(
    facts
      .filter(({ state }) => state === 'active')
      .map(({ id, topic, value, strength }) => [id, `${topic} ${strength} ${value}`]),
  )

/** Number of entries that were added or changed since the brief was last in view. What a visit starts with counts as seen. */
export function useUnseenChanges(facts: readonly Fact[] | undefined, isInView: boolean): number {
  const [seen, setSeen] = useState<{ facts: readonly Fact[]; versions: Versions } | null>(null)
  if (facts && (seen === null || (isInView && seen.facts !== facts)))
    setSeen({ facts, versions: versionsOf(facts) })
  if (!facts || !seen || isInView) return 0
  return [...versionsOf(facts)].filter(([id, version]) => seen.versions.get(id) !== version).length
}

'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import type { Import, ImportUse } from '@/lib/consultation/messages/schema'
import { REQUIREMENT_TOPICS, topicLabel } from '@/lib/consultation/topics'

type Use = ImportUse['lines'][number]['use']

const USE_LABELS: Record<Use, string> = { must: 'Must have', nice: 'Nice to have', leave: 'Leave out' }

/** Lines read from a pasted advert. Nothing enters the brief before "Add to the brief". */
export function ImportReview({
  lines,
  onUse,
}: {
  lines: Import['lines']
  /** Resolves to a message where it did not work. */
  onUse: (lines: ImportUse['lines']) => Promise<string | null>
}) {
  const [uses, setUses] = useState<Record<string, Use>>({})
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const chosenFor = (line: Import['lines'][number]): Use =>
    uses[line.id] ?? (line.strength === 'must' ? 'must' : 'nice')

  async function submit() {
    setPending(true)
    const failure = await onUse(lines.map((line) => ({ id: line.id, use: chosenFor(line) })))
    setError(failure)
    setPending(false)
  }

  return (
    <section
      aria-label="Lines from the advert"
      className="mt-1 grid gap-3 rounded-md border bg-card p-3 text-sm"
    >
      <ul className="grid">
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid items-center gap-x-4 gap-y-1 border-t py-2 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_9rem]"
          >
            <span className="min-w-0">
              <span className="title-label block">{topicLabel(line.topic)}</span>
              <span className="wrap-anywhere">{line.text}</span>
            </span>
            <NativeSelect
              aria-label={`What to do with: ${line.text}`}
              value={chosenFor(line)}
              onChange={({ target }) => setUses({ ...uses, [line.id]: target.value as Use })}
            >
              {(REQUIREMENT_TOPICS.includes(line.topic)
                ? (['must', 'nice', 'leave'] as const)
                : (['must', 'leave'] as const)
              ).map((use) => (
                <option key={use} value={use}>
                  {use === 'must' && !REQUIREMENT_TOPICS.includes(line.topic) ? 'Use' : USE_LABELS[use]}
                </option>
              ))}
            </NativeSelect>
          </li>
        ))}
      </ul>
      <p role="alert" className="text-destructive empty:hidden">
        {error}
      </p>
      <Button size="sm" className="justify-self-start" disabled={pending} onClick={submit}>
        Add to the brief
      </Button>
    </section>
  )
}

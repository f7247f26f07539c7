'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { OptionSelect } from '@/components/forms/option-select'
import { Button } from '@/components/ui/button'
import type { Import, ImportUse } from '@/lib/consultation/messages/schema'
import { REQUIREMENT_TOPICS, TOPICS, topicLabel } from '@/lib/consultation/topics'
import { StickyActions } from './cards/sticky-actions'
import { countLines } from './used-import'

type Line = Import['lines'][number]
type Use = ImportUse['lines'][number]['use']

const REQUIREMENT_USES = [
  ['must', 'Must have'],
  ['nice', 'Nice to have'],
  ['leave', 'Leave out'],
] as const
const OTHER_USES = [
  ['must', 'Use'],
  ['leave', 'Leave out'],
] as const

const groupLines = (lines: readonly Line[]) =>
  TOPICS.map(({ key }) => ({ topic: key, lines: lines.filter((line) => line.topic === key) })).filter(
    (group) => group.lines.length > 0,
  )

/** Lines read from a pasted advert, by section. Nothing enters the brief before "Use these". */
export default function ImportReview({
  lines,
  takesFocus = false,
  onUse,
}: {
  lines: Import['lines']
  /** The control that opened it is gone. */
  takesFocus?: boolean
  /** Resolves to a message where it did not work. */
  onUse: (lines: ImportUse['lines']) => Promise<string | null>
}) {
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [uses, setUses] = useState<Record<string, Use>>({})
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const chosenFor = (line: Line): Use => uses[line.id] ?? (line.strength === 'must' ? 'must' : 'nice')
  const used = lines.filter((line) => chosenFor(line) !== 'leave').length

  const isReplacement = useRef(takesFocus)

  useEffect(() => {
    if (isReplacement.current) title.current?.focus()
  }, [])

  async function submit() {
    setPending(true)
    const failure = await onUse(lines.map((line) => ({ id: line.id, use: chosenFor(line) })))
    setError(failure)
    setPending(false)
  }

  return (
    <section
      data-read-from-top
      data-slot="import-review"
      aria-label="Lines from the advert"
      className="mt-2 grid gap-3 border-line/70 border-y bg-card p-3 text-sm max-sm:-mr-3 max-sm:border-t-0 max-sm:-ml-6.5 sm:rounded-md sm:border-x"
    >
      <div className="grid gap-0.5">
        <h3 ref={title} tabIndex={-1} className="text-base">
          {lines.length === 1 ? 'Check this line' : `Check these ${lines.length} lines`}
        </h3>
        <p className="text-muted-foreground">
          Nothing goes into the brief until you select “Use these”. You can edit any line later.
        </p>
      </div>
      {groupLines(lines).map((group) => (
        <div key={group.topic} className="grid gap-x-3 border-t pt-1.5">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <h4 id={`${id}-${group.topic}`} className="title-label">
              {topicLabel(group.topic)}
            </h4>
            {group.lines.length > 1 ? (
              <button
                type="button"
                className="link touch-target min-h-6 text-xs"
                onClick={() =>
                  setUses({ ...uses, ...Object.fromEntries(group.lines.map((line) => [line.id, 'leave'])) })
                }
              >
                Leave all out<span className="sr-only">: {topicLabel(group.topic)}</span>
              </button>
            ) : null}
          </div>
          <ul aria-labelledby={`${id}-${group.topic}`} className="grid">
            {group.lines.map((line) => (
              <li
                key={line.id}
                className="grid grid-cols-[minmax(0,1fr)_8.25rem] items-center gap-x-3 py-1 sm:gap-x-4"
              >
                <span
                  className={`min-w-0 wrap-anywhere ${chosenFor(line) === 'leave' ? 'text-muted-foreground line-through' : ''}`}
                >
                  {line.text}
                </span>
                <OptionSelect<Use>
                  size="sm"
                  aria-label={`What to do with: ${line.text}`}
                  options={REQUIREMENT_TOPICS.includes(line.topic) ? REQUIREMENT_USES : OTHER_USES}
                  value={chosenFor(line)}
                  onChange={(use) => setUses({ ...uses, [line.id]: use })}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p role="alert" className="text-destructive empty:hidden">
        {error}
      </p>
      <StickyActions>
        <Button size="sm" disabled={used === 0} pending={pending} onClick={submit}>
          {pending ? 'Adding...' : 'Use these'}
        </Button>
        <p role="status" className="text-muted-foreground">
          {used} of {countLines(lines.length)}
        </p>
      </StickyActions>
    </section>
  )
}

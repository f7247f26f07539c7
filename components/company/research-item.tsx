import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTypedText } from '@/components/forms/typed-text'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { RESEARCH_LIMITS } from '@/lib/research/options'
import type { ItemDecision, ResearchItem, ResearchSource } from '@/lib/research/schema'
import { toTextFragmentUrl } from './text-fragment-url'

export type NumberedSource = ResearchSource & { number: number }

export function ResearchItemRow({
  item,
  source,
  hasFailed,
  onDecide,
}: {
  item: ResearchItem
  source: NumberedSource | undefined
  /** The last decision wasn't saved. */
  hasFailed: boolean
  onDecide: (decision: ItemDecision) => void
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [editing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const isRejected = item.decision === 'rejected'

  function closeEditor() {
    setEditing(false)
    queueMicrotask(() => editButton.current?.focus())
  }

  if (editing)
    return (
      <li className="border-border border-b py-2 last:border-0">
        <ItemEditor
          itemId={item.id}
          text={item.text}
          onCancel={closeEditor}
          onSave={(text) => {
            onDecide({ decision: 'edited', text })
            closeEditor()
          }}
        />
      </li>
    )
  return (
    <li
      data-decision={item.decision}
      className="grid gap-x-4 border-border border-b py-1.5 last:border-0 max-sm:pt-3 max-sm:pb-0 sm:max-xl:grid-cols-[minmax(0,1fr)_auto]"
    >
      <p className={isRejected ? 'text-muted-foreground' : undefined}>
        {isRejected ? <span className="title-label mr-2">Rejected</span> : null}
        <span className={isRejected ? 'line-through' : undefined}>{item.text}</span>
        {item.decision === 'edited' ? <span className="title-label ml-2">Edited by you</span> : null}
      </p>
      <p className="-mx-1.5 flex items-start gap-x-1 text-sm max-sm:[&>:first-child]:mr-auto xl:[&>:first-child]:mr-auto">
        <RowButton
          rowName={item.text}
          isReference
          aria-expanded={open}
          aria-controls={`${id}q`}
          onClick={() => setOpen((current) => !current)}
        >
          {source ? `Source ${source.number}` : 'Source'}
        </RowButton>
        {isRejected ? (
          <RowButton rowName={item.text} onClick={() => onDecide({ decision: 'accepted' })}>
            Accept
          </RowButton>
        ) : (
          <>
            <RowButton ref={editButton} rowName={item.text} onClick={() => setEditing(true)}>
              Edit
            </RowButton>
            <RowButton rowName={item.text} onClick={() => onDecide({ decision: 'rejected' })}>
              Reject
            </RowButton>
          </>
        )}
      </p>
      <FieldError className="sm:max-xl:col-span-2">
        {hasFailed ? 'We couldn’t save your decision. Please try again.' : ''}
      </FieldError>
      <div id={`${id}q`} hidden={!open} className="sm:max-xl:col-span-2">
        <div className="mt-1 mb-2 grid gap-1.5 border-signal border-l-2 bg-muted py-2.5 pr-3 pl-4 text-sm">
          <blockquote className="measure">“{item.quote}”</blockquote>
          {source ? <SourceLink source={source} quote={item.quote} /> : null}
          {item.decision === 'edited' ? (
            <Button
              variant="outline"
              size="sm"
              className="w-fit"
              onClick={() => onDecide({ decision: 'accepted' })}
            >
              Restore the original
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  )
}

/** `rowName` tells screen readers which row the button belongs to. */
function RowButton({
  rowName,
  isReference = false,
  children,
  ...props
}: ComponentProps<'button'> & {
  rowName: string
  /** Shows something, and changes nothing. */
  isReference?: boolean
}) {
  return (
    <button
      type="button"
      className={`touch-target min-h-7 rounded-sm px-1.5 max-sm:min-h-11 max-sm:min-w-11 ${isReference ? 'text-muted-foreground underline decoration-dotted underline-offset-4 hover:text-foreground' : 'font-semibold text-primary hover:underline'}`}
      {...props}
    >
      {children}
      <span className="sr-only">: {rowName}</span>
    </button>
  )
}

export function SourceLink({ source, quote }: { source: NumberedSource; quote?: string }) {
  if (source.kind === 'document') return <span className="text-muted-foreground">{source.address}</span>
  return (
    <a
      href={toTextFragmentUrl(source.address, quote)}
      target="_blank"
      rel="noopener noreferrer"
      className="link min-w-0 justify-self-start break-words"
    >
      {source.title ?? source.address}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

function ItemEditor({
  itemId,
  text,
  onSave,
  onCancel,
}: {
  itemId: string
  text: string
  onSave: (text: string) => void
  onCancel: () => void
}) {
  const [typed, setValue] = useTypedText(`research.${itemId}`)
  const value = typed ?? text
  const field = useRef<HTMLTextAreaElement>(null)
  const trimmed = value.trim()
  useEffect(() => field.current?.focus(), [])
  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <div className="grid gap-2">
      <Textarea
        ref={field}
        rows={2}
        className="min-h-0"
        aria-label={`Your wording of “${text}”`}
        value={value}
        maxLength={RESEARCH_LIMITS.itemText}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={cancelOnEscape}
      />
      <p className="flex gap-2">
        <Button size="sm" disabled={trimmed.length < 2} onClick={() => onSave(trimmed)}>
          Save
        </Button>
        <Button size="sm" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </div>
  )
}

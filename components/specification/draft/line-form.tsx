'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { OptionSelect } from '@/components/forms/option-select'
import { LawCards } from '@/components/knowledge/law-card'
import { Button } from '@/components/ui/button'
import { FieldDescription, FieldError } from '@/components/ui/field'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import type { Failure } from '@/lib/api/client'
import { AUDIENCE_LABELS, AUDIENCES, type Audience } from '@/lib/consultation/topics'
import { LINE_MAX_CHARS } from '@/lib/specification/options'
import { cn } from '@/lib/utils'

const AUDIENCE_OPTIONS = AUDIENCES.map((key) => [key, AUDIENCE_LABELS[key]] as const)

/** Enter saves, Escape cancels. Saving an empty line asks whether to remove it. */
export function LineForm({
  label,
  savedText,
  savedAudience,
  value,
  failure,
  saveLabel = 'Save',
  pending = false,
  className = '-mr-(--margin) max-w-[40rem] ml-(--indent) md:pt-0.5',
  onChange,
  onSave,
  onLeaveOut,
  onCancel,
}: {
  label: string
  savedText: string
  /** Null where it cannot be changed. */
  savedAudience: Audience | null
  value: string
  failure: Failure | null
  saveLabel?: string
  pending?: boolean
  /** Its place among the lines of the sheet. */
  className?: string
  onChange: (text: string) => void
  onSave: (text: string, audience: Audience | null) => void
  /** Keeps the line from candidates. */
  onLeaveOut?: (() => void) | undefined
  onCancel: () => void
}) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const keepButton = useRef<HTMLButtonElement>(null)
  const [audience, setAudience] = useState(savedAudience)
  const [isConfirmingRemoval, setConfirmingRemoval] = useState(false)
  const wasConfirming = useRef(false)

  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])

  useEffect(() => {
    if (isConfirmingRemoval) keepButton.current?.focus()
    else if (wasConfirming.current) field.current?.focus()
    wasConfirming.current = isConfirmingRemoval
  }, [isConfirmingRemoval])

  function save() {
    const text = value.replace(/\s+/g, ' ').trim()
    if (pending) return
    if (text === '') setConfirmingRemoval(true)
    else onSave(text, audience)
  }

  function onKeyDown(event: KeyboardEvent) {
    // The select prevents the default of the one that closes its list.
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.stopPropagation()
      onCancel()
    } else if (event.key === 'Enter' && event.target === field.current && !event.nativeEvent.isComposing) {
      event.preventDefault()
      save()
    }
  }

  return (
    <fieldset className={cn('grid min-w-0 gap-4 pb-1', className)} onKeyDown={onKeyDown}>
      <div className="grid gap-2">
        <Label htmlFor={id}>{label}</Label>
        <Textarea
          ref={field}
          id={id}
          rows={2}
          className="min-h-0!"
          value={value}
          disabled={isConfirmingRemoval}
          maxLength={LINE_MAX_CHARS}
          aria-invalid={failure ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        />
        <FieldDescription id={`${id}-hint`} hidden={isConfirmingRemoval}>
          <span className="max-sm:hidden pointer-coarse:hidden">Enter to save, Esc to cancel. </span>
          Up to {LINE_MAX_CHARS} characters.
        </FieldDescription>
        <FieldError id={`${id}-error`}>{failure?.message}</FieldError>
        <LawCards cards={failure?.cards} />
      </div>
      {audience ? (
        <div className="grid justify-items-start gap-2">
          <Label htmlFor={`${id}-audience`}>Who can see this</Label>
          <OptionSelect
            id={`${id}-audience`}
            className="w-auto"
            options={AUDIENCE_OPTIONS}
            value={audience}
            disabled={isConfirmingRemoval}
            onChange={setAudience}
          />
        </div>
      ) : null}
      {isConfirmingRemoval ? (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-3 border-t pt-4">
          <p className="mr-auto text-sm">Remove this line from the specification?</p>
          <Button variant="destructive" size="sm" onClick={() => onSave('', null)}>
            Remove line
          </Button>
          <Button
            ref={keepButton}
            variant="outline"
            size="sm"
            onClick={() => {
              if (value.trim() === '') onChange(savedText)
              setConfirmingRemoval(false)
            }}
          >
            Keep it
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" pending={pending} onClick={save}>
            {saveLabel}
          </Button>
          <Button variant="outline" size="sm" onClick={onCancel}>
            Cancel
          </Button>
          {onLeaveOut ? (
            <Button variant="outline" size="sm" disabled={pending} onClick={onLeaveOut}>
              Leave out
            </Button>
          ) : null}
          <Button variant="ghost" size="sm" onClick={() => setConfirmingRemoval(true)}>
            Remove…
          </Button>
        </div>
      )}
    </fieldset>
  )
}

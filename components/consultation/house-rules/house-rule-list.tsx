import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { HOUSE_RULE_KINDS, HOUSE_RULE_MAX } from '@/lib/consultation/house-rules/options'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'

/** Resolves with whether it was saved. */
type Change<Input> = (input: Input) => Promise<boolean>

const ACTION = 'link touch-target min-h-6 shrink-0 text-sm'

/** By type. A deleted rule can be taken back until the list is closed. */
export function HouseRuleList({
  rules,
  pending,
  onEdit,
  onDelete,
  onRestore,
}: {
  rules: readonly HouseRule[]
  pending: boolean
  onEdit: Change<HouseRule>
  onDelete: Change<string>
  onRestore: Change<Pick<HouseRule, 'kind' | 'text'>>
}) {
  const [edited, setEdited] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<HouseRule | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)

  // The button that had the focus is gone.
  useEffect(() => {
    if (deleted) undo.current?.focus()
  }, [deleted])

  async function remove(rule: HouseRule) {
    if (await onDelete(rule.id)) setDeleted(rule)
  }
  async function restore(rule: HouseRule) {
    if (!(await onRestore({ kind: rule.kind, text: rule.text }))) return
    setDeleted(null)
    list.current?.focus()
  }
  async function save(rule: HouseRule) {
    if (!(await onEdit(rule))) return
    setEdited(null)
    list.current?.focus()
  }

  return (
    <div ref={list} tabIndex={-1} className="grid gap-4">
      {rules.length === 0 ? (
        <p className="text-muted-foreground text-sm">No rules yet. Add your first above.</p>
      ) : null}
      {HOUSE_RULE_KINDS.map(({ key, label }) => {
        const ofKind = rules.filter(({ kind }) => kind === key)
        return ofKind.length === 0 ? null : (
          <div key={key} className="grid gap-1">
            <h3 className="title-label">{label}</h3>
            <ul className="grid">
              {ofKind.map((rule) => (
                <li
                  key={rule.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 border-b py-1"
                >
                  {rule.id === edited ? (
                    <EditRule rule={rule} pending={pending} onSave={save} onCancel={() => setEdited(null)} />
                  ) : (
                    <>
                      <span className="wrap-anywhere min-w-0 flex-1 basis-40">{rule.text}</span>
                      <span className="flex gap-4">
                        <button
                          type="button"
                          disabled={pending}
                          onClick={() => setEdited(rule.id)}
                          className={ACTION}
                        >
                          Edit<span className="sr-only"> “{rule.text}”</span>
                        </button>
                        <button
                          type="button"
                          disabled={pending}
                          onClick={() => remove(rule)}
                          className={ACTION}
                        >
                          Delete<span className="sr-only"> “{rule.text}”</span>
                        </button>
                      </span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      <div role="status" className="flex flex-wrap gap-x-4 text-sm empty:hidden">
        {deleted ? (
          <>
            <span className="wrap-anywhere min-w-0 text-muted-foreground">Deleted: {deleted.text}</span>
            <button
              ref={undo}
              type="button"
              disabled={pending}
              onClick={() => restore(deleted)}
              className={ACTION}
            >
              Undo
            </button>
          </>
        ) : null}
      </div>
    </div>
  )
}

function EditRule({
  rule,
  pending,
  onSave,
  onCancel,
}: {
  rule: HouseRule
  pending: boolean
  onSave: (rule: HouseRule) => void
  onCancel: () => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(rule.text)
  const isReady = text.trim().length >= 2

  useEffect(() => input.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady) onSave({ ...rule, text })
  }

  return (
    <form onSubmit={submit} noValidate className="flex w-full flex-wrap items-center gap-2 py-1">
      <label htmlFor={id} className="sr-only">
        Rule
      </label>
      <Input
        ref={input}
        id={id}
        value={text}
        maxLength={HOUSE_RULE_MAX}
        className="min-w-0 flex-1 basis-48"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="sm" disabled={!isReady} pending={pending}>
        Save
      </Button>
      <Button size="sm" variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}

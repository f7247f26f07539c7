'use client'

import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { SubmitButton } from '@/components/forms/submit-button'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import type { HistoryEntry, Note } from '@/lib/audit/history/schema'
import { type ActionResult, unwrapActionResult } from './action-result'
import { isSessionExpired } from './errors'

const resolver = lazyResolver(() => import('@/lib/audit/history/schema').then((module) => module.noteSchema))

export function NoteForm({
  id,
  add,
  onAdded,
}: {
  /** The id of the contact, or of the vacancy's consultation. */
  id: string
  add: (note: Note) => Promise<ActionResult<{ history: HistoryEntry[] }>>
  onAdded: (history: HistoryEntry[]) => void
}) {
  const { register, handleSubmit, reset, formState } = useForm<Note>({
    resolver,
    defaultValues: { id, text: '' },
  })

  const saving = useMutation({
    mutationFn: (note: Note) => unwrapActionResult(add(note)),
    onSuccess: ({ history }) => {
      reset({ id, text: '' })
      onAdded(history)
      notify({ title: 'Note saved' })
    },
    onError: (error) => {
      if (isSessionExpired(error)) return
      notify({ title: 'Note not saved', description: error.message, variant: 'destructive' })
    },
  })

  return (
    <Form
      className="grid gap-2"
      onReady={resolver.preload}
      onSubmit={handleSubmit((note) => saving.mutate(note))}
    >
      <FormField label="New note" error={formState.errors.text?.message}>
        {(control) => (
          <Textarea {...control} {...register('text')} rows={3} className="min-h-20 text-sm" dir="auto" />
        )}
      </FormField>
      <SubmitButton
        size="sm"
        variant="outline"
        className="justify-self-start"
        pending={saving.isPending}
        pendingLabel="Saving..."
      >
        Add note
      </SubmitButton>
    </Form>
  )
}

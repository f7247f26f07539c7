'use client'

import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useCanChange } from '@/components/admin/lists/administrator-role'
import { Form } from '@/components/forms/form'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { SubmitButton } from '@/components/forms/submit-button'
import { useTypedText } from '@/components/forms/typed-text'
import { Textarea } from '@/components/ui/textarea'
import { reasonOf } from '@/lib/api/client'
import type { Note } from '@/lib/audit/history/note-schema'
import type { HistoryEntry } from '@/lib/audit/history/schema'
import { isSessionExpired } from './errors'

const UNREACHABLE = 'We couldn’t reach the server. Your note is still here. Please try again.'

const resolver = lazyResolver(() =>
  import('@/lib/audit/history/note-schema').then((module) => module.noteSchema),
)

/** In a drawer, the section comes up under its head, with the message at the field. */
function headDrawer(form: unknown) {
  if (form instanceof HTMLElement)
    requestAnimationFrame(() => form.closest('[role="dialog"] section')?.scrollIntoView({ block: 'start' }))
}

interface Props {
  /** Of what the note is about. */
  id: string
  add: (note: Note) => Promise<HistoryEntry[]>
  onAdded: (history: HistoryEntry[]) => void
  /** Between the text and the button. */
  children?: ReactNode
}

export function NoteForm(props: Props) {
  return useCanChange() ? <NewNote {...props} /> : null
}

function NewNote({ id, add, onAdded, children }: Props) {
  const [typed, setTyped] = useTypedText(`note.${id}`)
  const { register, handleSubmit, reset, getValues, setValue, setError, formState } = useForm<Note>({
    resolver,
    defaultValues: { text: '' },
  })

  useLayoutEffect(() => {
    if (typed !== null && getValues('text') !== typed) setValue('text', typed)
  }, [typed, getValues, setValue])

  const saving = useMutation({
    mutationFn: add,
    onSuccess: (history) => {
      reset({ text: '' })
      setTyped(null)
      onAdded(history)
    },
    onError: (error) => {
      if (isSessionExpired(error)) return
      setError('text', { type: 'server', message: reasonOf(error, UNREACHABLE) })
    },
  })

  const field = register('text', { onChange: (event) => setTyped(event.target.value) })
  return (
    <Form
      className="grid gap-2"
      onReady={resolver.preload}
      onSubmit={handleSubmit(
        (note) => saving.mutate(note),
        (_, event) => headDrawer(event?.target),
      )}
    >
      <FormField label="New note" error={formState.errors.text?.message}>
        {(control) => <Textarea {...control} {...field} rows={3} className="min-h-20 text-sm" dir="auto" />}
      </FormField>
      {children}
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

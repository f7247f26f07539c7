'use client'

import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { isSessionExpired } from '@/components/admin/lists/errors'
import { Form } from '@/components/forms/form'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { applyServerErrors } from '@/components/forms/server-errors'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { SavedViewName } from '@/lib/admin/saved-views/schema'
import { reasonOf } from '@/lib/api/client'

const resolver = lazyResolver(() =>
  import('@/lib/admin/saved-views/schema').then((module) => module.savedViewNameSchema),
)
const UNREACHABLE = 'We couldn’t reach the server. The name is still here. Please try again.'

export function NameForm({
  label,
  name: initialName = '',
  action,
  pendingLabel,
  save,
  onCancel,
}: {
  label: string
  name?: string
  action: string
  pendingLabel: string
  save: (name: string) => Promise<void>
  onCancel?: () => void
}) {
  const { register, handleSubmit, reset, setError, formState } = useForm<SavedViewName>({
    resolver,
    defaultValues: { name: initialName },
  })
  const saving = useMutation({
    mutationFn: ({ name }: SavedViewName) => save(name),
    onSuccess: () => reset(),
    onError: (error) => {
      if (isSessionExpired(error) || applyServerErrors(error, setError, ['name'])) return
      setError('name', { type: 'server', message: reasonOf(error, UNREACHABLE) })
    },
  })
  return (
    <Form
      className="grid w-full gap-3"
      onReady={resolver.preload}
      onSubmit={handleSubmit((values) => saving.mutate(values))}
    >
      <FormField label={label} error={formState.errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} maxLength={60} autoComplete="off" />}
      </FormField>
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="sm" pending={saving.isPending} pendingLabel={pendingLabel}>
          {action}
        </SubmitButton>
        {onCancel ? (
          <Button size="sm" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </Form>
  )
}

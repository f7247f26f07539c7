'use client'

import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callAdmin } from '@/components/admin/lists/admin-api'
import { isSessionExpired } from '@/components/admin/lists/errors'
import { Form } from '@/components/forms/form'
import { FormErrorSummary } from '@/components/forms/form-error-summary'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { applyServerErrors } from '@/components/forms/server-errors'
import { SubmitButton } from '@/components/forms/submit-button'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { reasonOf } from '@/lib/api/client'
import type { AdministratorRow } from '@/lib/auth/administrator-list-schema'
import type { NewAdministrator } from '@/lib/auth/administrator-schema'
import { ADMINISTRATOR_ROLES } from '@/lib/content/administrator-roles'

const resolver = lazyResolver(() =>
  import('@/lib/auth/administrator-schema').then((module) => module.newAdministratorSchema),
)
const UNREACHABLE = 'We couldn’t reach the server. Please try again.'

export function AddAdministrator({
  onAdded,
}: {
  onAdded: (administrators: AdministratorRow[], password: string) => void
}) {
  const { register, handleSubmit, reset, setError, watch, formState } = useForm<NewAdministrator>({
    resolver,
    defaultValues: { username: '', role: 'consultant' },
  })
  const adding = useMutation({
    mutationFn: (body: NewAdministrator) => callAdmin('POST /api/admin/administrators', { body }),
    onSuccess: ({ administrators, password }) => {
      reset()
      onAdded(administrators, password)
    },
    onError: (error) => {
      if (isSessionExpired(error) || applyServerErrors(error, setError, ['username'])) return
      setError('root', { message: reasonOf(error, UNREACHABLE) })
    },
  })
  return (
    <Form
      className="mt-3 grid gap-3"
      onReady={resolver.preload}
      onSubmit={handleSubmit((values) => adding.mutate(values))}
    >
      <FormErrorSummary errors={formState.errors} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField
          label="New administrator’s username"
          status="We’ll create a password. They can change it once they’ve signed in."
          error={formState.errors.username?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...register('username')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        <FormField
          label="Role"
          status={ADMINISTRATOR_ROLES.find(({ key }) => key === watch('role'))?.note}
          error={formState.errors.role?.message}
        >
          {(control) => (
            <NativeSelect {...control} {...register('role')}>
              {ADMINISTRATOR_ROLES.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      </div>
      <SubmitButton
        variant="outline"
        className="justify-self-start"
        pending={adding.isPending}
        pendingLabel="Adding..."
      >
        Add administrator
      </SubmitButton>
    </Form>
  )
}

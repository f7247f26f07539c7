'use client'

import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callAdmin } from '@/components/admin/lists/admin-api'
import { isSessionExpired } from '@/components/admin/lists/errors'
import { PasswordInput } from '@/components/admin/shell/password-input'
import { Form } from '@/components/forms/form'
import { FormErrorSummary } from '@/components/forms/form-error-summary'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { applyServerErrors } from '@/components/forms/server-errors'
import { SubmitButton } from '@/components/forms/submit-button'
import { FIELD_NOTE } from '@/components/ui/field'
import { reasonOf } from '@/lib/api/client'
import { PASSWORD_MIN, type PasswordChange } from '@/lib/auth/administrator-schema'

const resolver = lazyResolver(() =>
  import('@/lib/auth/administrator-schema').then((module) => module.passwordChangeSchema),
)
const UNREACHABLE = 'We couldn’t reach the server. Your password is the same as before. Please try again.'

export function ChangePassword({ username }: { username: string }) {
  const { register, handleSubmit, reset, setError, formState } = useForm<PasswordChange>({
    resolver,
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors } = formState
  const saving = useMutation({
    mutationFn: (body: PasswordChange) => callAdmin('PUT /api/admin/password', { body }),
    onSuccess: () => reset(),
    onError: (error) => {
      if (isSessionExpired(error) || applyServerErrors(error, setError, ['currentPassword', 'newPassword']))
        return
      setError('root', { message: reasonOf(error, UNREACHABLE) })
    },
  })
  return (
    <section aria-labelledby="password" className="list-card">
      <h2 id="password">Your password</h2>
      <Form
        className="grid gap-4"
        onReady={resolver.preload}
        onSubmit={handleSubmit((values) => saving.mutate(values))}
      >
        <FormErrorSummary errors={errors} />
        {/* For password managers. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormField label="Current password" error={errors.currentPassword?.message}>
            {(control) => (
              <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />
            )}
          </FormField>
          <FormField
            label="New password"
            status={`At least ${PASSWORD_MIN} characters`}
            error={errors.newPassword?.message}
          >
            {(control) => (
              <PasswordInput {...control} {...register('newPassword')} autoComplete="new-password" />
            )}
          </FormField>
        </div>
        <p className={FIELD_NOTE}>Changing it signs you out everywhere else.</p>
        <SubmitButton
          variant="outline"
          className="justify-self-start"
          pending={saving.isPending}
          pendingLabel="Saving..."
        >
          Change password
        </SubmitButton>
        <p role="status" className="text-sm empty:hidden">
          {saving.isSuccess ? 'Password changed. Your other sessions were ended.' : ''}
        </p>
      </Form>
    </section>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { saveToken } from '@/components/admin/lists/admin-token'
import { Form } from '@/components/forms/form'
import { FormErrorSummary } from '@/components/forms/form-error-summary'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { SubmitButton } from '@/components/forms/submit-button'
import { Input } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { callApi } from '@/lib/api/client'
import type { AdminLogin } from '@/lib/auth/sign-in-schema'
import * as paths from '@/lib/paths'
import { PasswordInput } from './password-input'

const resolver = lazyResolver(() =>
  import('@/lib/auth/sign-in-schema').then((module) => module.adminLoginSchema),
)

const INVALID = 'Invalid username or password'
/** Stays at the field when the notification has gone. */
const CHECK_BOTH = 'Username or password is wrong. Check both, then try again.'

export function LoginForm() {
  const router = useRouter()
  const { register, handleSubmit, formState, setError } = useForm<AdminLogin>({ resolver })
  const { errors } = formState
  const [pending, setPending] = useState(false)
  const isSending = useRef(false)

  async function submit(credentials: AdminLogin) {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    try {
      const { token } = await callApi('POST /api/admin/login', { body: credentials })
      saveToken(token)
      notify({ title: 'Login successful', description: 'Welcome to the admin center' })
      router.push(paths.admin)
    } catch {
      notify({ title: 'Login failed', description: INVALID, variant: 'destructive' })
      setError('password', { type: 'server', message: CHECK_BOTH }, { shouldFocus: true })
      isSending.current = false
      setPending(false)
    }
  }

  return (
    <Form className="grid gap-5" onReady={resolver.preload} onSubmit={handleSubmit(submit)}>
      <FormErrorSummary errors={errors} />
      <FormField label="Username" error={errors.username?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </FormField>
      <SubmitButton pending={pending} pendingLabel="Signing in...">
        Sign In
      </SubmitButton>
    </Form>
  )
}

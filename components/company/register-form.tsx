'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import { FormErrorSummary } from '@/components/forms/form-error-summary'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { SubmitButton } from '@/components/forms/submit-button'
import { readDraft, saveDraft, useFormDraft } from '@/components/onboarding/form-draft'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { Input } from '@/components/ui/input'
import type { Registration } from '@/lib/company/schema'
import * as paths from '@/lib/paths'
import { EmailField } from './email-field'
import { useEmailCheck } from './use-email-check'

const calls = () => import('./registration-calls')
const resolver = lazyResolver(() => calls().then(({ schema }) => schema))
const FIELDS = ['name', 'email', 'contactName', 'phone'] as const
const DRAFT = 'registration'
const REGISTERED = 'registered'

/** The form of the company registration (specification, sections 2, 4, 5 and 8). */
export function RegisterForm() {
  const router = useRouter()
  const { session, state, update } = useOnboarding()
  const form = useForm({ resolver })
  const { errors } = form.formState
  const { check, run, reset, latest } = useEmailCheck()
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  useFormDraft(form, FIELDS, DRAFT)

  const isFirstStep = session.step === 'landing'
  useEffect(() => {
    if (isFirstStep) update({ step: 'registration' })
  }, [isFirstStep, update])

  function checkEmail() {
    const email = (form.getValues('email') ?? '').trim()
    const { error } = form.getFieldState('email')
    if (email === '' || (error && error.type !== 'check')) return
    form.clearErrors('email')
    run(email)
  }

  /** The company that was registered with just these values and is still the one under way: going on makes no second one. */
  function alreadyRegistered(values: Registration): boolean {
    const registered = readDraft(REGISTERED)
    return (
      registered.companyId === state?.companyId && FIELDS.every((name) => registered[name] === values[name])
    )
  }

  // Registered in the order of the screen: the first wrong field gets the focus.
  const field = {
    name: form.register('name'),
    email: form.register('email', { onChange: reset, onBlur: checkEmail }),
    contactName: form.register('contactName'),
    phone: form.register('phone'),
  }

  async function submit(values: Registration) {
    const known = latest()
    if (known.state === 'invalid') {
      form.setError('email', { type: 'check', message: known.message }, { shouldFocus: true })
      return
    }
    if (busy.current || known.state === 'checking') return
    busy.current = true
    setPending(true)
    if (alreadyRegistered(values)) {
      router.push(paths.about)
      return
    }
    const { registerCompany } = await calls()
    const companyId = await registerCompany(values, FIELDS, form.setError)
    if (companyId) {
      saveDraft(REGISTERED, { ...values, companyId })
      update({ step: 'about', companyId, jobTitle: null, currentSessionId: null, currentJobSpecId: null })
      router.push(paths.about)
    } else {
      busy.current = false
      setPending(false)
    }
  }

  return (
    <Form className="grid gap-5" onReady={resolver.preload} onSubmit={form.handleSubmit(submit)}>
      <FormErrorSummary errors={errors} />
      <FormField label="Company name" error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            {...field.name}
            autoComplete="organization"
            placeholder="Whitfield Structures Ltd"
          />
        )}
      </FormField>
      <EmailField
        check={check}
        error={errors.email?.message}
        onCheckAgain={checkEmail}
        registration={field.email}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField label="Contact name" error={errors.contactName?.message}>
          {(control) => (
            <Input {...control} {...field.contactName} autoComplete="name" placeholder="Jane Whitfield" />
          )}
        </FormField>
        <FormField label="Phone number" error={errors.phone?.message}>
          {(control) => (
            <Input
              {...control}
              {...field.phone}
              type="tel"
              autoComplete="tel"
              placeholder="+44 117 496 0123"
            />
          )}
        </FormField>
      </div>
      {/* A press keeps the focus where it is: leaving the e-mail would start its check, and that disables this button. */}
      <SubmitButton
        className="sm:justify-self-start"
        pending={pending}
        pendingLabel="Registering..."
        disabled={check.state === 'checking'}
        onMouseDown={(event) => event.preventDefault()}
      >
        Continue to Company Details
      </SubmitButton>
    </Form>
  )
}

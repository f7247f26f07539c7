'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import { FormErrorSummary } from '@/components/forms/form-error-summary'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { SubmitButton } from '@/components/forms/submit-button'
import { readDraft, saveDraft, useFormDraft } from '@/components/onboarding/form-draft'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { Input } from '@/components/ui/input'
import type { Registration } from '@/lib/company/registration-schema'
import * as paths from '@/lib/paths'
import type { EmailCheck } from './email-check'
import { EmailField } from './email-field'
import { useEmailCheck } from './use-email-check'

const loadCalls = () => import('./registration-calls')
const resolver = lazyResolver(() => loadCalls().then(({ schema }) => schema))
const FIELDS = ['name', 'email', 'contactName', 'phone'] as const
const DRAFT = 'registration'
const REGISTERED_DRAFT = 'registered'

const asTyped = (name: string) => name.trim().toLowerCase()

/** `registered`: the names of the companies of this browser. `terms`: what registering accepts. */
export function RegisterForm({ registered, terms }: { registered: readonly string[]; terms: ReactNode }) {
  const router = useRouter()
  const { session, state, update } = useOnboarding()
  const form = useForm({ resolver })
  const { errors } = form.formState
  const name = useWatch({ control: form.control, name: 'name' })
  const typedName = asTyped(name ?? '')
  const isNameKnown = registered.some((known) => asTyped(known) === typedName)
  // Until another company is named, the way on is to continue with the one in the notice above.
  const isNew = registered.length === 0 || (typedName !== '' && !isNameKnown)
  const { check, run, reset, latest } = useEmailCheck()
  const [pending, setPending] = useState(false)
  const isBusy = useRef(false)
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

  /** Submitting the same values again creates no second company. */
  function isAlreadyRegistered(values: Registration): boolean {
    const registered = readDraft(REGISTERED_DRAFT)
    return (
      registered.companyId === state?.companyId && FIELDS.every((name) => registered[name] === values[name])
    )
  }

  // In screen order, so that the first invalid field gets the focus.
  const field = {
    name: form.register('name'),
    email: form.register('email', { onChange: reset, onBlur: checkEmail }),
    contactName: form.register('contactName'),
    phone: form.register('phone'),
  }

  async function submit(values: Registration) {
    const emailCheck = latest()
    if (emailCheck.state === 'invalid') {
      form.setError('email', { type: 'check', message: emailCheck.message }, { shouldFocus: true })
      return
    }
    if (isBusy.current || emailCheck.state === 'checking') return
    isBusy.current = true
    setPending(true)
    if (isAlreadyRegistered(values)) {
      router.push(paths.about)
      return
    }
    const { registerCompany } = await loadCalls()
    const companyId = await registerCompany(values, FIELDS, form.setError)
    if (companyId) {
      saveDraft(REGISTERED_DRAFT, { ...values, companyId })
      update({
        step: 'about',
        companyId,
        vacancyId: null,
        jobTitle: null,
        currentSessionId: null,
        currentJobSpecId: null,
      })
      router.push(paths.about)
    } else {
      isBusy.current = false
      setPending(false)
    }
  }

  return (
    <Form className="grid gap-5" onReady={resolver.preload} onSubmit={form.handleSubmit(submit)}>
      <FormErrorSummary errors={withCheck(errors, check)} />
      <FormField
        label="Company name"
        error={errors.name?.message}
        status={
          isNameKnown ? (
            <span className="relative block pl-5.5 text-signal-text before:absolute before:top-[0.1em] before:left-0 before:mask-(--icon-warning) before:size-4 before:bg-current forced-colors:before:bg-[CanvasText]">
              You’ve already registered this company. Continue with it above.
            </span>
          ) : null
        }
      >
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
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormField label="Contact name" error={errors.contactName?.message}>
          {(control) => (
            <Input {...control} {...field.contactName} autoComplete="name" placeholder="Jane Whitfield" />
          )}
        </FormField>
        <FormField
          label="Phone number"
          error={errors.phone?.message}
          status="We’ll only ring about your vacancy."
        >
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
      {terms}
      {/* Pressing keeps the focus: leaving the email field would start its check, which disables this button mid-click. */}
      <SubmitButton
        className="sm:justify-self-start"
        variant={isNew ? 'default' : 'outline'}
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

/** An address that was found wrong counts among several faults, and needs no summary alone. */
function withCheck(errors: FieldErrors<Registration>, check: EmailCheck): FieldErrors<Registration> {
  if (check.state !== 'invalid' || errors.email || Object.keys(errors).length === 0) return errors
  const { name, ...others } = errors
  return { ...(name && { name }), email: { type: 'check', message: check.message }, ...others }
}

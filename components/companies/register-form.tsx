'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import { FormErrorSummary } from '@/components/forms/form-error-summary'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { applyServerErrors } from '@/components/forms/server-errors'
import { SubmitButton } from '@/components/forms/submit-button'
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '@/components/ui/card'
import { Input } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { notify } from '@/components/ui/notify'
import { api } from '@/lib/api/client'
import type { Registration } from '@/lib/companies/schema'
import { paths } from '@/lib/paths'
import { CompanyUnderWay } from './company-under-way'
import { EmailField } from './email-field'
import { failureText } from './failure-text'
import { keepDraft, readDraft, useFormDraft } from './form-draft'
import { useOnboarding } from './onboarding-screen'
import { useEmailCheck } from './use-email-check'

const resolver = lazyResolver(() => import('@/lib/companies/schema').then((room) => room.registrationSchema))
const FIELDS = ['name', 'email', 'contactName', 'phone'] as const
const DRAFT = 'registration'
const REGISTERED = 'registered'

/** Company registration (specification, sections 2, 4, 5 and 8). */
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
    try {
      const { company } = await api('createCompany', { body: values })
      keepDraft(REGISTERED, { ...values, companyId: company.id })
      update({
        step: 'about',
        companyId: company.id,
        jobTitle: null,
        currentSessionId: null,
        currentJobSpecId: null,
      })
      notify({
        title: 'Registration successful',
        description: 'Your company has been registered successfully.',
      })
      router.push(paths.about)
    } catch (error) {
      applyServerErrors(error, form.setError, FIELDS)
      notify({ title: 'Registration failed', description: failureText(error), variant: 'destructive' })
      busy.current = false
      setPending(false)
    }
  }

  return (
    <div className="grid gap-6">
      {state ? <CompanyUnderWay state={state} /> : null}
      <Card aria-labelledby="registration">
        <CardHeader>
          <CardTitle id="registration">Company Registration</CardTitle>
          <CardDescription>Enter your company details to get started</CardDescription>
        </CardHeader>
        <CardContent>
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
                  <Input
                    {...control}
                    {...field.contactName}
                    autoComplete="name"
                    placeholder="Jane Whitfield"
                  />
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
        </CardContent>
        <CardFooter className="justify-between">
          <p className="flex items-center gap-2 text-muted-foreground text-sm">
            <LockMark />
            <span>Secure Registration</span>
          </p>
          <Link href={paths.home} className="link text-sm">
            Back to homepage
          </Link>
        </CardFooter>
      </Card>
    </div>
  )
}

function LockMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M2.500 7h11v7.500h-11zM5 7V4.500a3 3 0 0 1 6 0V7M8 10v2" />
    </svg>
  )
}

'use client'

import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import { FormErrorSummary } from '@/components/forms/form-error-summary'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { SubmitButton } from '@/components/forms/submit-button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardTitle } from '@/components/ui/card'
import { Input } from '@/components/ui/input'
import { LABEL } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { Radio } from '@/components/ui/radio'
import { Textarea } from '@/components/ui/textarea'

const loadCalls = () => import('./start-vacancy-calls')
const resolver = lazyResolver(() => loadCalls().then(({ schema }) => schema))

const SOURCES = [
  ['scratch', 'From scratch'],
  ['vacancy', 'From another vacancy'],
  ['advert', 'From an advert'],
] as const

/** `companies` are newest first. */
export function StartVacancy({
  companies,
  vacancies,
}: {
  companies: readonly { id: string; name: string }[]
  /** Whose briefs can be copied. */
  vacancies: readonly { id: string; companyId: string; title: string | null }[]
}) {
  const router = useRouter()
  const form = useForm({
    resolver,
    defaultValues: {
      companyId: companies[0]?.id ?? '',
      jobTitle: '',
      from: 'scratch' as 'scratch' | 'vacancy' | 'advert',
      fromVacancyId:
        vacancies.find((vacancy) => vacancy.companyId === companies[0]?.id && vacancy.title !== null)?.id ??
        '',
      advert: '',
    },
  })
  const [companyId, from] = form.watch(['companyId', 'from'])
  const sources = vacancies.filter((vacancy) => vacancy.companyId === companyId && vacancy.title !== null)
  const { errors } = form.formState
  const [pending, setPending] = useState(false)

  return (
    <details className="group/start relative open:mb-4">
      <summary
        className={buttonVariants({
          variant: 'outline',
          className:
            'cursor-pointer list-none [&::-webkit-details-marker]:hidden group-open/start:absolute! group-open/start:top-2 group-open/start:right-2 group-open/start:w-11 group-open/start:border-transparent group-open/start:bg-transparent group-open/start:px-0',
        })}
      >
        <Plus aria-hidden="true" className="group-open/start:hidden" />
        <span className="group-open/start:hidden">Start another vacancy</span>
        <X aria-hidden="true" className="hidden group-open/start:inline" />
        <span className="sr-only hidden group-open/start:inline">Close</span>
      </summary>
      <Card aria-labelledby="start-vacancy">
        <div className="grid gap-1">
          <CardTitle id="start-vacancy" className="pr-8">
            Start another vacancy
          </CardTitle>
          <p className="measure text-muted-foreground">
            We’ll start with what we know about your company. Your other vacancies stay as they are.
          </p>
        </div>
        <Form
          className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)] lg:*:[[role=alert]]:col-span-2"
          onReady={resolver.preload}
          onSubmit={form.handleSubmit(async (values) => {
            setPending(true)
            const { startVacancy } = await loadCalls()
            // The company may have been changed since.
            const chosen = sources.find(({ id }) => id === values.fromVacancyId) ?? sources[0]
            const fromVacancyId = chosen?.id ?? ''
            const url = await startVacancy({ ...values, fromVacancyId }, form.setError)
            if (url) router.push(url)
            else setPending(false)
          })}
        >
          <FormErrorSummary errors={errors} />
          <div className="grid content-start gap-5">
            {companies.length > 1 ? (
              <FormField label="Company" error={errors.companyId?.message}>
                {(control) => (
                  <NativeSelect {...control} {...form.register('companyId')}>
                    {companies.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </FormField>
            ) : null}
            <FormField label="Job title" error={errors.jobTitle?.message}>
              {(control) => <Input {...control} {...form.register('jobTitle')} autoComplete="off" />}
            </FormField>
          </div>
          <div className="grid content-start gap-5">
            <fieldset className="grid gap-2">
              <legend className={`mb-2 ${LABEL}`}>How do you want to begin?</legend>
              <div className="flex flex-wrap gap-x-6">
                {SOURCES.filter(([key]) => key !== 'vacancy' || sources.length > 0).map(([key, label]) => (
                  <label
                    key={key}
                    htmlFor={`begin-${key}`}
                    className="inline-flex min-h-11 items-center gap-2"
                  >
                    <Radio id={`begin-${key}`} value={key} {...form.register('from')} />
                    {label}
                  </label>
                ))}
              </div>
            </fieldset>
            {from === 'vacancy' ? (
              <FormField
                label="Vacancy to copy"
                description="We copy its brief, with where each point came from. You can change everything."
                error={errors.fromVacancyId?.message}
              >
                {(control) => (
                  <NativeSelect {...control} {...form.register('fromVacancyId')}>
                    {sources.map(({ id, title }) => (
                      <option key={id} value={id}>
                        {title}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </FormField>
            ) : null}
            {from === 'advert' ? (
              <FormField
                label="Advert or job description"
                description="You choose which of its lines go into the brief."
                error={errors.advert?.message}
              >
                {(control) => <Textarea {...control} {...form.register('advert')} rows={8} />}
              </FormField>
            ) : null}
          </div>
          <SubmitButton
            className="sm:justify-self-start lg:col-start-2"
            pending={pending}
            pendingLabel={from === 'advert' ? 'Reading the advert...' : 'Starting...'}
          >
            Start vacancy
          </SubmitButton>
        </Form>
      </Card>
    </details>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import { FormErrorSummary } from '@/components/forms/form-error-summary'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { SubmitButton } from '@/components/forms/submit-button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'

const loadCalls = () => import('./start-vacancy-calls')
const resolver = lazyResolver(() => loadCalls().then(({ schema }) => schema))

/** `companies` are newest first. */
export function StartVacancy({ companies }: { companies: readonly { id: string; name: string }[] }) {
  const router = useRouter()
  const form = useForm({ resolver, defaultValues: { companyId: companies[0]?.id ?? '', jobTitle: '' } })
  const { errors } = form.formState
  const [pending, setPending] = useState(false)

  return (
    <Card aria-labelledby="start-vacancy">
      <h2 id="start-vacancy">Start another vacancy</h2>
      <p className="measure text-muted-foreground">
        We’ll start with what we know about your company. Your other vacancies stay as they are.
      </p>
      <Form
        className="grid gap-5"
        onReady={resolver.preload}
        onSubmit={form.handleSubmit(async (values) => {
          setPending(true)
          const { startVacancy } = await loadCalls()
          const url = await startVacancy(values, form.setError)
          if (url) router.push(url)
          else setPending(false)
        })}
      >
        <FormErrorSummary errors={errors} />
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
        <SubmitButton className="sm:justify-self-start" pending={pending} pendingLabel="Starting...">
          Start vacancy
        </SubmitButton>
      </Form>
    </Card>
  )
}

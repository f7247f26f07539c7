'use client'

import { useRouter } from 'next/navigation'
import { useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import { FormErrorSummary } from '@/components/forms/form-error-summary'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { applyServerErrors } from '@/components/forms/server-errors'
import { SubmitButton } from '@/components/forms/submit-button'
import { ButtonLink } from '@/components/ui/button'
import { Card, CardDescription, CardFooter, CardHeader, CardTitle } from '@/components/ui/card'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { notify } from '@/components/ui/notify'
import { api } from '@/lib/api/client'
import { COMPANY_INDUSTRIES, COMPANY_SIZES } from '@/lib/companies/options'
import type { Company, CompanyDetails } from '@/lib/companies/schema'
import { paths } from '@/lib/paths'
import { CompanyIntelligenceCard } from './company-intelligence-card'
import { DescriptionField } from './description-field'
import { failureText } from './failure-text'
import { useFormDraft } from './form-draft'
import { useOnboarding } from './onboarding-screen'
import { type ResearchTask, useWebsiteResearch } from './use-website-research'
import { WebsiteField } from './website-field'

const room = () => import('@/lib/companies/schema')
const resolver = lazyResolver(() => room().then(({ companyDetailsSchema }) => companyDetailsSchema))
const FIELDS = ['industry', 'size', 'website', 'description', 'jobTitle'] as const

/** The company details form with its research (specification, sections 2, 5, 7 and 8). */
export function AboutForm({ company }: { company: Company }) {
  const router = useRouter()
  const { update } = useOnboarding()
  const intelligence = useId()
  const form = useForm({
    resolver,
    defaultValues: {
      industry: company.industry ?? undefined,
      size: company.size ?? undefined,
      website: company.website ?? '',
      description: company.description ?? '',
      jobTitle: company.jobTitle ?? '',
    },
  })
  const { errors, isSubmitted } = form.formState
  const forgetDraft = useFormDraft(form, FIELDS, `company.${company.id}`)
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const written = useRef<string>(undefined)
  const [ownText, setOwnText] = useState('')
  const { running, insights, failure, research } = useWebsiteResearch(company.id, takeDescription)

  function setDescription(text: string) {
    form.setValue('description', text, { shouldDirty: true, shouldValidate: isSubmitted })
  }

  /** Shows the generated text and keeps the person's own, which it replaced, at hand. */
  function takeDescription(text: string) {
    const before = form.getValues('description')
    if (before.trim() !== '' && before !== written.current) setOwnText(before)
    written.current = text
    setDescription(text)
  }

  async function normaliseWebsite() {
    const typed = form.getValues('website')
    const schema = await room().catch(() => null)
    if (!schema || form.getValues('website') !== typed) return
    form.setValue('website', schema.withScheme(typed), { shouldValidate: isSubmitted })
  }

  async function startResearch(task: ResearchTask) {
    const schema = await room().catch(() => null)
    const address = schema?.researchRequestSchema.shape.website.safeParse(form.getValues('website'))
    if (address?.success) {
      form.clearErrors('website')
      form.setValue('website', address.data)
      await research(task, address.data)
    } else {
      const message = address?.error.issues[0]?.message ?? 'Please check the connection and try again.'
      form.setError('website', { type: 'research', message }, { shouldFocus: true })
    }
  }

  async function save(values: CompanyDetails) {
    if (busy.current) return
    busy.current = true
    setPending(true)
    try {
      await api('updateCompany', { params: { companyId: company.id }, body: values })
      forgetDraft()
      update({ step: 'consultation', companyId: company.id, jobTitle: values.jobTitle })
      notify({ title: 'Company details updated' })
      router.push(paths.consultation)
    } catch (error) {
      applyServerErrors(error, form.setError, FIELDS)
      notify({ title: 'Update failed', description: failureText(error), variant: 'destructive' })
      busy.current = false
      setPending(false)
    }
  }

  // Registered in the order of the screen: the first wrong field gets the focus.
  const field = {
    industry: form.register('industry'),
    size: form.register('size'),
    website: form.register('website', {
      onChange: () => form.clearErrors('website'),
      onBlur: normaliseWebsite,
    }),
    description: form.register('description'),
    jobTitle: form.register('jobTitle'),
  }

  return (
    <div className="grid gap-6">
      <Card aria-labelledby={`${intelligence}-form`}>
        <CardHeader>
          <CardTitle id={`${intelligence}-form`}>{company.name}</CardTitle>
          <CardDescription>
            Registered by {company.contactName}, {company.email}
          </CardDescription>
        </CardHeader>
        <Form className="grid gap-5" onReady={resolver.preload} onSubmit={form.handleSubmit(save)}>
          <FormErrorSummary errors={errors} />
          <div className="grid gap-5 sm:grid-cols-2">
            <FormField label="Industry" error={errors.industry?.message}>
              {(control) => (
                <NativeSelect {...control} {...field.industry}>
                  <option value="">Select an industry</option>
                  {COMPANY_INDUSTRIES.map(({ key, label }) => (
                    <option key={key} value={key}>
                      {label}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </FormField>
            <FormField label="Company size" error={errors.size?.message}>
              {(control) => (
                <NativeSelect {...control} {...field.size}>
                  <option value="">Select company size</option>
                  {COMPANY_SIZES.map(({ key, label }) => (
                    <option key={key} value={key}>
                      {label}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </FormField>
          </div>
          <WebsiteField
            error={errors.website?.message}
            running={running}
            failure={failure}
            findings={insights ? `#${intelligence}` : undefined}
            onResearch={() => startResearch('website')}
            registration={field.website}
          />
          <DescriptionField
            error={errors.description?.message}
            running={running}
            failure={failure}
            hasOwnText={ownText !== ''}
            onRestore={() => {
              setDescription(ownText)
              setOwnText('')
            }}
            onGenerate={() => startResearch('description')}
            registration={field.description}
          />
          <div className="border-t pt-5">
            <FormField label="Job title to recruit for" error={errors.jobTitle?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...field.jobTitle}
                  autoComplete="off"
                  placeholder="Senior bridge engineer"
                />
              )}
            </FormField>
          </div>
          <CardFooter className="justify-between">
            <ButtonLink href={paths.register} variant="outline" className="max-sm:grow">
              Back
            </ButtonLink>
            <SubmitButton className="max-sm:grow" pending={pending} pendingLabel="Saving...">
              Meet Your AI Consultant
            </SubmitButton>
          </CardFooter>
        </Form>
      </Card>
      {insights ? <CompanyIntelligenceCard id={intelligence} insights={insights} /> : null}
    </div>
  )
}

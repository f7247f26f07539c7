'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import { FormErrorSummary } from '@/components/forms/form-error-summary'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { SubmitButton } from '@/components/forms/submit-button'
import { useFormDraft } from '@/components/onboarding/form-draft'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { FIELD_NOTE } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import type { CompanyDetails } from '@/lib/company/details-schema'
import type { Company } from '@/lib/company/schema'
import type { Research } from '@/lib/research/schema'
import type { ResearchRun, ResearchState, ResearchTask } from './company-details-calls'
import { DescriptionField } from './description-field'
import type { DetailsStaticParts } from './details-static-parts'
import { useBesideForm, useFindingsPlace } from './findings-place'
import { WebsiteField } from './website-field'

const loadCalls = () => import('./company-details-calls')
const resolver = lazyResolver(() => loadCalls().then(({ schema }) => schema))
const FORM_ID = 'company-details'
const FIELDS = ['industry', 'size', 'website', 'description', 'jobTitle'] as const

/** `parts` are rendered on the server, `next` is the screen after this one, `leaveSignal` aborts when the screen is left. */
export function CompanyDetailsForm({
  company,
  savedResearch,
  parts,
  next,
  leaveSignal,
}: {
  company: Company
  savedResearch: Research | null
  parts: DetailsStaticParts
  next: Route
  leaveSignal: RefObject<AbortSignal | undefined>
}) {
  const router = useRouter()
  const { session, update, linkTo, hasSeveral } = useOnboarding()
  const { vacancyId } = session
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
  const { errors } = form.formState
  const clearDraft = useFormDraft(form, FIELDS, `company.${company.id}${hasSeveral ? `.${vacancyId}` : ''}`)
  const [pending, setPending] = useState(false)
  const [research, setResearch] = useState<ResearchState>({})
  const isBeside = useBesideForm()
  const findings = useFindingsPlace(research.findings)

  useEffect(() => {
    if (savedResearch)
      import('./company-intelligence').then(
        ({ renderFindings }) => setResearch({ findings: renderFindings(savedResearch, company.id) }),
        () => undefined,
      )
  }, [savedResearch, company.id])

  const withCalls = (start: (loaded: Awaited<ReturnType<typeof loadCalls>>, run: ResearchRun) => unknown) =>
    loadCalls().then(
      (loaded) =>
        start(loaded, {
          form,
          companyId: company.id,
          research,
          setResearch,
          leaveSignal: leaveSignal.current,
        }),
      () => form.setError('website', { message: parts.interrupted }),
    )
  const startResearch = (task: ResearchTask) => withCalls((loaded, run) => loaded.researchWebsite(task, run))

  async function save(values: CompanyDetails) {
    setPending(true)
    const { saveCompany } = await loadCalls()
    if (await saveCompany({ companyId: company.id, vacancyId }, values, FIELDS, form.setError)) {
      clearDraft()
      update({ step: 'consultation', companyId: company.id, jobTitle: values.jobTitle })
      router.push(linkTo(next))
    } else {
      setPending(false)
    }
  }

  // In screen order, so that the first invalid field gets the focus.
  const field = {
    industry: form.register('industry'),
    size: form.register('size'),
    website: form.register('website', {
      onChange: () => {
        form.clearErrors('website')
        setResearch((current) => ({ ...current, isAddressRefused: false }))
      },
      onBlur: () =>
        loadCalls().then(
          ({ completeWebsite }) => completeWebsite(form),
          () => undefined,
        ),
    }),
    description: form.register('description'),
    jobTitle: form.register('jobTitle'),
  }

  return (
    <div {...parts.layout}>
      <div {...parts.form}>
        <section {...parts.card}>
          <div className="grid gap-1">
            <h2 id="company" className="text-lg">
              {company.name}
            </h2>
            <p className={FIELD_NOTE}>
              Registered by {company.contactName},{' '}
              <span className="wrap-anywhere inline-block">{company.email}</span>
            </p>
          </div>
          <Form
            id={FORM_ID}
            className="grid gap-5"
            onReady={resolver.preload}
            onSubmit={form.handleSubmit(save)}
          >
            <FormErrorSummary errors={errors} />
            <div className="grid gap-5 sm:grid-cols-2">
              <FormField label="Industry" error={errors.industry?.message}>
                {(control) => (
                  <NativeSelect {...control} {...field.industry}>
                    {parts.industries}
                  </NativeSelect>
                )}
              </FormField>
              <FormField label="Company size" error={errors.size?.message}>
                {(control) => (
                  <NativeSelect {...control} {...field.size}>
                    {parts.sizes}
                  </NativeSelect>
                )}
              </FormField>
            </div>
            <WebsiteField
              error={errors.website?.message}
              research={research}
              parts={parts}
              onResearch={() => startResearch('website')}
              onDocument={() => withCalls((loaded, run) => loaded.openDocumentPanel(run))}
              registration={field.website}
            />
            <DescriptionField
              error={errors.description?.message}
              research={research}
              parts={parts}
              onGenerate={() => startResearch('description')}
              registration={field.description}
            />
            <div className="border-t pt-5">
              <FormField label="Job title to recruit for" error={errors.jobTitle?.message}>
                {(control) => <Input {...control} {...field.jobTitle} {...parts.jobTitle} />}
              </FormField>
            </div>
          </Form>
        </section>
        {research.findings && !isBeside ? <div ref={findings.ref} /> : null}
        <div {...parts.foot}>
          {parts.back}
          <SubmitButton form={FORM_ID} className="max-sm:grow" pending={pending} pendingLabel="Saving...">
            Meet Your AI Consultant
          </SubmitButton>
        </div>
      </div>
      {isBeside && research.findings ? (
        <div ref={findings.ref} />
      ) : research.running === 'website' ? (
        parts.reading
      ) : (
        parts.aside
      )}
      {findings.rendered}
    </div>
  )
}

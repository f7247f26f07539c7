import type { Dispatch, ReactNode, SetStateAction } from 'react'
import type { UseFormReturn, UseFormSetError } from 'react-hook-form'
import { applyServerErrors } from '@/components/forms/server-errors'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { sendSavedAnswers } from '@/components/vacancy-builder/send-saved-answers'
import { ApiError, api } from '@/lib/api/client'
import * as companies from '@/lib/api/routes/companies'
import * as routes from '@/lib/api/routes/research'
import { type CompanyDetails, companyDetailsSchema } from '@/lib/company/schema'
import { type ResearchProgress as Progress, researchRequestSchema } from '@/lib/research/schema'
import { withScheme } from '@/lib/research/website'
import { renderFindings } from './company-intelligence'
import { FINDINGS_ID } from './company-intelligence-card'
import { DocumentPanel } from './document-panel'
import { failureText } from './failure-text'
import { ResearchFailure } from './research-failure'
import { ResearchProgress } from './research-progress'
import { streamResearch } from './research-stream'

// What the company details need from the first focus on: fetched then, with zod, and not on first load.

export const schema = companyDetailsSchema

/** What runs: the whole website (description and insights), or the description alone. */
export type ResearchTask = 'website' | 'description'

/** How the research of the website stands. */
export interface ResearchState {
  running?: ResearchTask | null
  /** What is said under each of the two fields. */
  websiteNote?: ReactNode
  descriptionNote?: ReactNode
  /** Under the website field: the research under way, why there is none, or the form for a document. */
  panel?: ReactNode
  /** The card of what was found. */
  findings?: ReactNode
  /** The description that was written last, and the button that puts back the person's own words, which it replaced. */
  written?: string
  undo?: ReactNode
}

type DetailsForm = UseFormReturn<CompanyDetails>
type SetResearch = Dispatch<SetStateAction<ResearchState>>

export interface ResearchRun {
  form: DetailsForm
  companyId: string
  /** As it stands before the run. */
  research: ResearchState
  setResearch: SetResearch
  /** Aborted when the screen is left: the run ends silently. */
  left: AbortSignal | undefined
}

const patchResearch = (run: ResearchRun) => (next: ResearchState) =>
  run.setResearch((current) => ({ ...current, ...next }))

/** Shows the website with its scheme. */
export function completeWebsite(form: DetailsForm): void {
  form.setValue('website', withScheme(form.getValues('website')), {
    shouldValidate: form.formState.isSubmitted,
  })
}

function setDescription(form: DetailsForm, description: string) {
  form.setValue('description', description, { shouldValidate: form.formState.isSubmitted })
}

/** Puts the description that was written into the form; the person's own words can be put back. */
function fillDescription(description: string, run: ResearchRun) {
  const { form } = run
  const change = patchResearch(run)
  const replaced = form.getValues('description')
  const isOwn = replaced.trim() !== '' && replaced !== run.research.written && replaced !== description
  const undo = (
    <Button
      variant="ghost"
      size="sm"
      onClick={() => {
        setDescription(form, replaced)
        change({ undo: null })
      }}
    >
      Put my own text back
    </Button>
  )
  change({ written: description, descriptionNote: null, ...(isOwn && { undo }) })
  setDescription(form, description)
  notify({ title: 'Company description generated' })
}

/**
 * Researches the form's website by the two calls of section 7, with the notifications of section 8. Both calls start at once, and share
 * one reading on the server; the insights' notification comes last, as one is shown at a time. An address that is none is an error at its
 * field. Throws nothing.
 */
export async function researchWebsite(task: ResearchTask, run: ResearchRun): Promise<void> {
  const { form, companyId, left } = run
  const change = patchResearch(run)
  const address = researchRequestSchema.shape.website.safeParse(form.getValues('website'))
  if (!address.success) {
    const message = address.error.issues[0]?.message
    form.setError('website', { type: 'research', message }, { shouldFocus: true })
    return
  }
  form.clearErrors('website')
  form.setValue('website', address.data)
  change({ running: task, websiteNote: null, descriptionNote: null, panel: null })
  const stop = new AbortController()
  left?.addEventListener('abort', () => stop.abort())
  const refresh = task === 'website' && run.research.findings !== undefined
  const call = { body: { website: address.data, companyId, refresh }, signal: stop.signal }
  const described = api(routes.researchCompany, call).then(
    ({ description }) => fillDescription(description, run),
    (error: unknown) => {
      if (stop.signal.aborted) return
      if (task === 'description') change({ descriptionNote: reasonOf(error) })
      notify({
        title: 'Generation failed',
        description: 'Could not generate company description. Please enter manually.',
        variant: 'destructive',
      })
    },
  )
  if (task === 'website') await findInsights({ ...call.body, stop, described }, run)
  await described
  if (!left?.aborted) change({ running: null })
}

async function findInsights(
  {
    stop,
    described,
    ...request
  }: {
    website: string
    companyId: string
    refresh: boolean
    stop: AbortController
    described: Promise<void>
  },
  run: ResearchRun,
): Promise<void> {
  const change = patchResearch(run)
  let steps: Progress[] = []
  const show = (next?: Progress) => {
    const isNew =
      next && !steps.some(({ stage, address }) => stage === next.stage && address === next.address)
    if (isNew) steps = [...steps, next]
    change({ panel: <ResearchProgress steps={steps} onCancel={() => stop.abort()} /> })
  }
  show()
  const found = streamResearch({ ...request, signal: stop.signal }, show)
  const [outcome] = await Promise.allSettled([found, described])
  if (run.left?.aborted) return
  if (outcome.status === 'fulfilled') {
    change({
      panel: null,
      findings: renderFindings(outcome.value.research, request.companyId),
      websiteNote: FOUND_NOTE,
    })
    notify({ title: 'Company research completed' })
  } else if (stop.signal.aborted) {
    change({ panel: null, websiteNote: 'The research was stopped.' })
  } else {
    const reason = reasonOf(outcome.reason)
    change({
      panel: (
        <ResearchFailure
          reason={reason}
          onRetry={() => researchWebsite('website', run)}
          onDocument={() => openDocumentPanel(run)}
        />
      ),
      websiteNote: <span className="sr-only">The website was not read. {reason}</span>,
    })
    notify({
      title: 'Research failed',
      description: 'Could not research company insights. Please continue with manual information.',
      variant: 'destructive',
    })
  }
}

/** Shows the form for a document or a text in place of a website, or takes it away. */
export function openDocumentPanel(run: ResearchRun): void {
  const change = patchResearch(run)
  const { form, companyId, left } = run
  const close = (next: ResearchState = {}) => change({ panel: null, websiteNote: null, ...next })
  change({
    websiteNote: null,
    panel: (
      <DocumentPanel
        companyId={companyId}
        left={left}
        onClose={close}
        onFound={({ research }) => {
          close({ findings: renderFindings(research, companyId), websiteNote: FOUND_NOTE })
          const isEmpty = form.getValues('description').trim() === ''
          if (isEmpty && research.description) fillDescription(research.description, run)
        }}
      />
    ),
  })
}

const FOUND_NOTE = (
  <>
    The reading is done.{' '}
    <a href={`#${FINDINGS_ID}`} className="link">
      See what was found
    </a>
  </>
)

const reasonOf = (error: unknown) =>
  error instanceof ApiError ? error.detail : 'Something went wrong on our side.'

/** Saves the company details and notifies. False where that failed; the form says why. */
export async function saveCompany(
  companyId: string,
  values: CompanyDetails,
  fields: readonly (keyof CompanyDetails)[],
  setError: UseFormSetError<CompanyDetails>,
): Promise<boolean> {
  try {
    await api(companies.updateCompany, { params: { companyId }, body: values })
    await sendSavedAnswers(companyId)
    notify({ title: 'Company details updated' })
    return true
  } catch (error) {
    applyServerErrors(error, setError, fields)
    notify({ title: 'Update failed', description: failureText(error), variant: 'destructive' })
    return false
  }
}

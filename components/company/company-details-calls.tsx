import type { Dispatch, ReactNode, SetStateAction } from 'react'
import type { UseFormReturn, UseFormSetError } from 'react-hook-form'
import { applyServerErrors } from '@/components/forms/server-errors'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { sendSavedAnswers } from '@/components/vacancy-builder/send-saved-answers'
import { ApiError, callApi } from '@/lib/api/client'
import { type CompanyDetails, companyDetailsSchema } from '@/lib/company/details-schema'
import { researchRequestSchema } from '@/lib/research/request-schema'
import type { ResearchProgress as Progress } from '@/lib/research/schema'
import { addScheme } from '@/lib/research/website'
import { renderFindings } from './company-intelligence'
import { DocumentPanel } from './document-panel'
import { failureText } from './failure-text'
import { FINDINGS_ID } from './findings-anchor'
import { ResearchFailure } from './research-failure'
import { ResearchProgress } from './research-progress'
import { streamResearch } from './research-stream'

// Loaded with zod on the form's first focus, not on page load.

export const schema = companyDetailsSchema

/** `website` fetches description and insights, `description` only the description. */
export type ResearchTask = 'website' | 'description'

export interface ResearchState {
  running?: ResearchTask | null
  websiteNote?: ReactNode
  descriptionNote?: ReactNode
  panel?: ReactNode
  /** The panel says why. */
  isAddressRefused?: boolean
  findings?: ReactNode
  /** The last generated description, and the button that restores the user's text it replaced. */
  generatedDescription?: string
  restoreButton?: ReactNode
}

type DetailsForm = UseFormReturn<CompanyDetails>
type SetResearch = Dispatch<SetStateAction<ResearchState>>

export interface ResearchRun {
  form: DetailsForm
  companyId: string
  research: ResearchState
  setResearch: SetResearch
  /** Aborts when the screen is left. The run then ends silently. */
  leaveSignal: AbortSignal | undefined
}

const patchResearch = (run: ResearchRun) => (changes: ResearchState) =>
  run.setResearch((current) => ({ ...current, ...changes }))

export function completeWebsite(form: DetailsForm): void {
  form.setValue('website', addScheme(form.getValues('website')), {
    shouldValidate: form.formState.isSubmitted,
  })
}

function setDescription(form: DetailsForm, description: string) {
  form.setValue('description', description, { shouldValidate: form.formState.isSubmitted })
}

/** `source` is what it was written from. */
function fillDescription(description: string, source: 'website' | 'text', run: ResearchRun) {
  const { form } = run
  const patch = patchResearch(run)
  const previous = form.getValues('description')
  const isOwn =
    previous.trim() !== '' && previous !== run.research.generatedDescription && previous !== description
  const descriptionNote = `Written from your ${source}. Please check it.`
  const restoreButton = (
    <Button
      variant="ghost"
      size="sm"
      onClick={() => {
        setDescription(form, previous)
        patch({ restoreButton: null, descriptionNote: null })
      }}
    >
      Restore my text
    </Button>
  )
  patch({ generatedDescription: description, descriptionNote, ...(isOwn && { restoreButton }) })
  setDescription(form, description)
  notify({ title: 'Company description generated' })
}

/** HTTP: what is wrong is the address, not the website. */
const ADDRESS_REFUSED = 422
const NEEDS_WEBSITE =
  'Enter your website’s address first: we write the description from it. Or write a sentence below yourself.'

/** Two parallel calls share one crawl on the server. The insights' notification comes last, as only one is shown. Never throws. */
export async function researchWebsite(task: ResearchTask, run: ResearchRun): Promise<void> {
  const { form, companyId, leaveSignal } = run
  const patch = patchResearch(run)
  const address = researchRequestSchema.shape.website.safeParse(form.getValues('website'))
  if (!address.success && task === 'description' && form.getValues('website').trim() === '') {
    // Where the address goes, which takes the focus: the button is out of its sight on a phone.
    form.setError('website', { type: 'research', message: NEEDS_WEBSITE }, { shouldFocus: true })
    return
  }
  if (!address.success) {
    const message = address.error.issues[0]?.message
    form.setError('website', { type: 'research', message }, { shouldFocus: true })
    return
  }
  form.clearErrors('website')
  form.setValue('website', address.data)
  patch({ running: task, websiteNote: null, descriptionNote: null, panel: null, isAddressRefused: false })
  const stopController = new AbortController()
  leaveSignal?.addEventListener('abort', () => stopController.abort())
  const refresh = task === 'website' && run.research.findings !== undefined
  const call = { body: { website: address.data, companyId, refresh }, signal: stopController.signal }
  const described = callApi('POST /api/company/research', call).then(
    ({ description }) => fillDescription(description, 'website', run),
    (error: unknown) => {
      if (stopController.signal.aborted) return
      if (task === 'description') patch({ descriptionNote: describeFailure(error) })
      notify({
        title: 'Generation failed',
        description: 'Could not generate company description. Please enter manually.',
        variant: 'destructive',
      })
    },
  )
  if (task === 'website') await findInsights({ ...call.body, stopController, described }, run)
  await described
  if (!leaveSignal?.aborted) patch({ running: null })
}

async function findInsights(
  {
    stopController,
    described,
    ...request
  }: {
    website: string
    companyId: string
    refresh: boolean
    stopController: AbortController
    described: Promise<void>
  },
  run: ResearchRun,
): Promise<void> {
  const patch = patchResearch(run)
  let steps: Progress[] = []
  const showProgress = (progress?: Progress) => {
    const isNew =
      progress &&
      !steps.some(({ stage, address }) => stage === progress.stage && address === progress.address)
    if (isNew) steps = [...steps, progress]
    patch({ panel: <ResearchProgress steps={steps} onCancel={() => stopController.abort()} /> })
  }
  showProgress()
  const insights = streamResearch({ ...request, signal: stopController.signal }, showProgress)
  const [outcome] = await Promise.allSettled([insights, described])
  if (run.leaveSignal?.aborted) return
  if (outcome.status === 'fulfilled') {
    patch({
      panel: null,
      findings: renderFindings(outcome.value.research, request.companyId),
      websiteNote: FOUND_NOTE,
    })
    notify({ title: 'Company research completed' })
  } else if (stopController.signal.aborted) {
    patch({ panel: null, websiteNote: 'Research stopped.' })
  } else {
    const reason = describeFailure(outcome.reason)
    const isAddressRefused = outcome.reason instanceof ApiError && outcome.reason.status === ADDRESS_REFUSED
    patch({
      panel: (
        <ResearchFailure
          reason={reason}
          onRetry={isAddressRefused ? null : () => researchWebsite('website', run)}
          onDocument={() => openDocumentPanel(run)}
        />
      ),
      isAddressRefused,
      websiteNote: <span className="sr-only">We couldn’t read the website. {reason}</span>,
    })
    notify({
      title: 'Research failed',
      description: 'Could not research company insights. Please continue with manual information.',
      variant: 'destructive',
    })
  }
}

export function openDocumentPanel(run: ResearchRun): void {
  const patch = patchResearch(run)
  const { form, companyId, leaveSignal } = run
  const close = (changes: ResearchState = {}) => patch({ panel: null, websiteNote: null, ...changes })
  // The panel has messages of its own, and may fill in what was missing.
  form.clearErrors()
  patch({
    websiteNote: null,
    panel: (
      <DocumentPanel
        companyId={companyId}
        leaveSignal={leaveSignal}
        onClose={close}
        onFound={({ research }) => {
          close({ findings: renderFindings(research, companyId), websiteNote: FOUND_NOTE })
          const isEmpty = form.getValues('description').trim() === ''
          if (isEmpty && research.description) fillDescription(research.description, 'text', run)
        }}
      />
    ),
  })
}

const FOUND_NOTE = (
  <>
    Finished reading.{' '}
    <a href={`#${FINDINGS_ID}`} className="link">
      See what we found
    </a>
  </>
)

const describeFailure = (error: unknown) =>
  error instanceof ApiError
    ? error.detail
    : 'Something went wrong at our end. What you entered is still here. Please try again.'

/** Returns false on failure, with the reasons set on the form. */
export async function saveCompany(
  { companyId, vacancyId }: { companyId: string; vacancyId: string | null },
  values: CompanyDetails,
  fields: readonly (keyof CompanyDetails)[],
  setError: UseFormSetError<CompanyDetails>,
): Promise<boolean> {
  try {
    await callApi('PUT /api/companies/{companyId}', { params: { companyId }, body: { ...values, vacancyId } })
    await sendSavedAnswers(companyId, vacancyId)
    notify({ title: 'Company details updated' })
    return true
  } catch (error) {
    applyServerErrors(error, setError, fields)
    notify({ title: 'Update failed', description: failureText(error), variant: 'destructive' })
    return false
  }
}

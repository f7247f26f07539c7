import type { Dispatch, ReactNode, SetStateAction } from 'react'
import type { UseFormReturn, UseFormSetError } from 'react-hook-form'
import { applyServerErrors } from '@/components/forms/server-errors'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { carryAnswers } from '@/components/vacancy-builder/carry-answers'
import { ApiError, api } from '@/lib/api/client'
import * as companies from '@/lib/api/routes/companies'
import * as research from '@/lib/api/routes/research'
import { type CompanyDetails, companyDetailsSchema, withScheme } from '@/lib/companies/schema'
import { researchRequestSchema } from '@/lib/research/schema'
import { CompanyIntelligenceCard } from './company-intelligence-card'
import { failureText } from './failure-text'

// What the company details need from the first focus on: fetched then, with zod, and not on first load.

export const schema = companyDetailsSchema

/** What runs: the whole website (description and insights), or the description alone. */
export type ResearchTask = 'website' | 'description'

/** How the research of the website stands. */
export interface Research {
  running?: ResearchTask | null
  /** What is said under each of the two fields. */
  websiteNote?: ReactNode
  descriptionNote?: ReactNode
  /** The card of what was found. */
  findings?: ReactNode
  /** The description that was written last, and the button that puts back the person's own words, which it replaced. */
  written?: string
  undo?: ReactNode
}

type DetailsForm = UseFormReturn<CompanyDetails>
type SetResearch = Dispatch<SetStateAction<Research>>

export interface ResearchRun {
  form: DetailsForm
  companyId: string
  /** As it stands before the run. */
  research: Research
  setResearch: SetResearch
  /** Aborted when the screen is left: the run ends silently. */
  left: AbortSignal | undefined
}

/** Shows the website with its scheme. */
export function completeWebsite(form: DetailsForm): void {
  form.setValue('website', withScheme(form.getValues('website')), {
    shouldValidate: form.formState.isSubmitted,
  })
}

function setDescription(form: DetailsForm, description: string) {
  form.setValue('description', description, { shouldValidate: form.formState.isSubmitted })
}

/**
 * Researches the form's website by the two calls of section 7, with the notifications of section 8. Both calls start at once; the
 * insights' notification comes last, as one is shown at a time. An address that is none is an error at its field. Throws nothing.
 */
export async function startResearch(task: ResearchTask, run: ResearchRun): Promise<void> {
  const { form, companyId, left } = run
  const change = (next: Research) => run.setResearch((current) => ({ ...current, ...next }))
  const address = researchRequestSchema.shape.website.safeParse(form.getValues('website'))
  if (!address.success) {
    const message = address.error.issues[0]?.message
    form.setError('website', { type: 'research', message }, { shouldFocus: true })
    return
  }
  form.clearErrors('website')
  form.setValue('website', address.data)
  change({ running: task, ...notes(task, task === 'website' ? READING : null) })
  const undo = (ownText: string) => (
    <Button
      variant="ghost"
      size="sm"
      onClick={() => {
        setDescription(form, ownText)
        change({ undo: null })
      }}
    >
      Put my own text back
    </Button>
  )
  const call = { body: { website: address.data, companyId }, signal: left }
  const described = api(research.researchCompany, call).then(
    ({ description }) => {
      const replaced = form.getValues('description')
      if (replaced.trim() !== '' && replaced !== run.research.written) change({ undo: undo(replaced) })
      change({ written: description })
      setDescription(form, description)
      notify({ title: 'Company description generated' })
    },
    (error: unknown) => {
      if (left?.aborted) return
      change(notes(task, reasonOf(error)))
      notify({
        title: 'Generation failed',
        description: 'Could not generate company description. Please enter manually.',
        variant: 'destructive',
      })
    },
  )
  if (task === 'website') {
    const [found] = await Promise.allSettled([api(research.careerInsights, call), described])
    if (left?.aborted) return
    if (found.status === 'fulfilled') {
      change({
        findings: <CompanyIntelligenceCard id={FINDINGS} insights={found.value.insights} />,
        websiteNote: FOUND,
      })
      notify({ title: 'Company research completed' })
    } else {
      change({ websiteNote: reasonOf(found.reason) })
      notify({
        title: 'Research failed',
        description: 'Could not research company insights. Please continue with manual information.',
        variant: 'destructive',
      })
    }
  }
  await described
  change({ running: null })
}

const FINDINGS = 'company-intelligence'
const READING = 'The website is being read. You can go on with the other fields.'
const FOUND = (
  <>
    The website was read.{' '}
    <a href={`#${FINDINGS}`} className="link">
      See what was found
    </a>
  </>
)

const notes = (task: ResearchTask, note: ReactNode): Research =>
  task === 'website' ? { websiteNote: note, descriptionNote: null } : { descriptionNote: note }

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
    await carryAnswers(companyId)
    notify({ title: 'Company details updated' })
    return true
  } catch (error) {
    applyServerErrors(error, setError, fields)
    notify({ title: 'Update failed', description: failureText(error), variant: 'destructive' })
    return false
  }
}

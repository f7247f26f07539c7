import { useEffect, useRef, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { ApiError, api } from '@/lib/api/client'
import type { Insights } from '@/lib/companies/schema'

/** What runs: the whole website (description and insights), or the description alone. */
export type ResearchTask = 'website' | 'description'

/** Why a run found nothing. */
export interface ResearchFailure {
  task: ResearchTask
  text: string
}

const reasonOf = (error: unknown) =>
  error instanceof ApiError ? error.detail : 'Something went wrong on our side.'

/**
 * The research of a company's website by the two calls of section 7, with their notifications (section 8). `onDescription` takes the text
 * that was written, `failure` is of the last run. A run ends silently when the screen is left.
 */
export function useWebsiteResearch(companyId: string, onDescription: (description: string) => void) {
  const [running, setRunning] = useState<ResearchTask | null>(null)
  const [insights, setInsights] = useState<Insights | null>(null)
  const [failure, setFailure] = useState<ResearchFailure | null>(null)
  const left = useRef<AbortController>(undefined)

  useEffect(() => {
    const controller = new AbortController()
    left.current = controller
    return () => controller.abort()
  }, [])

  async function describe(task: ResearchTask, website: string, signal: AbortSignal | undefined) {
    try {
      const { description } = await api('researchCompany', { body: { website, companyId }, signal })
      onDescription(description)
      notify({ title: 'Company description generated' })
    } catch (error) {
      if (signal?.aborted) return
      setFailure({ task, text: reasonOf(error) })
      notify({
        title: 'Generation failed',
        description: 'Could not generate company description. Please enter manually.',
        variant: 'destructive',
      })
    }
  }

  /** `website` is a valid address. Both calls start at once; the insights' notification comes last, as one is shown at a time. */
  async function research(task: ResearchTask, website: string) {
    const signal = left.current?.signal
    setRunning(task)
    setFailure(null)
    const described = describe(task, website, signal)
    if (task === 'website') {
      const [found] = await Promise.allSettled([
        api('careerInsights', { body: { website, companyId }, signal }),
        described,
      ])
      if (signal?.aborted) return
      if (found.status === 'fulfilled') {
        setInsights(found.value.insights)
        notify({ title: 'Company research completed' })
      } else {
        setFailure({ task, text: reasonOf(found.reason) })
        notify({
          title: 'Research failed',
          description: 'Could not research company insights. Please continue with manual information.',
          variant: 'destructive',
        })
      }
    }
    await described
    setRunning(null)
  }

  return { running, insights, failure, research }
}

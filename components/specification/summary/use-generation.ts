'use client'

import { useState } from 'react'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { notify } from '@/components/ui/notify'
import { ApiError, api } from '@/lib/api/client'
import * as routes from '@/lib/api/routes/job-specifications'

/** What may be read of a failure: what the server or the client says in words, never a bare status line. */
const reasonOf = (error: unknown) =>
  error instanceof ApiError && (error.problem || error.status === 0)
    ? error.detail
    : 'Your conversation is safe: please try again.'

/** Which specification the summary shows, and the two calls that make and keep it. Failures are notified here. */
export function useGeneration() {
  const { session, state, update } = useOnboarding()
  const [generated, setGenerated] = useState<string | null>(null)
  const [generating, setGenerating] = useState(false)
  const [saving, setSaving] = useState(false)
  const id = generated ?? state?.jobSpecificationId ?? session.currentJobSpecId

  /** Writes the specification from the conversation; resolves to its id, or null when that failed. */
  async function generate(): Promise<string | null> {
    setGenerating(true)
    try {
      const { companyId, currentSessionId: sessionId } = session
      if (!companyId || !sessionId) throw new Error('no consultation')
      const { jobSpecification } = await api(routes.generateSummary, { body: { companyId, sessionId } })
      notify({
        title: 'Summary generated successfully',
        description:
          jobSpecification.id === id
            ? 'The conversation holds nothing that is not in it already.'
            : 'Read it, and see where each line comes from.',
      })
      update({ step: 'specification', currentJobSpecId: jobSpecification.id })
      setGenerated(jobSpecification.id)
      return jobSpecification.id
    } catch (error) {
      notify({
        title: 'Failed to generate summary',
        description: reasonOf(error),
        variant: 'destructive',
      })
      return null
    } finally {
      setGenerating(false)
    }
  }

  /** Save Draft; resolves to whether it was saved. */
  async function save(specificationId: string): Promise<boolean> {
    setSaving(true)
    try {
      await api(routes.updateJobSpecification, { params: { id: specificationId }, body: { status: 'draft' } })
      notify({ title: 'Job specification saved', description: 'It is kept as a draft until you approve it.' })
      return true
    } catch (error) {
      notify({ title: 'Save failed', description: reasonOf(error), variant: 'destructive' })
      return false
    } finally {
      setSaving(false)
    }
  }

  return { id, isFresh: generated !== null, generating, saving, generate, save }
}

'use client'

import { useEffect, useRef, useState } from 'react'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { notify } from '@/components/ui/notify'
import { ApiError, callApi } from '@/lib/api/client'

/** The detail of a problem document or of the client, never a bare status line. */
const describeFailure = (error: unknown) =>
  error instanceof ApiError && (error.problem || error.status === 0)
    ? error.detail
    : 'Something went wrong at our end.'

export function useGeneration() {
  const { session, state, update } = useOnboarding()
  const [generatedId, setGeneratedId] = useState<string | null>(null)
  const [takesFocus, setTakesFocus] = useState(false)
  const [generating, setGenerating] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const id = generatedId ?? state?.jobSpecificationId ?? session.currentJobSpecId

  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** Resolves to the specification's id, or null on failure and where it was cancelled. */
  async function generate(): Promise<string | null> {
    const controller = new AbortController()
    running.current = controller
    setGenerating(true)
    setFailure(null)
    try {
      const { companyId, vacancyId, currentSessionId: sessionId } = session
      if (!companyId || !sessionId) throw new Error('no consultation')
      const { jobSpecification } = await callApi('POST /api/ai/generate-summary', {
        body: { companyId, sessionId, vacancyId },
        signal: controller.signal,
      })
      notify({
        title: 'Summary generated successfully',
        description:
          jobSpecification.id === id
            ? 'Already up to date.'
            : 'Read it through and check where each line came from.',
      })
      show(jobSpecification.id)
      setTakesFocus(true)
      return jobSpecification.id
    } catch (error) {
      if (controller.signal.aborted) return null
      const reason = describeFailure(error)
      setFailure(reason)
      notify({ title: 'Failed to generate summary', variant: 'destructive' })
      return null
    } finally {
      setGenerating(false)
    }
  }

  /** Continues with a draft that was edited on this screen. */
  function show(specificationId: string) {
    update({ step: 'specification', currentJobSpecId: specificationId })
    setGeneratedId(specificationId)
    setTakesFocus(false)
  }

  async function save(specificationId: string): Promise<boolean> {
    setSaving(true)
    try {
      await callApi('PUT /api/job-specifications/{id}', {
        params: { id: specificationId },
        body: { status: 'draft' },
      })
      setSavedAt(new Date().toISOString())
      notify({ title: 'Job specification saved', description: 'It stays a draft until you approve it.' })
      return true
    } catch (error) {
      notify({ title: 'Save failed', description: describeFailure(error), variant: 'destructive' })
      return false
    } finally {
      setSaving(false)
    }
  }

  const cancel = () => running.current?.abort()

  return {
    id,
    isNew: generatedId !== null,
    /** The sheet was asked for, and not only a line of it. */
    takesFocus,
    generating,
    failure,
    saving,
    /** When the draft was last saved here. */
    savedAt,
    generate,
    cancel,
    show,
    save,
  }
}

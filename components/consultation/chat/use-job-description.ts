'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, buildUrl, toApiError } from '@/lib/api/client'
import { MESSAGE_MAX } from '@/lib/consultation/messages/options'
import { RESEARCH_LIMITS } from '@/lib/research/options'

const MEGABYTE = 1024 * 1024
const TOO_LARGE = `This file is too large. The limit is ${RESEARCH_LIMITS.documentBytes / MEGABYTE} MB.`
const NO_TEXT =
  'We couldn’t find any text in this file. It may be a scan. Type or paste the job description into the message box instead.'
const FAILED = 'We couldn’t read this file. Paste the text into the message box instead.'

async function readText(companyId: string, file: File, signal: AbortSignal): Promise<string> {
  const form = new FormData()
  form.set('companyId', companyId)
  form.set('file', file)
  const response = await fetch(buildUrl('POST /api/company/document-text'), {
    method: 'POST',
    body: form,
    signal,
  })
  if (!response.ok) throw await toApiError(response)
  const { text }: { text: string } = await response.json()
  return text.trim()
}

/** Reads an old job description from a file. `onText` gets as much of it as a message may hold. */
export function useJobDescription(companyId: string, onText: (text: string) => void) {
  const [fileName, setFileName] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const latest = useRef(onText)
  useEffect(() => {
    latest.current = onText
  })
  useEffect(() => () => running.current?.abort(), [])

  const read = useCallback(
    async (file: File) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      setError(file.size > RESEARCH_LIMITS.documentBytes ? TOO_LARGE : null)
      if (file.size > RESEARCH_LIMITS.documentBytes) return
      setFileName(file.name)
      try {
        const text = await readText(companyId, file, controller.signal)
        if (text === '') setError(NO_TEXT)
        else latest.current(text.slice(0, MESSAGE_MAX))
      } catch (cause) {
        if (!controller.signal.aborted) setError(cause instanceof ApiError ? cause.detail : FAILED)
      } finally {
        if (running.current === controller) setFileName(null)
      }
    },
    [companyId],
  )
  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setFileName(null)
  }, [])

  return { fileName, error, read, cancel }
}

export type JobDescription = ReturnType<typeof useJobDescription>

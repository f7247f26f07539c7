'use client'

import { useRouter } from 'next/navigation'
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ApiError, callApi, type Failure, failureOf } from '@/lib/api/client'
import type { HandEdit } from '@/lib/consultation/brief/hand-edit-schema'
import type { Audience } from '@/lib/consultation/topics'
import * as paths from '@/lib/paths'
import type { JobSpecificationResponse } from '@/lib/specification/schema'

const UNREACHABLE = 'We couldn’t reach the server. Your text is still here. Please save again.'
const CHANGED_ELSEWHERE =
  'This specification was changed in another window. You now see the newest version, and your text is still here. Save again to include it.'

const OUTCOME_UNKNOWN =
  'We lost the connection, so we don’t know if this was saved. Reload the page to check.'
const LINE_IN_EDITING: Failure = {
  message: 'You’re still editing a line. Save or cancel it first.',
  cards: [],
}

/** The row that gets the focus in the draft that is written next. It has another address, and so another page. */
let nextFocus: string | null = null

interface DraftEditor {
  /** An empty text removes the line. Edits are sent one after the other. */
  save: (
    lineId: string,
    text: string,
    audience: Audience | null,
  ) => Promise<{ ok: true; keptBack?: string | undefined } | ({ ok: false } & Failure)>
  /** Changes the brief, and shows the draft that is written from it, with the focus on `row`. Resolves to the failure where it did not work. */
  answer: (edit: HandEdit, row?: string) => Promise<Failure | null>
  unsavedLines: readonly string[]
  setUnsaved: (lineId: string, isUnsaved: boolean) => void
  /** The newest known to this window. */
  getRevision: () => number
  announce: (sentence: string) => void
}

const Context = createContext<DraftEditor | null>(null)

/**
 * Tracks the draft's revision, so that edits of this window never conflict with each other. The page of the draft is rendered again
 * after each; a screen that fetched the draft itself passes `onEdited` and `onWritten` instead.
 */
export function DraftEditorProvider({
  specificationId,
  companyId,
  sessionId,
  revision,
  onEdited,
  onWritten,
  children,
}: {
  specificationId: string
  companyId: string
  sessionId: string
  revision: number
  /** Called with the draft as it is after a line was edited; null where another window has changed it. */
  onEdited?: (response: JobSpecificationResponse | null) => void
  /** Called with the id of the draft that was written again. */
  onWritten?: (id: string) => void
  children: ReactNode
}) {
  const router = useRouter()
  const latest = useRef({ specificationId, revision })
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [unsavedLines, setUnsavedLines] = useState<readonly string[]>([])
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    // A draft that was written again counts from the start.
    const isSame = latest.current.specificationId === specificationId
    latest.current = {
      specificationId,
      revision: isSame ? Math.max(latest.current.revision, revision) : revision,
    }
  }, [specificationId, revision])

  useEffect(() => {
    if (nextFocus === null || !specificationId) return
    document.getElementById(nextFocus)?.focus()
    nextFocus = null
  }, [specificationId])

  const editor = useMemo<DraftEditor>(() => {
    const showEdited = (response: JobSpecificationResponse | null) =>
      startTransition(() => (onEdited ? onEdited(response) : router.refresh()))
    const answer = async (edit: HandEdit, row?: string): Promise<Failure | null> => {
      if (unsavedLines.length > 0) return LINE_IN_EDITING
      try {
        await callApi('POST /api/consultations/{sessionId}/edits', { params: { sessionId }, body: edit })
        const { jobSpecification } = await callApi('POST /api/ai/generate-summary', {
          body: { companyId, sessionId, vacancyId: sessionId },
        })
        nextFocus = row ?? 'needed'
        if (onWritten) onWritten(jobSpecification.id)
        else {
          router.replace(paths.jobSpecification(jobSpecification.id), { scroll: false })
          router.refresh()
        }
        return null
      } catch (error) {
        return failureOf(error, OUTCOME_UNKNOWN)
      }
    }
    const send = async (lineId: string, text: string, audience: Audience | null) => {
      try {
        const response = await callApi('PATCH /api/job-specifications/{id}/lines/{lineId}', {
          params: { id: specificationId, lineId },
          body: { text, ...(audience && { audience }), revision: latest.current.revision },
        })
        latest.current = { specificationId, revision: response.jobSpecification.revision }
        showEdited(response)
        return { ok: true as const, keptBack: response.keptBack?.message }
      } catch (error) {
        const isConflict = error instanceof ApiError && error.status === 409
        if (isConflict) showEdited(null)
        const failure = failureOf(error, UNREACHABLE)
        return { ok: false as const, ...failure, ...(isConflict && { message: CHANGED_ELSEWHERE }) }
      }
    }
    return {
      answer,
      unsavedLines,
      announce: setAnnouncement,
      save: (lineId, text, audience) => {
        const sent = queue.current.then(() => send(lineId, text, audience))
        queue.current = sent
        return sent
      },
      setUnsaved: (lineId, isUnsaved) =>
        setUnsavedLines((lines) => [...lines.filter((id) => id !== lineId), ...(isUnsaved ? [lineId] : [])]),
      getRevision: () => latest.current.revision,
    }
  }, [specificationId, companyId, sessionId, unsavedLines, router, onEdited, onWritten])

  return (
    <Context.Provider value={editor}>
      {children}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </Context.Provider>
  )
}

/** Throws outside a DraftEditorProvider. */
export function useDraftEditor(): DraftEditor {
  const editor = useContext(Context)
  if (!editor) throw new Error('useDraftEditor needs a DraftEditorProvider around it')
  return editor
}

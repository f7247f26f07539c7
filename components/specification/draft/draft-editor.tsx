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
import type { Audience } from '@/lib/consultation/topics'

const UNREACHABLE = 'We couldn’t reach the server. Your text is still here. Please save again.'
const CHANGED_ELSEWHERE =
  'This specification was changed in another window. You now see the newest version, and your text is still here. Save again to include it.'

interface DraftEditor {
  /** An empty text removes the line. Edits are sent one after the other. */
  save: (
    lineId: string,
    text: string,
    audience: Audience | null,
  ) => Promise<{ ok: true } | ({ ok: false } & Failure)>
  unsavedLines: readonly string[]
  setUnsaved: (lineId: string, isUnsaved: boolean) => void
  /** The newest known to this window. */
  getRevision: () => number
  announce: (sentence: string) => void
}

const Context = createContext<DraftEditor | null>(null)

/** Tracks the draft's revision, so that edits of this window never conflict with each other. */
export function DraftEditorProvider({
  specificationId,
  revision,
  children,
}: {
  specificationId: string
  revision: number
  children: ReactNode
}) {
  const router = useRouter()
  const latestRevision = useRef(revision)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [unsavedLines, setUnsavedLines] = useState<readonly string[]>([])
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    latestRevision.current = Math.max(latestRevision.current, revision)
  }, [revision])

  const editor = useMemo<DraftEditor>(() => {
    const send = async (lineId: string, text: string, audience: Audience | null) => {
      try {
        const { jobSpecification } = await callApi('PATCH /api/job-specifications/{id}/lines/{lineId}', {
          params: { id: specificationId, lineId },
          body: { text, ...(audience && { audience }), revision: latestRevision.current },
        })
        latestRevision.current = jobSpecification.revision
        startTransition(() => router.refresh())
        return { ok: true as const }
      } catch (error) {
        const isConflict = error instanceof ApiError && error.status === 409
        if (isConflict) router.refresh()
        const failure = failureOf(error, UNREACHABLE)
        return { ok: false as const, ...failure, ...(isConflict && { message: CHANGED_ELSEWHERE }) }
      }
    }
    return {
      unsavedLines,
      announce: setAnnouncement,
      save: (lineId, text, audience) => {
        const sent = queue.current.then(() => send(lineId, text, audience))
        queue.current = sent
        return sent
      },
      setUnsaved: (lineId, isUnsaved) =>
        setUnsavedLines((lines) => [...lines.filter((id) => id !== lineId), ...(isUnsaved ? [lineId] : [])]),
      getRevision: () => latestRevision.current,
    }
  }, [specificationId, unsavedLines, router])

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

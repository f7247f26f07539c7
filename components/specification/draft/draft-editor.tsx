'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { editLine } from '@/lib/api/actions/specification'

const UNREACHABLE = 'No connection. Your words are still here: please save again.'
const CHANGED_ELSEWHERE =
  'This specification was changed in another window. The newest version is shown now, and your words are still here: save again to put them in.'

interface DraftEditor {
  /** Stores a line's new words, or removes it with an empty text. Edits are sent one after the other. */
  save: (lineId: string, text: string) => Promise<{ ok: true } | { ok: false; message: string }>
  /** Lines with words that are not stored yet. */
  unsavedLines: readonly string[]
  setUnsaved: (lineId: string, unfinished: boolean) => void
  /** The newest revision that this window knows. */
  getRevision: () => number
  announce: (sentence: string) => void
}

const Context = createContext<DraftEditor | null>(null)

/** Holds the revision that the edits of a draft name, so that edits of this window never collide with each other. */
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
  const known = useRef(revision)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [unfinished, setLines] = useState<readonly string[]>([])
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    known.current = Math.max(known.current, revision)
  }, [revision])

  const editor = useMemo<DraftEditor>(() => {
    const send = async (lineId: string, text: string) => {
      const result = await editLine({ specificationId, lineId, text, revision: known.current }).catch(
        () => null,
      )
      if (result?.ok) {
        known.current = result.data.revision
        return { ok: true as const }
      }
      if (result?.code !== 'conflict') return { ok: false as const, message: result?.message ?? UNREACHABLE }
      router.refresh()
      return { ok: false as const, message: CHANGED_ELSEWHERE }
    }
    return {
      unsavedLines: unfinished,
      announce: setAnnouncement,
      save: (lineId, text) => {
        const sent = queue.current.then(() => send(lineId, text))
        queue.current = sent
        return sent
      },
      setUnsaved: (lineId, is) =>
        setLines((lines) => [...lines.filter((id) => id !== lineId), ...(is ? [lineId] : [])]),
      getRevision: () => known.current,
    }
  }, [specificationId, unfinished, router])

  return (
    <Context.Provider value={editor}>
      {children}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </Context.Provider>
  )
}

/** The editor of the draft around. Throws outside a DraftEditorProvider. */
export function useDraftEditor(): DraftEditor {
  const editor = useContext(Context)
  if (!editor) throw new Error('useDraftEditor needs a DraftEditorProvider around it')
  return editor
}

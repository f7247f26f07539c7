'use client'

import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { callApi } from '@/lib/api/client'
import type { Evidence } from '@/lib/consultation/brief/schema'
import { buildQuotes, evidenceLabelOf } from '@/lib/specification/document/quotes'
import type { SourceTexts } from '@/lib/specification/schema'
import { EvidenceMark } from './evidence-mark'
import { EvidenceQuotes } from './evidence-quotes'

interface SourceTextsState {
  texts: SourceTexts | null
  failed: boolean
  load: () => void
}

const Context = createContext<SourceTextsState | null>(null)

/** Fetches when the first mark is opened. Pass the specification's id as `key`. */
export function SourceTextsProvider({
  specificationId,
  children,
}: {
  specificationId: string
  children: ReactNode
}) {
  const [texts, setTexts] = useState<SourceTexts | null>(null)
  const [failed, setFailed] = useState(false)
  const isRequested = useRef(false)

  const sourceTexts = useMemo<SourceTextsState>(() => {
    const load = async () => {
      if (isRequested.current) return
      isRequested.current = true
      setFailed(false)
      try {
        const params = { id: specificationId }
        const { sources } = await callApi('GET /api/job-specifications/{id}/sources', { params })
        setTexts(sources)
      } catch {
        isRequested.current = false
        setFailed(true)
      }
    }
    return { texts, failed, load }
  }, [specificationId, texts, failed])

  return <Context.Provider value={sourceTexts}>{children}</Context.Provider>
}

export function FetchedEvidence({
  sources,
  line,
  shift,
}: {
  sources: Evidence[]
  line: string
  /** As of `EvidenceMark`. */
  shift?: boolean
}) {
  const sourceTexts = useContext(Context)
  const [open, setOpen] = useState(false)
  if (!sourceTexts) throw new Error('FetchedEvidence needs a SourceTextsProvider around it')
  return (
    <EvidenceMark
      mark={evidenceLabelOf(sources)}
      line={line}
      {...(shift && { shift })}
      onToggle={(event) => {
        setOpen(event.currentTarget.open)
        if (event.currentTarget.open) sourceTexts.load()
      }}
    >
      {open && sourceTexts.texts ? (
        <EvidenceQuotes {...buildQuotes(sources, sourceTexts.texts)} />
      ) : open ? (
        <p role="status" className="flex flex-wrap items-center gap-2 py-2 text-sm">
          {sourceTexts.failed ? (
            <>
              We couldn’t load the source.
              <Button variant="outline" size="sm" onClick={sourceTexts.load}>
                Try again
              </Button>
            </>
          ) : (
            <>
              <Spinner />
              Loading the source...
            </>
          )}
        </p>
      ) : null}
    </EvidenceMark>
  )
}

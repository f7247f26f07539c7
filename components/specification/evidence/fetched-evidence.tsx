'use client'

import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { readSources } from '@/lib/api/actions/specification'
import type { Evidence } from '@/lib/consultation/brief/schema'
import type { SourceTexts } from '@/lib/specification/schema'
import { EvidenceMark } from './evidence-mark'
import { EvidenceQuotes } from './evidence-quotes'
import { buildQuotes, evidenceLabelOf } from './quotes'

interface SourceTextsState {
  texts: SourceTexts | null
  failed: boolean
  load: () => void
}

const Context = createContext<SourceTextsState | null>(null)

/** Fetches the texts that the lines point at when the first mark is opened. Give it the specification's id as key. */
export function SourceTextsProvider({
  specificationId,
  children,
}: {
  specificationId: string
  children: ReactNode
}) {
  const [texts, setTexts] = useState<SourceTexts | null>(null)
  const [failed, setFailed] = useState(false)
  const asked = useRef(false)

  const words = useMemo<SourceTextsState>(() => {
    const load = async () => {
      if (asked.current) return
      asked.current = true
      setFailed(false)
      const result = await readSources(specificationId).catch(() => null)
      asked.current = result?.ok === true
      if (result?.ok) setTexts(result.data)
      else setFailed(true)
    }
    return { texts, failed, load }
  }, [specificationId, texts, failed])

  return <Context.Provider value={words}>{children}</Context.Provider>
}

/** The evidence mark of a line whose words are fetched on demand. */
export function FetchedEvidence({ sources, line }: { sources: Evidence[]; line: string }) {
  const words = useContext(Context)
  const [open, setOpen] = useState(false)
  if (!words) throw new Error('FetchedEvidence needs a SourceWordsProvider around it')
  return (
    <EvidenceMark
      mark={evidenceLabelOf(sources)}
      line={line}
      onToggle={(event) => {
        setOpen(event.currentTarget.open)
        if (event.currentTarget.open) words.load()
      }}
    >
      {open && words.texts ? (
        <EvidenceQuotes quotes={buildQuotes(sources, words.texts)} />
      ) : open ? (
        <p role="status" className="flex flex-wrap items-center gap-2 py-2 text-sm">
          {words.failed ? (
            <>
              The words could not be fetched.
              <Button variant="outline" size="sm" onClick={words.load}>
                Try again
              </Button>
            </>
          ) : (
            <>
              <Spinner />
              Fetching the words…
            </>
          )}
        </p>
      ) : null}
    </EvidenceMark>
  )
}

'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { readDraft, saveDraft } from './composer-storage'

const joined = (...parts: string[]) => parts.filter((part) => part.trim() !== '').join('\n')

/** What stands in the composer. It survives a reload. */
export function useDraft(companyId: string) {
  const [text, setText] = useState('')
  const current = useRef('')

  const write = useCallback(
    (next: string) => {
      current.current = next
      saveDraft(companyId, next)
      setText(next)
    },
    [companyId],
  )
  /** Puts words back before whatever was typed since. */
  const putBack = useCallback((words: string) => write(joined(words, current.current)), [write])
  /** Adds words after what stands there. */
  const add = useCallback(
    (words: string) => {
      const before = current.current
      write(before && !/\s$/.test(before) ? `${before} ${words}` : before + words)
    },
    [write],
  )

  // After the first render: the server knows nothing of it.
  useEffect(() => {
    const kept = readDraft(companyId)
    if (kept && !current.current) write(kept)
  }, [companyId, write])

  return { text, write, putBack, add }
}

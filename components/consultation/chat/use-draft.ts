'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { readDraft, saveDraft } from './composer-storage'

const joinLines = (...parts: string[]) => parts.filter((part) => part.trim() !== '').join('\n')

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
  const prepend = useCallback((added: string) => write(joinLines(added, current.current)), [write])
  const append = useCallback(
    (added: string) => {
      const before = current.current
      write(before && !/\s$/.test(before) ? `${before} ${added}` : before + added)
    },
    [write],
  )

  // In an effect: the server renders without it.
  useEffect(() => {
    const saved = readDraft(companyId)
    if (saved && !current.current) write(saved)
  }, [companyId, write])

  return { text, write, prepend, append }
}

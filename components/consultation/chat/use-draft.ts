'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { readDraft, saveDraft } from './composer-storage'

const joinLines = (...parts: string[]) => parts.filter((part) => part.trim() !== '').join('\n')

/** `key` is the vacancy's id. */
export function useDraft(key: string) {
  const [text, setText] = useState('')
  const current = useRef('')

  const write = useCallback(
    (next: string) => {
      current.current = next
      saveDraft(key, next)
      setText(next)
    },
    [key],
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
    const saved = readDraft(key)
    if (saved && !current.current) write(saved)
  }, [key, write])

  return { text, write, prepend, append }
}

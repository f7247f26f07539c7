'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { splitIntoSpeechChunks } from './speech-text'

const RATE = 0.95
const PAUSE_MS = 300
const CHUNK_TIMEOUT_MS = 10_000
const LANGUAGE = 'en-GB'

const getSynthesis = () => (typeof window === 'undefined' ? undefined : window.speechSynthesis)

/** Without speech synthesis, the server's audio is played on behalf of the company `serverFor`, if there is one. */
export function useSpeaker(serverFor: string | null = null) {
  const [speaking, setSpeaking] = useState(false)
  /** Replacing it ends the earlier one. */
  const current = useRef<{ chunks: string[]; timer: number; request?: AbortController }>(null)

  const stop = useCallback(() => {
    if (!current.current) return
    clearTimeout(current.current.timer)
    current.current.request?.abort()
    current.current = null
    getSynthesis()?.cancel()
    setSpeaking(false)
  }, [])

  const speakFromServer = useCallback(
    async (companyId: string, text: string) => {
      stop()
      const request = new AbortController()
      const run = { chunks: [], timer: 0, request }
      current.current = run
      const { signal } = request
      const onStart = () => current.current === run && setSpeaking(true)
      try {
        const { playServerSpeech } = await import('./server-speech')
        await playServerSpeech({ companyId, text, signal, onStart })
      } catch {
        // The text is on the screen.
      }
      if (current.current === run) stop()
    },
    [stop],
  )

  const speak = useCallback(
    (text: string) => {
      const voice = getSynthesis()
      if (!voice && serverFor) void speakFromServer(serverFor, text)
      if (!voice) return
      stop()
      const run = { chunks: splitIntoSpeechChunks(text), timer: 0 }
      current.current = run
      const isCurrent = () => current.current === run
      const next = () => {
        if (!isCurrent()) return
        const chunk = run.chunks.shift()
        if (chunk === undefined) {
          current.current = null
          return setSpeaking(false)
        }
        const utterance = new SpeechSynthesisUtterance(chunk)
        utterance.rate = RATE
        utterance.lang = LANGUAGE
        const pause = () => {
          if (!isCurrent()) return
          clearTimeout(run.timer)
          utterance.onend = null
          utterance.onerror = null
          run.timer = window.setTimeout(next, run.chunks.length > 0 ? PAUSE_MS : 0)
        }
        utterance.onstart = () => isCurrent() && setSpeaking(true)
        utterance.onend = pause
        utterance.onerror = pause
        run.timer = window.setTimeout(() => {
          pause()
          voice.cancel()
        }, CHUNK_TIMEOUT_MS)
        try {
          voice.speak(utterance)
        } catch {
          // Some browsers have the API but no engine.
          stop()
        }
      }
      next()
    },
    [stop, speakFromServer, serverFor],
  )

  useEffect(() => stop, [stop])

  return { speaking, speak, stop }
}

import { buildUrl, toApiError } from '@/lib/api/client'
import { SPEECH_MAX } from '@/lib/consultation/messages/options'
import { splitIntoSpeechChunks } from './speech-text'

interface Speech {
  companyId: string
  text: string
  signal: AbortSignal
  onStart: () => void
}

/** Plays to the end. Rejects on a server error or when aborted. */
export async function playServerSpeech({ companyId, text, signal, onStart }: Speech): Promise<void> {
  for (const part of splitIntoRequests(text)) {
    const response = await fetch(buildUrl('POST /api/ai/speech'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ companyId, text: part }),
      signal,
    })
    if (!response.ok) throw await toApiError(response)
    await playAudio(await response.blob(), signal, onStart)
    signal.throwIfAborted()
  }
}

function splitIntoRequests(text: string): string[] {
  const parts: string[] = []
  for (const chunk of splitIntoSpeechChunks(text)) {
    const joined = `${parts.at(-1) ?? ''} ${chunk}`.trim()
    if (parts.length > 0 && joined.length <= SPEECH_MAX) parts[parts.length - 1] = joined
    else parts.push(chunk)
  }
  return parts
}

function playAudio(audio: Blob, signal: AbortSignal, onStart: () => void): Promise<void> {
  return new Promise((resolve) => {
    const url = URL.createObjectURL(audio)
    const player = new Audio(url)
    const end = () => {
      signal.removeEventListener('abort', end)
      player.pause()
      URL.revokeObjectURL(url)
      resolve()
    }
    signal.addEventListener('abort', end)
    player.addEventListener('playing', onStart)
    player.addEventListener('ended', end)
    player.addEventListener('error', end)
    // Browsers reject play() before the first user gesture.
    player.play().catch(end)
  })
}

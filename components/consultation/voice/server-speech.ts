import { toApiError, urlOf } from '@/lib/api/client'
import * as routes from '@/lib/api/routes/speech'
import { SPEECH_MAX } from '@/lib/consultation/messages/options'
import { splitIntoSpeechChunks } from './speech-text'

interface Speech {
  /** A company of the caller's, on whose behalf the server speaks. */
  companyId: string
  text: string
  /** Ends it at once. */
  signal: AbortSignal
  /** Something is really heard. */
  onStart: () => void
}

/** Has the server read a text aloud and plays it to its end. Rejects where the server cannot, or when it is ended. */
export async function playServerSpeech({ companyId, text, signal, onStart }: Speech): Promise<void> {
  for (const part of splitIntoRequests(text)) {
    const response = await fetch(urlOf(routes.speak), {
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

/** A text in as few parts as the server takes, cut between sentences. */
function splitIntoRequests(text: string): string[] {
  const parts: string[] = []
  for (const chunk of splitIntoSpeechChunks(text)) {
    const longer = `${parts.at(-1) ?? ''} ${chunk}`.trim()
    if (parts.length > 0 && longer.length <= SPEECH_MAX) parts[parts.length - 1] = longer
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
    // A browser that lets no page play before it was touched is no reason to lose the screen.
    player.play().catch(end)
  })
}

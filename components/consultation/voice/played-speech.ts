import { toApiError, urlOf } from '@/lib/api/client'
import * as routes from '@/lib/api/routes/speech'
import { SPEECH_MAX } from '@/lib/consultation/messages/options'
import { speechChunks } from './speech-text'

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
export async function playSpeech({ companyId, text, signal, onStart }: Speech): Promise<void> {
  for (const part of partsOf(text)) {
    const response = await fetch(urlOf(routes.speak), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ companyId, text: part }),
      signal,
    })
    if (!response.ok) throw await toApiError(response)
    await play(await response.blob(), signal, onStart)
    signal.throwIfAborted()
  }
}

/** A text in as few parts as the server takes, cut between sentences. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  for (const chunk of speechChunks(text)) {
    const longer = `${parts.at(-1) ?? ''} ${chunk}`.trim()
    if (parts.length > 0 && longer.length <= SPEECH_MAX) parts[parts.length - 1] = longer
    else parts.push(chunk)
  }
  return parts
}

function play(audio: Blob, signal: AbortSignal, onStart: () => void): Promise<void> {
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

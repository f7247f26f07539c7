import type { SpeechModel, TranscriptionModel } from 'ai'
import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/server/log'
import { recordCall, recordFirstContent, type Tokens } from './record-call'

interface AudioModels {
  transcription: TranscriptionModel
  speech: SpeechModel
}

interface AudioEnv {
  OPENAI_AUDIO?: 'on' | 'off' | undefined
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
  OPENAI_TRANSCRIPTION_MODEL?: string | undefined
  OPENAI_SPEECH_MODEL?: string | undefined
}

const OPENAI_URL = 'https://api.openai.com/v1'
const TRANSCRIPTION_MODEL = 'gpt-4o-mini-transcribe'
const SPEECH_MODEL = 'gpt-4o-mini-tts'
const VOICE = 'alloy'
/** Without it a model can take a short answer for another language. */
const LANGUAGE = 'en'
/** For the full answer, including the retry. */
const TIMEOUT_MS = 15_000
const RETRIES = 1

export function hasAudio({ OPENAI_AUDIO, OPENAI_API_KEY, OPENAI_BASE_URL }: AudioEnv): boolean {
  return OPENAI_AUDIO === 'on' && Boolean(OPENAI_API_KEY?.trim() || OPENAI_BASE_URL?.trim())
}

/** Makes no request. Throws `notImplemented` where the server offers no audio. */
export async function resolveAudio(env: AudioEnv): Promise<AudioModels> {
  if (!hasAudio(env))
    throw new AppError('notImplemented', 'Voice isn’t available here. Please type your message.')
  const { createOpenAI } = await import('@ai-sdk/openai')
  const provider = createOpenAI({
    // The provider insists on a key, even for a server that needs none.
    apiKey: env.OPENAI_API_KEY?.trim() || 'none',
    baseURL: env.OPENAI_BASE_URL?.trim().replace(/\/+$/, '') || OPENAI_URL,
  })
  return {
    transcription: provider.transcription(env.OPENAI_TRANSCRIPTION_MODEL?.trim() || TRANSCRIPTION_MODEL),
    speech: provider.speech(env.OPENAI_SPEECH_MODEL?.trim() || SPEECH_MODEL),
  }
}

/** The English text of a recording, '' where nothing was said. Throws `modelFailed` where the model fails or exceeds `timeoutMs`. */
export async function transcribeRecording(
  { transcription: model }: AudioModels,
  audio: Uint8Array,
  timeoutMs = TIMEOUT_MS,
): Promise<string> {
  const { transcribe } = await import('ai')
  const { text } = await callModel('transcription', timeoutMs, (abortSignal) =>
    transcribe({
      model,
      audio,
      abortSignal,
      maxRetries: RETRIES,
      providerOptions: { openai: { language: LANGUAGE } },
    }),
  )
  return text.trim()
}

/** `text` read aloud, as MP3. Throws `modelFailed` where the model fails or exceeds `timeoutMs`. */
export async function speakText(
  { speech: model }: AudioModels,
  text: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Blob> {
  const { generateSpeech } = await import('ai')
  const { audio } = await callModel('speech', timeoutMs, (abortSignal) =>
    generateSpeech({ model, text, voice: VOICE, outputFormat: 'mp3', abortSignal, maxRetries: RETRIES }),
  )
  return new Blob([new Uint8Array(audio.uint8Array)], { type: 'audio/mpeg' })
}

const FAILURE_MESSAGES = {
  transcription: 'We couldn’t transcribe that. Please try again, or type your message.',
  speech: 'We couldn’t read this aloud. Please try again.',
}

const usageSchema = z.object({
  body: z.object({ usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }) }),
})

/** The SDK has no place for what a transcription costs. */
function tokensOf(responses: readonly object[]): Tokens | undefined {
  const usage = usageSchema.safeParse(responses.at(-1)).data?.body.usage
  return usage && { input: usage.input_tokens, output: usage.output_tokens }
}

/** SDK errors contain what was sent, so neither the log nor the caller gets them. */
async function callModel<Result extends { responses: readonly object[] }>(
  kind: keyof typeof FAILURE_MESSAGES,
  timeoutMs: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now()
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const result = await run(signal)
    recordFirstContent(kind, startedAt)
    recordCall(kind, startedAt, 'complete', tokensOf(result.responses))
    return result
  } catch (error) {
    recordCall(kind, startedAt, 'failed')
    const [{ RetryError }, { describeFailure }] = await Promise.all([import('ai'), import('./ask')])
    const cause = RetryError.isInstance(error) ? error.lastError : error
    log.warn({ reason: signal.aborted ? 'time-out' : describeFailure(cause) }, `${kind} failed`)
    throw new AppError('modelFailed', FAILURE_MESSAGES[kind])
  }
}

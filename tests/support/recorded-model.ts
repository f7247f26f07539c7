import { type Answer, answerOf } from './expert-answers'
import type { OpenAiServer, RecordedRequest } from './openai-server'

/** What a model answered to a message, by words that the message holds. */
export interface Recorded {
  message: RegExp
  answer: Partial<Answer>
}

const contentOf = (part: unknown): string =>
  typeof part === 'string'
    ? part
    : Array.isArray(part)
      ? part.map((inner: { text?: string }) => inner.text ?? '').join('')
      : ''

/** What a request says, of chat completions or of responses. */
export function promptOf({ body }: RecordedRequest): string {
  const messages = (body.messages ?? body.input ?? []) as { content: unknown }[]
  return messages.map(({ content }) => contentOf(content)).join('\n')
}

/** The last message of the manager in a prompt of the consultant. */
export const latestMessageOf = (prompt: string): string =>
  prompt.split('# The latest message').at(-1)?.split('# Once more')[0] ?? ''

/** Plays a recording back, however often and in whatever order a message comes. Anything else is answered with 404. */
export function playRecording(server: OpenAiServer, recording: readonly Recorded[]): void {
  server.answerBy((request) => {
    const message = latestMessageOf(promptOf(request))
    const recorded = recording.find((one) => one.message.test(message))
    return recorded ? { kind: 'text', text: answerOf(recorded.answer) } : { kind: 'status', status: 404 }
  })
}

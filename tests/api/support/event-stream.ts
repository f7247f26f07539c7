/** One event of the AI SDK's UI message stream. */
export interface StreamPart {
  type: string
  [key: string]: unknown
}

/** The parts of a complete event stream. Throws if it is cut off. */
export function partsOf(text: string): StreamPart[] {
  const events = text.trimEnd().split('\n\n')
  if (events.pop() !== 'data: [DONE]') throw new Error(`The stream was cut off:\n${text.slice(-300)}`)
  return events.map((event) => JSON.parse(event.replace(/^data: /, '')))
}

/** The answer text, joined from the deltas. */
export const answerOf = (parts: StreamPart[]) =>
  parts.map((part) => (part.type === 'text-delta' ? String(part.delta) : '')).join('')

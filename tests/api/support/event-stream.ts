/** One event of the AI SDK's UI message stream. */
export interface StreamPart {
  type: string
  [key: string]: unknown
}

/** The parts of a whole event stream; throws where it does not end as one. */
export function partsOf(text: string): StreamPart[] {
  const events = text.trimEnd().split('\n\n')
  if (events.pop() !== 'data: [DONE]') throw new Error(`The stream was cut off:\n${text.slice(-300)}`)
  return events.map((event) => JSON.parse(event.replace(/^data: /, '')))
}

/** The answer that a stream's deltas make up. */
export const answerOf = (parts: StreamPart[]) =>
  parts.map((part) => (part.type === 'text-delta' ? String(part.delta) : '')).join('')

export interface StreamPart {
  type: string
  [key: string]: unknown
}

/** Throws if the stream is cut off. */
export function partsOf(text: string): StreamPart[] {
  const events = text.trimEnd().split('\n\n')
  if (events.pop() !== 'data: [DONE]') throw new Error(`The stream was cut off:\n${text.slice(-300)}`)
  return events.map((event) => JSON.parse(event.replace(/^data: /, '')))
}

export const answerOf = (parts: StreamPart[]) =>
  parts.map((part) => (part.type === 'text-delta' ? String(part.delta) : '')).join('')

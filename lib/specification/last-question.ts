const SENTENCES = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

/** The question that a message ends with. Empty where it asks nothing. */
export function findLastQuestion(content: string): string {
  const paragraph = content.trim().split('\n').at(-1) ?? ''
  const last = [...SENTENCES.segment(paragraph)].at(-1)?.segment.trim() ?? ''
  return last.endsWith('?') ? last : ''
}

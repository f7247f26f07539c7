/** A chunk this long is spoken well within the 10-second timeout of one utterance. */
const CHUNK_MAX_CHARS = 120

/** At the last clause that fits, else at the last word, else mid-word. */
function splitLongSentence(sentence: string): string[] {
  if (sentence.length <= CHUNK_MAX_CHARS) return [sentence]
  const head = sentence.slice(0, CHUNK_MAX_CHARS + 1)
  const clause = Math.max(...[', ', '; ', ': ', ' – '].map((mark) => head.lastIndexOf(mark)))
  const word = head.lastIndexOf(' ')
  const at = clause > CHUNK_MAX_CHARS / 3 ? clause + 1 : word > 0 ? word : CHUNK_MAX_CHARS
  return [sentence.slice(0, at).trim(), ...splitLongSentence(sentence.slice(at).trim())]
}

export function splitIntoSpeechChunks(text: string): string[] {
  const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' })
  return [...segmenter.segment(text)].flatMap(({ segment }) => {
    const sentence = segment.replace(/\s+/g, ' ').trim()
    return sentence === '' ? [] : splitLongSentence(sentence)
  })
}

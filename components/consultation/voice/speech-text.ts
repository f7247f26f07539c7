/** Longest piece that is spoken at one go: it ends well within the ten seconds that guard it. */
const CHUNK_MAX = 120

/** Cuts a sentence that is too long: at its last clause that fits, else at its last word, else hard. */
function splitLongSentence(sentence: string): string[] {
  if (sentence.length <= CHUNK_MAX) return [sentence]
  const head = sentence.slice(0, CHUNK_MAX + 1)
  const clause = Math.max(...[', ', '; ', ': ', ' – '].map((mark) => head.lastIndexOf(mark)))
  const word = head.lastIndexOf(' ')
  const at = clause > CHUNK_MAX / 3 ? clause + 1 : word > 0 ? word : CHUNK_MAX
  return [sentence.slice(0, at).trim(), ...splitLongSentence(sentence.slice(at).trim())]
}

/** A text as the pieces in which it is spoken: its sentences, long ones in several. */
export function splitIntoSpeechChunks(text: string): string[] {
  const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' })
  return [...segmenter.segment(text)].flatMap(({ segment }) => {
    const sentence = segment.replace(/\s+/g, ' ').trim()
    return sentence === '' ? [] : splitLongSentence(sentence)
  })
}

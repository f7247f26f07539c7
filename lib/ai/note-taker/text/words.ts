/** A word or figure. Offsets are UTF-16, end exclusive. */
export interface Word {
  /** In lower case, with straight apostrophes. */
  text: string
  start: number
  end: number
  shape: 'lower' | 'capital' | 'capitals' | 'figure'
}

const WORD = /[£€$]?\d[\p{L}\p{N}.,:%+/]*|\p{L}[\p{L}\p{N}’'+#&]*/gu
const TAIL = /[.,:/’'&]+$/u

function shapeOf(raw: string): Word['shape'] {
  if (/\d/.test(raw.charAt(0)) || /^[£€$]/.test(raw)) return 'figure'
  if (raw.charAt(0) === raw.charAt(0).toLowerCase()) return 'lower'
  return raw.length > 1 && raw === raw.toUpperCase() ? 'capitals' : 'capital'
}

export function wordsOf(text: string, offset = 0): Word[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const raw = match[0].replace(TAIL, '')
    const start = offset + match.index
    return {
      text: raw.normalize('NFKC').toLowerCase().replaceAll('’', "'"),
      start,
      end: start + raw.length,
      shape: shapeOf(raw),
    }
  })
}

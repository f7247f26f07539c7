const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u00AD\uFEFF\u{E0000}-\u{E007F}]/gu
const CONTROL = /(?![\n\t])\p{Cc}/gu

/** NFKC, without invisible, bidirectional, tag or control characters. */
export function cleanText(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').replace(CONTROL, ' ')
}

/** Letters of other scripts that look like Latin ones: "іgnоre" for "ignore". */
const LOOK_ALIKES = new Map([
  ['а', 'a'],
  ['е', 'e'],
  ['о', 'o'],
  ['р', 'p'],
  ['с', 'c'],
  ['у', 'y'],
  ['х', 'x'],
  ['і', 'i'],
  ['ѕ', 's'],
  ['ј', 'j'],
  ['ԁ', 'd'],
  ['ɡ', 'g'],
  ['һ', 'h'],
  ['к', 'k'],
  ['м', 'm'],
  ['т', 't'],
  ['в', 'b'],
  ['н', 'h'],
  ['α', 'a'],
  ['ο', 'o'],
  ['ν', 'v'],
  ['ι', 'i'],
  ['ρ', 'p'],
  ['τ', 't'],
  ['ε', 'e'],
  ['υ', 'u'],
  ['ı', 'i'],
  ['А', 'A'],
  ['Е', 'E'],
  ['О', 'O'],
  ['Р', 'P'],
  ['С', 'C'],
  ['І', 'I'],
  ['Ι', 'I'],
  ['Ο', 'O'],
  ['Α', 'A'],
])

/** As a person reads it: look-alike letters and letters spaced out are plain words. */
export function unmask(text: string): string {
  return cleanText(text)
    .replace(/[^\p{ASCII}]/gu, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    .replace(/\b(?:\p{L}[ .·_-]){3,}\p{L}\b/gu, (word) => word.replace(/[ .·_-]/g, ''))
    .replace(/\s+/g, ' ')
}

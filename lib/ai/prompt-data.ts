const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u00AD\uFEFF\u{E0000}-\u{E007F}]/gu
const CONTROL = /(?![\n\t])\p{Cc}/gu

/** NFKC, without invisible, bidirectional, tag or control characters. */
export function cleanText(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').replace(CONTROL, ' ')
}

/** The markers carry a random id, so nothing inside can close them. `limit` is in characters. */
export function wrapAsData(name: string, text: string, id: string, limit: number): string {
  const safe = cleanText(text)
    .slice(0, limit)
    .replaceAll(id, '')
    .replace(/<(\/?)data\b/gi, '‹$1data')
  return `<data name="${name}" id="${id}">\n${safe}\n</data id="${id}">`
}

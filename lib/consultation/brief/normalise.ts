/** Case, punctuation at the edges and white space make no difference. */
export function normaliseValue(value: string): string {
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/[^\p{L}\p{N}£$€%&+#/.' -]+/gu, ' ')
    .replace(/^(?:and|also|a|an|the)\s+/, '')
    .replace(/\s+/g, ' ')
    .replace(/[ .]+$/, '')
    .trim()
}

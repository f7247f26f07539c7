const BEGINS = '(?<![\\p{L}\\p{N}_])'
const ENDS = '(?![\\p{L}\\p{N}_])'

/**
 * A pattern whose `\b` knows the letters of every language: JavaScript's own sees no word in "über". One before a word or a group is
 * where it begins, any other where it ends. Case does not matter.
 */
export function words(pattern: RegExp): RegExp {
  const source = pattern.source.replace(/\\b(?=[\p{L}\d(])/gu, BEGINS).replaceAll('\\b', ENDS)
  return new RegExp(source, 'iu')
}

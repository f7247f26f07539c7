export const toSearchTerm = (search: string | undefined): string => search?.trim().replace(/\s+/g, ' ') ?? ''

/** One or two letters or digits in a row: a trigram index finds only the words that begin with them. */
export const isShort = (term: string): boolean => !/[\p{L}\p{N}]{3}/u.test(term)

export const toLikePattern = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`

/** A POSIX expression for a word that begins with the term, within a value. Null if the term has no letter or digit. */
export function toWordStartPattern(term: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(term)) return null
  // Listed, because an index cannot use a class of characters such as "no letter".
  return `(^|[ \n@.,/&('-])${term.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}`
}

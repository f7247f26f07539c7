import { isShort, toSearchTerm } from '@/lib/admin/lists/search-term'

/** Null for a search of three letters or more, which finds any part of a word. */
export function searchHint(search: string): string | null {
  const term = toSearchTerm(search)
  return term && isShort(term) ? 'One or two letters find words that begin with them.' : null
}

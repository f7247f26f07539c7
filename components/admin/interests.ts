const SHOWN = 2
const WORDS = 2

/** Interests in a cell: the first two, each cut to its first two words, then how many more (specification, section 2). */
export function interestsText(interests: readonly string[]): string {
  const shown = interests
    .slice(0, SHOWN)
    .map((interest) => interest.trim().split(/\s+/).slice(0, WORDS).join(' '))
  const more = interests.length - SHOWN
  return more > 0 ? `${shown.join(', ')} +${more} more` : shown.join(', ')
}

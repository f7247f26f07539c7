const SHOWN = 2
const WORDS = 2

/** Interests in a cell: the first two, each cut to its first two words, and how many more (specification, section 2). */
export function interestsText(interests: readonly string[]): { shown: string; more: string } {
  const shown = interests
    .slice(0, SHOWN)
    .map((interest) => interest.trim().split(/\s+/).slice(0, WORDS).join(' '))
  const more = interests.length - SHOWN
  return { shown: shown.join(', '), more: more > 0 ? `+${more} more` : '' }
}

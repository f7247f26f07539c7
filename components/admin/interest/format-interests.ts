const MAX_INTERESTS = 2
const MAX_WORDS = 2

/** The first two interests, each shortened to its first two words, and "+N more" for the rest. */
export function formatInterests(interests: readonly string[]): { shown: string; more: string } {
  const shown = interests
    .slice(0, MAX_INTERESTS)
    .map((interest) => interest.trim().split(/\s+/).slice(0, MAX_WORDS).join(' '))
  const more = interests.length - MAX_INTERESTS
  return { shown: shown.join(', '), more: more > 0 ? `+${more} more` : '' }
}

/** Praise without content, as adverts use it. Words that engineering also uses ("dynamic positioning") are none by themselves. */
export const FILLER =
  /\b(?:an? )?(?:fast[- ]paced|dynamic,? (?:and \w+ )?(?:team|environment|company|individual|person|workplace|culture|business|organisation|atmosphere)|(?:highly )?competitive (?:salary|pay|package|rate|remuneration|benefits)|rock ?stars?|ninjas?|gurus?|market[- ]lead(?:ing|ers?)|world[- ]class|exciting (?:new )?opportunit(?:y|ies)|passionate|work hard,? play hard|self[- ]starters?)\b/gi

const GENERIC =
  /^(?:a|an|and|as|at|for|have|in|is|are|of|offer|on|or|our|the|to|we|with|you|your|salary|package|pay|benefits?|environment|team|company|business|role|job|work|working|culture|workplace|opportunity|person|people|individual|who|be|great|good|very)$/

/** A value without its filler, or null where nothing with content is left. */
export function withoutFiller(value: string): string | null {
  if (value.search(FILLER) < 0) return value
  const rest = value
    .replace(FILLER, ' ')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.]+/, '')
    .trim()
  const words: string[] = rest.toLowerCase().match(/[\p{L}\p{N}%£]+/gu) ?? []
  return words.every((word) => GENERIC.test(word)) ? null : rest
}

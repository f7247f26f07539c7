export type Language = 'en' | 'de' | 'cy'

const FREQUENT_WORDS: Record<Language, RegExp> = {
  en: /\b(?:the|and|of|to|our|we|is|are|with|for|you|in|on|that|from)\b/gi,
  de: /\b(?:und|der|die|das|wir|ist|sind|mit|für|von|unsere[rnms]?|ein|eine[rnms]?|auf|im|den|zu|bei|sie|nicht)\b/gi,
  cy: /\b(?:yn|yr|y|ac|ein|mae|rydym|ar|ni|o|i|gyda|am|wedi|eich|gan|sydd|bod|cwmni|a'r|i'r|o'r)\b/gi,
}

/** Null where there are too few frequent words. */
export function detectLanguage(text: string): Language | null {
  const sample = text.slice(0, 6000)
  const counts = (Object.keys(FREQUENT_WORDS) as Language[])
    .map((language) => ({ language, count: sample.match(FREQUENT_WORDS[language])?.length ?? 0 }))
    .sort((a, b) => b.count - a.count)
  const [first, second] = counts
  return first && second && first.count >= 4 && first.count > second.count * 1.2 ? first.language : null
}

import { splitReply } from '@/lib/consultation/guard/reply'

export const tidyText = (text: string): string => text.replace(/\s+/g, ' ').replace(/!+/g, '.').trim()

/** A line of one sentence has no full stop, and one of several has them all. */
export const closeSentences = (text: string): string => {
  const open = text.replace(/(?<!\.)\.$/, '')
  return /[.?]\s+\p{Lu}/u.test(open) && !/[.?]$/.test(open) ? `${open}.` : open
}

const bare = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}£€$%]+/gu, ' ')
    .trim()
    .toLowerCase()

/** One after the other, without what another of them says word for word. */
export const joinLines = (texts: readonly string[]): string =>
  [...new Set(texts)]
    .filter(
      (text, at, all) =>
        !all.some(
          (other, place) =>
            place !== at &&
            ` ${bare(other)} `.includes(` ${bare(text)} `) &&
            (bare(other) !== bare(text) || place < at),
        ),
    )
    .map((text) => text.replace(/[\s.]+$/, ''))
    .join('. ')

export const countSentences = (text: string): number => splitReply(text).length

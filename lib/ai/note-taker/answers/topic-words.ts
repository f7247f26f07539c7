import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import type { Topic } from '@/lib/consultation/topics'

const MAX_NAME_WORDS = 4

/** The topics that a question names, in its order. The longest name counts: "start date" is no "date". */
export function topicsIn(question: string): Topic[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []
  const found: Topic[] = []
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length -= 1) {
      const topics = topicsNamed(words.slice(at, at + length).join(' '))
      if (topics.length === 0) continue
      found.push(...topics)
      at += length - 1
      break
    }
  return [...new Set(found)]
}

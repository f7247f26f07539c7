import { tagsOf } from './text/tags'
import { wordsOf } from './text/words'

const BEFORE_TOWN = new Set(['in', 'at', 'near', 'from', 'outside'])
/** Too wide to work at. */
const WIDE = /^(?:England|Scotland|Wales|Northern Ireland|Ireland|Britain|Yorkshire|Europe|.*shire)$/i

/** The first town of the United Kingdom in which a company says it is: "We make tiles in Stoke." Null where it names none. */
export function findTown(description: string | null): string | null {
  const text = description ?? ''
  const words = wordsOf(text)
  const tags = tagsOf(text, words)
  const isName = (at: number) =>
    tags[at]?.includes('place') === true && words[at]?.shape.startsWith('capital') === true
  for (const [at, word] of words.entries()) {
    if (!isName(at) || !BEFORE_TOWN.has(words[at - 1]?.text ?? '')) continue
    let last = at
    while (isName(last + 1) && /^[ -]$/.test(text.slice(words[last]?.end, words[last + 1]?.start))) last += 1
    const name = text.slice(word.start, words[last]?.end)
    if (!WIDE.test(name)) return name
  }
  return null
}

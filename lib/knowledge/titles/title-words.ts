import { readGuides } from '@/lib/knowledge/guides/guides'
import { OCCUPATIONS } from '@/lib/knowledge/occupations/occupations'

const MIN_LENGTH = 3

function readTitleWords(): ReadonlySet<string> {
  const titles = [
    ...[...OCCUPATIONS.values()].flatMap(({ title, titles: examples }) => [title, ...examples]),
    ...[...readGuides().values()].flatMap(({ name, titles: own }) => [name, ...own]),
  ]
  const words =
    titles
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return new Set(
    words.filter((word) => word.length >= MIN_LENGTH).flatMap((word) => [word, word.replace(/s$/, '')]),
  )
}

let titleWords: ReadonlySet<string> | null = null

/** Whether official occupations or our guides have the word in a title: "technician", not "Siemens". In lower case. */
export function isTitleWord(word: string): boolean {
  titleWords ??= readTitleWords()
  return titleWords.has(word)
}

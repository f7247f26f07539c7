import { hashText } from '@/lib/consultation/guard/law/features'

/** Words that give a line its form. Any other word counts by its kind. */
const FORM_WORDS = new Set(
  `a an the and or but so if as than then that this these those there here it its i me my we us our you your they them their he him his she her who whom whose which what when where
  why how is are was were be been being am do does did done have has had having will would can could may might must shall should need needs get gets got to of in on at by for from with
  without into onto over under after before about around per not no nor yes well right okay ok please just really only all any some each every both more most very too also still even
  because though although until unless while since like want wants say said says mean means think know see put one ones thing things bit lot sort kind`.split(
    /\s+/,
  ),
)
const WORD = /[\p{L}\p{N}£€$%#+]+(?:['’.,:/&-][\p{L}\p{N}£€$%#+]+)*|[.,;:!?()"“”–—-]/gu
const ENDINGS = /(?:ing|ed|ly|tion|ment|er|or|ist|ity|ance|ence|al|ive|s)$/

const kindOf = (word: string): string => {
  const lower = word.toLowerCase().replace('’', "'")
  if (/^[^\p{L}\p{N}]/u.test(word) && word.length === 1) return word
  if (FORM_WORDS.has(lower) || /'(?:d|ll|re|ve|m|s|t)$/.test(lower))
    return lower.replace(/^[^']+(?='s$)/, 'X')
  if (/\d/.test(word)) return '9'
  if (/^\p{Lu}{2,}/u.test(word)) return 'AA'
  const ending = ENDINGS.exec(lower)?.[0] ?? ''
  return `${/^\p{Lu}/u.test(word) ? 'X' : 'x'}${ending}`
}

const sizeOf = (count: number) => [1, 2, 3, 5, 8, 12, 18, 26].find((most) => count <= most) ?? 'more'

/**
 * What a line shows of whether a stranger can read it: its words, its form, how it begins and ends, and its section. Numbers of 32 bits,
 * each once.
 */
export function featuresOfLine(text: string, section: string): number[] {
  const words = text.match(WORD) ?? []
  const plain = words.map((word) => word.toLowerCase().replace('’', "'"))
  // The first word of a line has its capital from the line.
  const kinds = words.map((word, at) =>
    kindOf(at === 0 ? word.charAt(0).toLowerCase() + word.slice(1) : word),
  )
  const names = new Set<string>([`section ${section}`])
  const at = (list: readonly string[], index: number) => list[index] ?? '$'
  for (let index = -1; index < words.length; index += 1) {
    if (index >= 0) names.add(`w ${at(plain, index)}`)
    names.add(`2 ${at(plain, index)} ${at(plain, index + 1)}`)
    names.add(`k ${at(kinds, index)} ${at(kinds, index + 1)}`)
  }
  const last = words.length - 1
  const size = sizeOf(words.length)
  names.add(`^ ${at(kinds, 0)}`)
  names.add(`^w ${at(plain, 0)}`)
  names.add(`^3 ${kinds.slice(0, 3).join(' ')}`)
  names.add(`^s ${section} ${at(kinds, 0)}`)
  names.add(`$w ${at(plain, last)}`)
  names.add(`$3 ${kinds.slice(-3).join(' ')}`)
  names.add(`l ${size}`)
  names.add(`l ${size} ${section}`)
  if (words.length < 7) names.add(`= ${kinds.join(' ')}`)
  const stretch = Math.max(...text.split(/[,;:.()–—]|\s-\s/).map((part) => part.trim().split(/\s+/).length))
  names.add(`run ${sizeOf(stretch)}`)
  return [...names].map(hashText)
}

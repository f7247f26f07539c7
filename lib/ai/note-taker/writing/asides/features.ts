import { hashText } from '@/lib/consultation/guard/law/features'

export interface AsideToken {
  text: string
  start: number
  end: number
}

const TOKEN = /[\p{L}\p{N}£€$%#+&]+(?:['’.,:/&-][\p{L}\p{N}£€$%#+]+)*|[^\s\p{L}\p{N}]/gu
/** What may begin a new part of a line. */
const JOINT = new Set(
  'and but so because cos which who though although since as if or then plus where while'.split(' '),
)
const BREAK = /^[,;:()–—-]$/
const ENDINGS = /(?:ing|ed|ly|tion|ment|er|ist|ity|ance|ence|s)$/

export const tokensOfLine = (text: string): AsideToken[] =>
  [...text.matchAll(TOKEN)].map(({ 0: token, index }) => ({
    text: token,
    start: index,
    end: index + token.length,
  }))

const plainOf = ({ text }: AsideToken) => text.toLowerCase().replace('’', "'")

const shapeOf = (text: string): string => {
  if (/^[\d£€$]/.test(text)) return '#'
  if (!/^\p{L}/u.test(text)) return text
  const ending = ENDINGS.exec(text.toLowerCase())?.[0] ?? ''
  return `${/^\p{Lu}/u.test(text) ? 'X' : 'x'}${ending}`
}

/** The number of the part, between breaks and joining words, that each token is in. */
export function partsOf(words: readonly string[]): number[] {
  let part = 0
  return words.map((word, at) => {
    if (at > 0 && (BREAK.test(word) || (JOINT.has(word) && !BREAK.test(words[at - 1] ?? '')))) part += 1
    return part
  })
}

const sizeOf = (count: number) => [1, 2, 3, 5, 8, 12].find((most) => count <= most) ?? 'more'

/** What each token of a line shows of whether it belongs to an aside: numbers of 32 bits, a list for each token. */
export function featuresOfTokens(tokens: readonly AsideToken[], section: string): number[][] {
  const words = tokens.map(plainOf)
  const shapes = tokens.map(({ text }) => shapeOf(text))
  const parts = partsOf(words)
  const last = parts.at(-1) ?? 0
  const inParts: string[][] = Array.from({ length: last + 1 }, () => [])
  words.forEach((word, at) => {
    inParts[parts[at] ?? 0]?.push(word)
  })
  const described = inParts.map((inside, part) => {
    const spoken = inside.filter((word) => !BREAK.test(word))
    const head = spoken.slice(0, 3)
    return [
      ...new Set(spoken.map((word) => `p ${word}`)),
      ...spoken.slice(1).map((word, at) => `p2 ${spoken[at]} ${word}`),
      `h1 ${head[0]}`,
      `h2 ${head.slice(0, 2).join(' ')}`,
      `h3 ${head.join(' ')}`,
      `b ${inside[0]} ${part === 0}`,
      `e ${spoken.at(-1)}`,
      `n ${sizeOf(spoken.length)}`,
      `o ${part === 0 ? 'first' : part === last ? 'last' : 'middle'} ${last === 0}`,
      `d ${inside.some((word) => /\d/.test(word))}`,
      `sh ${section} ${head[0]}`,
    ]
  })
  return tokens.map((_, at) => {
    const word = (offset: number) => words[at + offset] ?? '$'
    const shape = (offset: number) => shapes[at + offset] ?? '$'
    const part = parts[at] ?? 0
    const names = [
      `w ${word(0)}`,
      `w-1 ${word(-1)}`,
      `w+1 ${word(1)}`,
      `w-2 ${word(-2)}`,
      `w+2 ${word(2)}`,
      `2- ${word(-1)} ${word(0)}`,
      `2+ ${word(0)} ${word(1)}`,
      `3 ${word(-1)} ${word(0)} ${word(1)}`,
      `3+ ${word(0)} ${word(1)} ${word(2)}`,
      `s ${shape(-1)} ${shape(0)} ${shape(1)}`,
      `s ${section} ${shape(0)}`,
      `i ${Math.min(at, 6)}`,
      `f ${Math.min(tokens.length - at, 6)}`,
      ...(described[part] ?? []),
      ...(described[part + 1] ?? [])
        .filter((name) => /^(?:h1|b|o) /.test(name))
        .map((name) => `next ${name}`),
      ...(described[part - 1] ?? [])
        .filter((name) => /^(?:h1|e|o|d) /.test(name))
        .map((name) => `back ${name}`),
    ]
    return [...new Set(names)].map(hashText)
  })
}

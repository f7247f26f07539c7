import { hashText } from '@/lib/ai/note-taker/model/hash'

const WORD = /[\p{L}\p{N}£%]+(?:['-][\p{L}\p{N}]+)*|\?/gu
/** Longer words also count by their beginning and by their letters, which forgives endings and slips. */
const SHORT = 4
const BEGINNING = 5
const LETTERS = 4

function addWord(names: Set<string>, word: string): void {
  names.add(`w ${word}`)
  names.add(`s ${word.slice(0, BEGINNING)}`)
  if (/\d/.test(word)) names.add('figure')
  if (word.length <= SHORT) return
  const marked = `<${word}>`
  for (let at = 0; at + LETTERS <= marked.length; at += 1) names.add(`c ${marked.slice(at, at + LETTERS)}`)
}

/** What a question shows of its kind: its words, pairs of them, how it begins and how long it is. Numbers of 32 bits, each once. */
export function featuresOfQuestion(text: string): number[] {
  const words = text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []
  const names = new Set<string>()
  const at = (index: number) => words[index] ?? '$'
  for (let index = -1; index < words.length; index += 1) {
    if (index >= 0) addWord(names, at(index))
    names.add(`2 ${at(index)} ${at(index + 1)}`)
    names.add(`g ${at(index)} ${at(index + 2)}`)
  }
  for (const count of [2, 3]) names.add(`^ ${words.slice(0, count).join(' ')}`)
  names.add(`l ${Math.min(6, words.length >> 1)}`)
  return [...names].map(hashText)
}

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LAW_CARDS } from '@/lib/knowledge/law/cards'
import { expect, test } from './support/fixtures'

const KNOWLEDGE = 'lib/knowledge'
const SCRIPTS = '.next/static/chunks'
/** Shown under the questions of the consultation, without a call. */
const SHIPPED = path.join(KNOWLEDGE, 'law/cards.ts')
/** Fewer words may be anybody's. */
const MIN_WORDS = 5

const listFiles = (folder: string, extension: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => extension.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => path.join(folder, file))

/** Alone, so that quotes, escapes and the shape of what was bundled don't matter. */
const toWords = (text: string) =>
  text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The strings of a JSON file, and the objects that hold numbers alone, at any depth. */
function readStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const isFigures = !Array.isArray(value) && Object.values(value).every((field) => typeof field === 'number')
  return isFigures ? [JSON.stringify(value)] : Object.values(value).flatMap(readStrings)
}

const readLiterals = (source: string) => [...source.matchAll(/'([^'\n]+)'|`([^`]+)`/g)].map(([text]) => text)

function readTexts(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const texts = file.endsWith('.json') ? readStrings(JSON.parse(source)) : readLiterals(source)
  return texts
    .map((text) => toWords(text))
    .flatMap((words) => (words.length < MIN_WORDS ? [] : [words.join(' ')]))
}

test('scripts have nothing of what we know but the law cards, which they show', { tag: '@embedded' }, () => {
  const shipped = listFiles(SCRIPTS, /\.js$/).flatMap((file) => [
    ...toWords(readFileSync(file, 'utf8')),
    '\n',
  ])
  const beginnings = new Set(shipped.map((_, at) => shipped.slice(at, at + MIN_WORDS).join(' ')))
  const scripts = shipped.join(' ')
  const isShipped = (text: string) =>
    beginnings.has(text.split(' ').slice(0, MIN_WORDS).join(' ')) && scripts.includes(text)

  expect(LAW_CARDS.filter(({ text }) => !isShipped(toWords(text).join(' ')))).toEqual([])

  const files = listFiles(KNOWLEDGE, /\.(?:ts|json)$/).filter((file) => file !== SHIPPED)
  // One of each file is enough to see.
  const found = files.flatMap((file) =>
    readTexts(file)
      .filter(isShipped)
      .slice(0, 1)
      .map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
  // Each kind of knowledge was looked for.
  const kinds = files.filter((file) => readTexts(file).length > 0).map((file) => path.dirname(file))
  for (const kind of ['guides/data', 'occupations', 'pay', 'process', 'titles'])
    expect(kinds).toContain(path.join(KNOWLEDGE, kind))
})

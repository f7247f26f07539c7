import { randomInt } from 'node:crypto'

/** Without vowels, so that they spell nothing. */
const SIGNS = 'bcdfghjkmnpqrstvwxz23456789'
const SUFFIX_LENGTH = 7
const MAX_WORDS_LENGTH = 80

/** "structural-engineer-bristol-x7k2pq9". The end keeps it unique, and unguessable once the page is closed. */
export function newSlug(...words: string[]): string {
  const readable = words
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MAX_WORDS_LENGTH)
    .replace(/-+$/, '')
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return [readable, suffix].filter(Boolean).join('-')
}

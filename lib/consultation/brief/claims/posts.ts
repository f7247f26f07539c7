import { COUNT, PEOPLE, POSTS, toCount, VACANCIES } from '@/lib/consultation/brief/slots/posts'
import type { Claim } from './claim'

const SEEK =
  "(?:need|want|looking for|(?:we['’]re|i['’]m|are|am) (?:only |just |really )?after|recruiting|hiring|hire|recruit|advertising for|take on|taking on|bring in|bringing in|fill|filling)"

const PATTERNS = [
  new RegExp(String.raw`\b${SEEK} (?:about |just |only )?(?=(?<said>${COUNT} ${PEOPLE}\b))`, 'iu'),
  new RegExp(String.raw`\b(?:hiring|recruiting) (?:about |just |only )?(?=(?<said>${COUNT})\W*$)`, 'iu'),
  new RegExp(
    String.raw`\b(?:there(?:['’]s| is| are)|it['’]s|that['’]s|we have|we['’]ve got)(?: only| just)? (?=(?<said>${COUNT} (?:(?!(?:live|current|ongoing|running|big|large)\b)[\p{L}-]+ ){0,2}${VACANCIES}\b(?! (?:starting|coming)\b)))`,
    'iu',
  ),
  new RegExp(String.raw`^\W*(?:just |only )?(?=(?<said>${COUNT} ${VACANCIES}\b))`, 'iu'),
]

/** "I want 60" may be minutes: how many people only where that is what is talked about. */
const BARE_WANT = new RegExp(
  String.raw`\b(?:need|want) (?:about |just |only )?(?=(?<said>${COUNT})\W*$)`,
  'iu',
)

/** Of other people, of what may come, or of what there is. */
export const OTHER_POSTS =
  /\b(?:report\w*|team of|manag(?:e|es|ing)|lead(?:s|ing)|supervis(?:e|es|ing)|look(?:s|ing)? after|mentor\w*|train(?:s|ing)?|already|existing|current(?:ly)?|left|leaving|retir\w*|lost|lose|replac\w*|interview\w*|could|may|might|if|later|next year|eventually|per|each|every|sites?|shifts? of|references?|not|never|(?:where|when|and|but) we (?:need|want))\b|n['’]t\b/i

/** The words that say how many are wanted, with their place. `isBare`: "just the one" is about that. */
export function findPosts(
  words: string,
  isBare: boolean,
): { count: number; text: string; at: number } | null {
  const isOneFigure = (words.match(/\d+/g) ?? []).length <= 1
  for (const pattern of isBare && isOneFigure ? [...PATTERNS, BARE_WANT] : PATTERNS) {
    const match = pattern.exec(words)
    const { said = '', count = '' } = match?.groups ?? {}
    const posts = toCount(count)
    if (match && posts !== null) return { count: posts, text: said, at: match.index + match[0].length }
  }
  const { said = '', count = '' } =
    (isBare ? POSTS.exec(words.trim().replace(/[.!]+$/, '')) : null)?.groups ?? {}
  const posts = toCount(count)
  return posts === null ? null : { count: posts, text: said, at: words.indexOf(said) }
}

export function readPosts(words: string, isTopic: boolean): Claim[] {
  const found = findPosts(words, isTopic)
  return found ? [{ kind: 'posts', count: found.count }] : []
}

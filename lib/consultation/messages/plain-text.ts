/** A message as it reads without tags, Markdown marks and entities. */
export interface PlainText {
  text: string
  /** Where in the message the words between two offsets of `text` are, marks between them included. */
  toSource: (start: number, end: number) => { start: number; end: number }
}

const ATTRIBUTES = '(?:\\s[^<>]{0,300})?/?>'
const BLOCKS =
  'p|div|br|ul|ol|h[1-6]|tr|table|tbody|thead|section|article|header|footer|blockquote|hr|dl|dt|dd|pre|body|html'
const INLINE =
  'a|abbr|b|big|center|cite|code|del|em|font|i|img|ins|kbd|label|mark|q|s|small|span|strike|strong|sub|sup|u'
const ADDRESS = '\\((?:https?:|mailto:|www\\.|/|#)[^()\\s]{0,500}\\)'

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: '’',
  bull: '•',
  euro: '€',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: ' ',
  ndash: '–',
  pound: '£',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
  sup2: '²',
  sup3: '³',
  deg: '°',
  plusmn: '±',
  frac12: '½',
  times: '×',
}

const decodeEntity = (mark: string): string => {
  const [, code = '', name = ''] = /^&(?:#(\d+)|(\w+));$/.exec(mark) ?? []
  if (name !== '') return ENTITIES[name.toLowerCase()] ?? mark
  return Number(code) >= 32 && Number(code) <= 0xffff ? String.fromCharCode(Number(code)) : mark
}

/** What stands for each kind of mark. Words that are struck out are not said. */
const MARKS: readonly [pattern: string, plain: string | ((mark: string) => string)][] = [
  ['<!--[^]{0,2000}?-->|<script\\b[^]{0,4000}?</script\\s{0,9}>|<style\\b[^]{0,4000}?</style\\s{0,9}>', ''],
  [`<li${ATTRIBUTES}`, '\n- '],
  [`</?(?:${BLOCKS})${ATTRIBUTES}|</li>`, '\n'],
  [`</?t[dh]${ATTRIBUTES}`, '\t'],
  [`</?(?:${INLINE})${ATTRIBUTES}`, ''],
  ['&(?:#\\d{2,5}|[a-z]{2,6}\\d{0,2});', decodeEntity],
  ['~~[^~\\n]{1,300}~~', ''],
  [`!\\[[^\\]\\n]{0,200}\\]${ADDRESS}|\\[(?=[^\\]\\n]{1,200}\\]${ADDRESS})|\\]${ADDRESS}`, ''],
  ['^[ \\t]{0,3}#{1,6}[ \\t]+|^[ \\t]*(?:[-*_][ \\t]*){3,}$', ''],
  // Pictures say nothing, but a tick opens an item.
  [
    '(?!✅)(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F)[\\u200D\\uFE0F\\p{Extended_Pictographic}\\p{Emoji_Modifier}]*[ \\t]?',
    '',
  ],
  // "**Duties**" and "*Revit*", but no bullet and no "5 * 3".
  ['\\*{2,3}', ''],
  ['(?<![^\\s("“‘\'])\\*(?=[^\\s*][^*\\n]{0,200}\\*)|(?<=[^\\s*])\\*(?![\\p{L}\\p{N}])', ''],
  // "__Duties__", but no snake_case.
  ['(?<![\\p{L}\\p{N}_])_{1,3}(?=[^\\s_])|(?<=[^\\s_])_{1,3}(?![\\p{L}\\p{N}_])', ''],
  // A backtick inside a word is an apostrophe.
  ['(?<!\\p{L})`+|`+(?!\\p{L})', ''],
]

const MARK = new RegExp(MARKS.map(([pattern], index) => `(?<m${index}>${pattern})`).join('|'), 'gimu')
/** Most messages have none of these. */
const MAY_BE_MARKED = /[<&*_`~#]|\]\(|^[ \t]*---|\p{Emoji_Presentation}|\uFE0F/mu

const UNCHANGED = (start: number, end: number) => ({ start, end })

/** Reads `message` as if its tags and marks were not there. */
export function toPlainText(message: string): PlainText {
  if (!MAY_BE_MARKED.test(message)) return { text: message, toSource: UNCHANGED }
  let text = ''
  /** For each character of `text`, where it stands in the message. */
  const places: number[] = []
  const add = (words: string, at: number, isMark: boolean) => {
    for (let index = 0; index < words.length; index += 1) places.push(isMark ? at : at + index)
    text += words
  }
  let from = 0
  for (const { 0: mark, index, groups = {} } of message.matchAll(MARK)) {
    add(message.slice(from, index), from, false)
    const kind = MARKS.findIndex((_, place) => groups[`m${place}`] !== undefined)
    const plain = MARKS[kind]?.[1] ?? ''
    add(typeof plain === 'string' ? plain : plain(mark), index, true)
    from = index + mark.length
  }
  add(message.slice(from), from, false)
  const toSource = (start: number, end: number) => ({
    start: places[start] ?? message.length,
    end: end > start ? (places[end - 1] ?? message.length - 1) + 1 : (places[start] ?? message.length),
  })
  return { text, toSource }
}

import { DENIED } from './cues'
import { type Topic, topicOf } from './headings'
import type { PageText, TextBlock } from './page'
import { type Sentence, sentencesOf } from './sentences'

/** A stretch of a page that can be taken for one thing said: a sentence, or an entry of a list. */
export interface Statement {
  page: number
  /** As it would be shown: an entry's label and text joined by a colon. */
  text: string
  start: number
  end: number
  /** `entry`: of a list, a table or a row of cards; `title`: of a heading inside a section. */
  form: 'sentence' | 'entry' | 'title'
  /** What the section it stands in tells of. */
  topic: Topic | null
  /** The heading that says so. */
  heading: string | null
  linked: boolean
}

interface Open {
  level: number
  topic: Topic | null
  /** The heading's own words say what the section tells of. */
  isOwn: boolean
  text: string
}

const TITLE = 60
const ENTRY = 260
const LINES = 120

/** Splits a page into statements, each under the heading that tells what it is about. */
export function statementsOf(page: PageText, index: number): Statement[] {
  const open: Open[] = []
  const found: Statement[] = []
  const blocks = page.blocks
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at]
    if (!block) break
    const text = page.text.slice(block.start, block.end)
    const level = headingLevel(block, text, page)
    const topic = level === null ? undefined : topicAt(text, level, page, open)
    if (level !== null) {
      const depth = topic === undefined && level >= 6 ? 8 : level
      while ((open.at(-1)?.level ?? 0) >= depth) open.pop()
      const above = open.at(-1)
      open.push({
        level: depth,
        topic: topic === undefined ? (above?.topic ?? null) : topic,
        isOwn: topic !== undefined,
        text,
      })
    }
    const here = {
      page: index,
      topic: open.at(-1)?.topic ?? null,
      heading: open.findLast(({ isOwn }) => isOwn)?.text ?? null,
    }
    const next = blocks[at + 1]
    const isLabel = block.kind === 'term' || (level !== null && topic === undefined)
    const card = isLabel && next && isCard(here.topic, block, next) ? labelled(page, block, next) : null
    if (card) {
      found.push({ ...here, ...card, form: 'entry', linked: block.linked })
      // What the card says is not said again.
      at += 1
    } else if (level !== null) {
      found.push({ ...here, text, start: block.start, end: block.end, form: 'title', linked: block.linked })
    } else found.push(...plain(page, block, here))
  }
  return found
}

/** Headings that tell that a home page speaks of work and not of its goods. */
const OF_WORK =
  /career|job|join|work|team|people|staff|employ|colleague|\byou\b|mitarbeit|karriere|bewerb|ihnen|gyrfa|gweithio|swydd|buddion/i

/** What a heading tells where it stands: a page's own title ("Working with us") covers all of it and tells nothing. */
function topicAt(
  text: string,
  level: number,
  page: PageText,
  open: readonly Open[],
): Topic | null | undefined {
  const topic = topicOf(text, page.kind)
  if (topic === 'workingStyle' && level === 1) return undefined
  const isOfGoods =
    topic === 'rewards' &&
    page.kind === 'home' &&
    ![text, ...open.filter((one) => one.level > 1).map((one) => one.text)].some((one) => OF_WORK.test(one))
  return isOfGoods ? null : topic
}

function headingLevel(block: TextBlock, text: string, page: PageText): number | null {
  if (block.kind === 'heading') return block.level
  const isShort =
    block.kind === 'text' && text.length <= TITLE && !/[.,;:!?]$/.test(text) && !text.includes('\n')
  return isShort && topicOf(text, page.kind) !== undefined && text.split(' ').length <= 6 ? 6 : null
}

/** Topics that are told in cards: a heading and a line or two each. */
const CARDS: readonly (Topic | null)[] = [
  'values',
  'rewards',
  'strengths',
  'differentiators',
  'standards',
  'sectors',
  'hiringProcess',
]

/** Whether a label and the block after it make one entry: a term and its meaning, the heading and the text of a card. */
function isCard(topic: Topic | null, label: TextBlock, next: TextBlock): boolean {
  if (label.kind === 'term') return next.kind === 'item' || next.kind === 'text'
  return CARDS.includes(topic) && next.kind === 'text'
}

function labelled(
  page: PageText,
  label: TextBlock,
  next: TextBlock,
): Pick<Statement, 'text' | 'start' | 'end'> {
  const body = page.text.slice(next.start, next.end)
  const sentence = sentencesOf(body)[0] ?? { text: body, start: 0, end: body.length }
  const head = page.text.slice(label.start, label.end).replace(/[:\s]+$/, '')
  const isWhole = body.length <= ENTRY && !DENIED.test(body)
  const end = next.start + (isWhole ? body.length : sentence.end)
  const said = isWhole ? body.replace(/\n/g, ' ') : sentence.text
  return { text: `${head}: ${said}`, start: label.start, end }
}

type Here = Pick<Statement, 'page' | 'topic' | 'heading'>

function plain(page: PageText, block: TextBlock, here: Here): Statement[] {
  const text = page.text.slice(block.start, block.end)
  const entry = (one: Sentence): Statement => ({
    ...here,
    text: one.text,
    start: block.start + one.start,
    end: block.start + one.end,
    form: 'entry',
    linked: block.linked,
  })
  if (block.kind === 'row')
    return [entry({ text: text.replace('\n', ': ').replace(/\n/g, ', '), start: 0, end: text.length })]
  const lines = text.split('\n')
  if (lines.length > 2 && lines.every((line) => line.length <= LINES && !/[.!?]\s+\p{Lu}/u.test(line)))
    return linesOf(text).map(entry)
  if (block.kind === 'item' || block.kind === 'term')
    if (text.length <= ENTRY && !DENIED.test(text))
      return [entry({ text: text.replace(/\n/g, ' '), start: 0, end: text.length })]
  const isList = block.kind === 'item'
  return sentencesOf(text)
    .slice(0, isList ? 1 : undefined)
    .map((one) => ({ ...entry(one), form: isList ? 'entry' : 'sentence' }))
}

/** The lines of a text that was broken by hand into a list, without their bullets. */
function linesOf(text: string): Sentence[] {
  let start = 0
  return text.split('\n').flatMap((line) => {
    const bullet = /^\s*(?:[-–—•*·▪◦✓✔►>]\s*)?/.exec(line)?.[0].length ?? 0
    const from = start + bullet
    const one = { text: line.slice(bullet).trimEnd(), start: from, end: start + line.trimEnd().length }
    start += line.length + 1
    return one.text === '' ? [] : [one]
  })
}

import { DENIAL, isRole } from './cues'
import { type Topic, topicOf } from './headings'
import { topicFromIntroduction } from './introduction'
import type { PageText, TextBlock } from './page'
import { type Sentence, sentencesOf } from './sentences'
import { isValueWord, isWorkPage, staffFieldOf } from './vocabulary'

/** A stretch of a page that can be taken for one thing said: a sentence, or an entry of a list. */
export interface Statement {
  page: number
  /** As it would be shown: an entry's label and text joined by a colon. */
  text: string
  start: number
  end: number
  /** `entry`: of a list, a table or a row of cards; `title`: of a heading inside a section; `figure`: a number and what it counts. */
  form: 'sentence' | 'entry' | 'title' | 'figure'
  /** What the section it stands in tells of. */
  topic: Topic | null
  /** The heading that says so. */
  heading: string | null
  /** What a card, a row or the text itself names it: "Pension", "Training". */
  label: string | null
  linked: boolean
}

interface OpenSection {
  level: number
  topic: Topic | null
  /** The heading's own words say what the section tells of. */
  isOwn: boolean
  text: string
  end: number
}

const MAX_TITLE_LENGTH = 60
const MAX_ENTRY_LENGTH = 260
const MAX_LINE_LENGTH = 120

/** Splits a page into statements, each under the heading that tells what it is about. */
export function statementsOf(page: PageText, index: number): Statement[] {
  const open: OpenSection[] = []
  const found: Statement[] = []
  const blocks = page.blocks
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at]
    if (!block) break
    const text = page.text.slice(block.start, block.end)
    const next = blocks[at + 1]
    const figure = next ? readFigure(page, block, next) : null
    // The number of a step or card.
    if (!figure && STEP_NUMBER.test(text)) continue
    const level = figure ? null : headingLevel(block, text, page)
    const above = level === null ? undefined : open.at(-1)
    const own = level === null ? undefined : topicInContext(text, level, page, open)
    // "Our purpose", and under it in large letters what it is.
    const isUnder =
      own === undefined && above?.isOwn && above.end === block.start - 1 && above.level > (level ?? 0)
    const isSaid = isUnder && text.split(' ').length > 4
    const topic = isUnder ? (isSaid ? null : above.topic) : own
    if (level !== null) {
      // A bold line over a table or list stands beside the one before it, one over a text may be a card in it.
      const isBeside = (next?.kind === 'row' || next?.kind === 'item') && staffFieldOf(text) === null
      const depth = topic === undefined && level >= 6 && !isBeside ? 8 : level
      while ((open.at(-1)?.level ?? 0) >= depth) open.pop()
      const outer = open.at(-1)?.topic ?? null
      const isJob = isJobTitle(text) && level > 1 && page.kind === 'careers' && outer !== 'aside'
      open.push({
        level: depth,
        topic: topic === undefined ? (isJob ? 'openRoles' : outer) : topic,
        isOwn: topic !== undefined,
        text,
        end: block.end,
      })
    }
    const here = {
      page: index,
      topic: open.at(-1)?.topic ?? null,
      heading: open.findLast(({ isOwn }) => isOwn)?.text ?? null,
      label: labelOf(open.at(-1)),
    }
    const isLabel = block.kind === 'term' || (level !== null && topic === undefined)
    const card = isLabel && next && isCard(here.topic, block, next, text) ? readCard(page, block, next) : null
    if (figure) {
      found.push({ ...here, ...figure, form: 'figure', label: null, linked: block.linked })
      at += 1
    } else if (card) {
      found.push({ ...here, ...card, form: 'entry', label: text, linked: block.linked })
      // What the card says is not said again.
      at += 1
    } else if (level !== null) {
      found.push({
        ...here,
        topic: isSaid ? (above?.topic ?? null) : here.topic,
        text,
        start: block.start,
        end: block.end,
        form: 'title',
        linked: block.linked,
      })
    } else {
      const led = block.kind === 'item' ? topicFromIntroduction(page, blocks, at) : null
      const topic = led !== null && VAGUE_TOPICS.includes(here.topic) ? led : here.topic
      found.push(...readStatements(page, block, { ...here, topic }))
    }
  }
  return found
}

/** The heading right above, where it tells no topic of its own: "Holiday", "How much holiday do I get?". */
const labelOf = (above: OpenSection | undefined) =>
  above && !above.isOwn && above.level > 1 && above.text.length <= MAX_TITLE_LENGTH ? above.text : null

const FIGURE = /^(?:over |more than |c\. ?|circa |~|>)?[£€$]?\d[\d.,]{0,9}\s?(?:\+|%|k|m|bn|million|m²)?\+?$/i
const COUNTED_THING =
  /\b(?:years?|people|employees|engineers|staff|colleagues|apprentices|countries|projects|customers|clients|sites|offices|turnover|machines|installations|workshops?|built|delivered|retention|on[- ]time|owned|trained|jahre|mitarbeiter\w*|länder|blynedd|gweithwyr)\b/i

/** A counter: "38", "years in business". */
function readFigure(
  page: PageText,
  block: TextBlock,
  next: TextBlock,
): Pick<Statement, 'text' | 'start' | 'end'> | null {
  if (block.end - block.start > 20 || next.end - next.start > MAX_TITLE_LENGTH || next.kind === 'row')
    return null
  const figure = page.text.slice(block.start, block.end)
  const what = page.text.slice(next.start, next.end)
  if (!FIGURE.test(figure) || /^(?:1[89]|20)\d\d$/.test(figure) || /[.!?]$/.test(what)) return null
  if (next.linked || (next.kind === 'heading' && !COUNTED_THING.test(what))) return null
  const isTold = /[%+]/.test(figure) || /^[£€$].*(?:k|m|bn|million)$/i.test(figure)
  if (/^[£€$]/.test(figure) ? !isTold : !isTold && !COUNTED_THING.test(what)) return null
  return { text: `${figure} ${what.replace(/\n/g, ' ')}`, start: block.start, end: next.end }
}

/** Sections that an introduction to a list can be more exact than. */
const VAGUE_TOPICS: readonly (Topic | null)[] = [null, 'overview', 'people', 'openRoles']
const STEP_NUMBER = /^\d{1,2}[.)]?$/
/** A heading that is one job's name, as a list of vacancies has them. */
const isJobTitle = (text: string) =>
  text.length <= MAX_TITLE_LENGTH &&
  /[^s\W]$/.test(jobOf(text).replace(/\s*\(.*$/, '')) &&
  !/^(?:why|how|what|our|from|meet|a|an|the|are|be|become|for) /i.test(text) &&
  isRole(text)
const jobOf = (text: string) => text.replace(/\s*(?:[–—|:,]| - ).*$/, '').trim()

/** Headings that tell that a home page speaks of work and not of its goods. */
const WORK_HEADING =
  /career|job|join|work|team|people|staff|employ|colleague|apprentic|graduate|trainee|mentor|chartership|progression|culture|\byou\b|mitarbeit|karriere|bewerb|ihnen|gyrfa|gweithio|swydd|buddion/i

/** Topics that are of goods and customers where nothing speaks of work. */
const STAFF_TOPICS: readonly (Topic | null)[] = [
  'rewards',
  'learningDevelopment',
  'growthPath',
  'workingStyle',
]

/** What a heading tells where it stands: a page's own title ("Working with us") covers all of it and tells nothing. */
function topicInContext(
  text: string,
  level: number,
  page: PageText,
  open: readonly OpenSection[],
): Topic | null | undefined {
  const topic = topicOf(text, page.kind)
  const outer = open.findLast((one) => one.isOwn && one.level < level)
  if (STAFF_TOPICS.includes(topic ?? null) && outer?.topic === 'aside') return 'aside'
  if (topic === 'workingStyle' && level === 1) return undefined
  // A page's title covers all of it: its sections tell more.
  if (topic === 'people' && level === 1 && isWorkPage(page.kind)) return undefined
  if (
    (topic === 'values' || STAFF_TOPICS.includes(topic ?? null)) &&
    (page.kind === 'products' || page.kind === 'news')
  )
    return 'aside'
  const isOfGoods =
    STAFF_TOPICS.includes(topic ?? null) &&
    page.kind === 'home' &&
    ![text, ...open.filter((one) => one.level > 1).map((one) => one.text)].some((one) =>
      WORK_HEADING.test(one.replace(/\byour (?:own )?\w+/gi, '')),
    )
  return isOfGoods ? 'aside' : topic
}

function headingLevel(block: TextBlock, text: string, page: PageText): number | null {
  if (block.kind === 'heading') return block.level
  const isShort =
    block.kind === 'text' &&
    text.length <= MAX_TITLE_LENGTH &&
    !/[.,;:!?]$/.test(text) &&
    !text.includes('\n')
  return isShort && topicOf(text, page.kind) !== undefined && text.split(' ').length <= 6 ? 6 : null
}

/** Topics that are told in cards: a heading and a line or two each. */
const CARD_TOPICS: readonly (Topic | null)[] = [
  'values',
  'rewards',
  'people',
  'strengths',
  'differentiators',
  'standards',
  'sectors',
  'hiringProcess',
]
const MAX_CARD_TITLE_LENGTH = 40

/** Whether a label and the block after it make one entry: a term and its meaning, the heading and the text of a card. */
function isCard(topic: Topic | null, label: TextBlock, next: TextBlock, text: string): boolean {
  if (label.kind === 'term') return next.kind === 'item' || next.kind === 'text'
  if (next.kind !== 'text') return false
  // "Pension", "Time off": a name that tells, whatever the section.
  if (topic === 'people' && next.end - next.start > MAX_ENTRY_LENGTH) return false
  const isCardLike =
    label.level > 1 && next.end - next.start <= MAX_ENTRY_LENGTH && text.length <= MAX_CARD_TITLE_LENGTH
  const isTelling = isCardLike && topic !== 'openRoles' && topic !== 'aside' && staffFieldOf(text) !== null
  return (
    CARD_TOPICS.includes(topic) ||
    isTelling ||
    (isCardLike && isValueWord(text) && topic !== 'openRoles' && topic !== 'aside')
  )
}

function readCard(
  page: PageText,
  label: TextBlock,
  next: TextBlock,
): Pick<Statement, 'text' | 'start' | 'end'> {
  const body = page.text.slice(next.start, next.end)
  const sentence = sentencesOf(body)[0] ?? { text: body, start: 0, end: body.length }
  const head = page.text.slice(label.start, label.end).replace(/[:\s]+$/, '')
  const isWhole = body.length <= MAX_ENTRY_LENGTH && !DENIAL.test(body)
  const end = next.start + (isWhole ? body.length : sentence.end)
  const said = isWhole ? body.replace(/\n/g, ' ') : sentence.text
  // A question is no part of its answer.
  if (head.endsWith('?')) return { text: said, start: next.start, end }
  return { text: `${head}: ${said}`, start: label.start, end }
}

type StatementContext = Pick<Statement, 'page' | 'topic' | 'heading' | 'label'>

function readStatements(page: PageText, block: TextBlock, here: StatementContext): Statement[] {
  const text = page.text.slice(block.start, block.end)
  const entry = (one: Sentence): Statement => ({
    ...here,
    label: block.lead ?? here.label,
    text: one.text,
    start: block.start + one.start,
    end: block.start + one.end,
    form: 'entry',
    linked: block.linked,
  })
  if (block.kind === 'row')
    return [
      here.topic === 'openRoles'
        ? entry({ text: text.split('\n')[0] ?? text, start: 0, end: text.indexOf('\n') })
        : {
            ...entry({ text: text.replace('\n', ': ').replace(/\n/g, ', '), start: 0, end: text.length }),
            label: text.split('\n')[0] ?? null,
          },
    ]
  const lines = text.split('\n')
  if (here.topic === 'openRoles' && block.kind === 'text') {
    const jobs = linesOf(text).flatMap((one) => {
      const job = jobOf(one.text)
      return isRole(job) && job !== '' ? [{ ...one, text: job, end: one.start + job.length }] : []
    })
    if (jobs.length > 0) return jobs.map(entry)
  }
  // "Curious before clever. We ask the daft question first."
  if (
    block.kind === 'text' &&
    block.lead !== null &&
    CARD_TOPICS.includes(here.topic) &&
    text.length <= MAX_ENTRY_LENGTH &&
    !DENIAL.test(text)
  )
    return [entry({ text: text.replace(/\n/g, ' '), start: 0, end: text.length })]
  const isNamed = lines.length === 2 && lines.every((line) => /^\p{Lu}[\p{L} ]{1,20}: /u.test(line))
  if (
    (lines.length > 2 || isNamed) &&
    lines.every((line) => line.length <= MAX_LINE_LENGTH && !/[.!?]\s+\p{Lu}/u.test(line))
  )
    return linesOf(text).map(entry)
  if (block.kind === 'item' || block.kind === 'term')
    if (text.length <= MAX_ENTRY_LENGTH && !DENIAL.test(text))
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

import { DENIAL, isRole } from './cues'
import { type Topic, topicOf } from './headings'
import { topicFromIntroduction } from './introduction'
import type { PageText, TextBlock } from './page'
import { type Sentence, sentencesOf } from './sentences'
import { isValueWord, isWorkPage, staffFieldOf } from './vocabulary'

export interface Statement {
  page: number
  /** As shown: the label and text of an entry are joined by a colon. */
  text: string
  start: number
  end: number
  /** `entry`: of a list, table or row of cards; `title`: of a heading inside a section; `figure`: a number and what it counts. */
  form: 'sentence' | 'entry' | 'title' | 'figure'
  topic: Topic | null
  heading: string | null
  /** From a card, a row or the text itself: "Pension", "Training". */
  label: string | null
  linked: boolean
}

interface OpenSection {
  level: number
  topic: Topic | null
  /** The heading's own words gave the topic. */
  isOwn: boolean
  text: string
  end: number
}

const MAX_TITLE_LENGTH = 60
const MAX_ENTRY_LENGTH = 260
const MAX_LINE_LENGTH = 120

export function statementsOf(page: PageText, pageIndex: number): Statement[] {
  const open: OpenSection[] = []
  const statements: Statement[] = []
  const blocks = page.blocks
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index]
    if (!block) break
    const text = page.text.slice(block.start, block.end)
    const next = blocks[index + 1]
    const figure = next ? readFigure(page, block, next) : null
    if (!figure && STEP_NUMBER.test(text)) continue
    const level = figure ? null : headingLevel(block, text, page)
    const above = level === null ? undefined : open.at(-1)
    const ownTopic = level === null ? undefined : topicInContext(text, level, page, open)
    // A heading right under another, such as a mission statement in large letters under "Our purpose".
    const isSubtitle =
      ownTopic === undefined && above?.isOwn && above.end === block.start - 1 && above.level > (level ?? 0)
    const isStatement = isSubtitle && text.split(' ').length > 4
    const topic = isSubtitle ? (isStatement ? null : above.topic) : ownTopic
    if (level !== null) {
      // A bold line over a table or list is a sibling of the last one; over a text it can be a card inside it.
      const isSibling = (next?.kind === 'row' || next?.kind === 'item') && staffFieldOf(text) === null
      const depth = topic === undefined && level >= 6 && !isSibling ? 8 : level
      while ((open.at(-1)?.level ?? 0) >= depth) open.pop()
      const outerTopic = open.at(-1)?.topic ?? null
      const isJob = isJobTitle(text) && level > 1 && page.kind === 'careers' && outerTopic !== 'aside'
      open.push({
        level: depth,
        topic: topic === undefined ? (isJob ? 'openRoles' : outerTopic) : topic,
        isOwn: topic !== undefined,
        text,
        end: block.end,
      })
    }
    const context = {
      page: pageIndex,
      topic: open.at(-1)?.topic ?? null,
      heading: open.findLast(({ isOwn }) => isOwn)?.text ?? null,
      label: labelOf(open.at(-1)),
    }
    const isLabel = block.kind === 'term' || (level !== null && topic === undefined)
    const card =
      isLabel && next && isCard(context.topic, block, next, text) ? readCard(page, block, next) : null
    if (figure) {
      statements.push({ ...context, ...figure, form: 'figure', label: null, linked: block.linked })
      // Figures and cards include the next block.
      index += 1
    } else if (card) {
      statements.push({ ...context, ...card, form: 'entry', label: text, linked: block.linked })
      index += 1
    } else if (level !== null) {
      statements.push({
        ...context,
        topic: isStatement ? (above?.topic ?? null) : context.topic,
        text,
        start: block.start,
        end: block.end,
        form: 'title',
        linked: block.linked,
      })
    } else {
      const introduced = block.kind === 'item' ? topicFromIntroduction(page, blocks, index) : null
      const topic = introduced !== null && VAGUE_TOPICS.includes(context.topic) ? introduced : context.topic
      statements.push(...readStatements(page, block, { ...context, topic }))
    }
  }
  return statements
}

const labelOf = (above: OpenSection | undefined) =>
  above && !above.isOwn && above.level > 1 && above.text.length <= MAX_TITLE_LENGTH ? above.text : null

const FIGURE = /^(?:over |more than |c\. ?|circa |~|>)?[£€$]?\d[\d.,]{0,9}\s?(?:\+|%|k|m|bn|million|m²)?\+?$/i
const COUNTED_THING =
  /\b(?:years?|people|employees|engineers|staff|colleagues|apprentices|countries|projects|customers|clients|sites|offices|turnover|machines|installations|workshops?|built|delivered|retention|on[- ]time|owned|trained|jahre|mitarbeiter\w*|länder|blynedd|gweithwyr)\b/i

/** A counter such as "38" over "years in business". */
function readFigure(
  page: PageText,
  block: TextBlock,
  next: TextBlock,
): Pick<Statement, 'text' | 'start' | 'end'> | null {
  if (block.end - block.start > 20 || next.end - next.start > MAX_TITLE_LENGTH || next.kind === 'row')
    return null
  const figure = page.text.slice(block.start, block.end)
  const counted = page.text.slice(next.start, next.end)
  if (!FIGURE.test(figure) || /^(?:1[89]|20)\d\d$/.test(figure) || /[.!?]$/.test(counted)) return null
  if (next.linked || (next.kind === 'heading' && !COUNTED_THING.test(counted))) return null
  const isStatistic = /[%+]/.test(figure) || /^[£€$].*(?:k|m|bn|million)$/i.test(figure)
  if (/^[£€$]/.test(figure) ? !isStatistic : !isStatistic && !COUNTED_THING.test(counted)) return null
  return { text: `${figure} ${counted.replace(/\n/g, ' ')}`, start: block.start, end: next.end }
}

/** Topics that the sentence before a list can narrow down. */
const VAGUE_TOPICS: readonly (Topic | null)[] = [null, 'overview', 'people', 'openRoles']
const STEP_NUMBER = /^\d{1,2}[.)]?$/
const isJobTitle = (text: string) =>
  text.length <= MAX_TITLE_LENGTH &&
  /[^s\W]$/.test(jobOf(text).replace(/\s*\(.*$/, '')) &&
  !/^(?:why|how|what|our|from|meet|a|an|the|are|be|become|for) /i.test(text) &&
  isRole(text)
const jobOf = (text: string) => text.replace(/\s*(?:[–—|:,]| - ).*$/, '').trim()

/** Headings on a home page that are about working there, not about its products. */
const WORK_HEADING =
  /career|job|join|work|team|people|staff|employ|colleague|apprentic|graduate|trainee|mentor|chartership|progression|culture|\byou\b|mitarbeit|karriere|bewerb|ihnen|gyrfa|gweithio|swydd|buddion/i

/** Topics that are about products and customers unless something says they are about work. */
const STAFF_TOPICS: readonly (Topic | null)[] = [
  'rewards',
  'learningDevelopment',
  'growthPath',
  'workingStyle',
]

/** Undefined where it has none. A page title ("Working with us") covers everything. */
function topicInContext(
  text: string,
  level: number,
  page: PageText,
  open: readonly OpenSection[],
): Topic | null | undefined {
  const topic = topicOf(text, page.kind)
  const outer = open.findLast((section) => section.isOwn && section.level < level)
  if (STAFF_TOPICS.includes(topic ?? null) && outer?.topic === 'aside') return 'aside'
  if (topic === 'workingStyle' && level === 1) return undefined
  if (topic === 'people' && level === 1 && isWorkPage(page.kind)) return undefined
  if (
    (topic === 'values' || STAFF_TOPICS.includes(topic ?? null)) &&
    (page.kind === 'products' || page.kind === 'news')
  )
    return 'aside'
  const isAboutProducts =
    STAFF_TOPICS.includes(topic ?? null) &&
    page.kind === 'home' &&
    ![text, ...open.filter((section) => section.level > 1).map((section) => section.text)].some((heading) =>
      WORK_HEADING.test(heading.replace(/\byour (?:own )?\w+/gi, '')),
    )
  return isAboutProducts ? 'aside' : topic
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

/** Topics often shown as cards: a heading and a line or two each. */
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

/** A term and its meaning, or the heading and text of a card. */
function isCard(topic: Topic | null, label: TextBlock, next: TextBlock, text: string): boolean {
  if (label.kind === 'term') return next.kind === 'item' || next.kind === 'text'
  if (next.kind !== 'text') return false
  if (topic === 'people' && next.end - next.start > MAX_ENTRY_LENGTH) return false
  const isCardLike =
    label.level > 1 && next.end - next.start <= MAX_ENTRY_LENGTH && text.length <= MAX_CARD_TITLE_LENGTH
  // "Pension", "Time off": a name that is clear in any section.
  const isTellingName =
    isCardLike && topic !== 'openRoles' && topic !== 'aside' && staffFieldOf(text) !== null
  return (
    CARD_TOPICS.includes(topic) ||
    isTellingName ||
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
  const text = isWhole ? body.replace(/\n/g, ' ') : sentence.text
  // A question is not part of its answer.
  if (head.endsWith('?')) return { text, start: next.start, end }
  return { text: `${head}: ${text}`, start: label.start, end }
}

type StatementContext = Pick<Statement, 'page' | 'topic' | 'heading' | 'label'>

function readStatements(page: PageText, block: TextBlock, context: StatementContext): Statement[] {
  const text = page.text.slice(block.start, block.end)
  const entry = (part: Sentence): Statement => ({
    ...context,
    label: block.lead ?? context.label,
    text: part.text,
    start: block.start + part.start,
    end: block.start + part.end,
    form: 'entry',
    linked: block.linked,
  })
  if (block.kind === 'row')
    return [
      context.topic === 'openRoles'
        ? entry({ text: text.split('\n')[0] ?? text, start: 0, end: text.indexOf('\n') })
        : {
            ...entry({ text: text.replace('\n', ': ').replace(/\n/g, ', '), start: 0, end: text.length }),
            label: text.split('\n')[0] ?? null,
          },
    ]
  const lines = text.split('\n')
  if (context.topic === 'openRoles' && block.kind === 'text') {
    const jobs = linesOf(text).flatMap((line) => {
      const job = jobOf(line.text)
      return isRole(job) && job !== '' ? [{ ...line, text: job, end: line.start + job.length }] : []
    })
    if (jobs.length > 0) return jobs.map(entry)
  }
  // "Curious before clever. We ask the daft question first."
  if (
    block.kind === 'text' &&
    block.lead !== null &&
    CARD_TOPICS.includes(context.topic) &&
    text.length <= MAX_ENTRY_LENGTH &&
    !DENIAL.test(text)
  )
    return [entry({ text: text.replace(/\n/g, ' '), start: 0, end: text.length })]
  const isLabelled = lines.length === 2 && lines.every((line) => /^\p{Lu}[\p{L} ]{1,20}: /u.test(line))
  if (
    (lines.length > 2 || isLabelled) &&
    lines.every((line) => line.length <= MAX_LINE_LENGTH && !/[.!?]\s+\p{Lu}/u.test(line))
  )
    return linesOf(text).map(entry)
  if (block.kind === 'item' || block.kind === 'term')
    if (text.length <= MAX_ENTRY_LENGTH && !DENIAL.test(text))
      return [entry({ text: text.replace(/\n/g, ' '), start: 0, end: text.length })]
  const isList = block.kind === 'item'
  return sentencesOf(text)
    .slice(0, isList ? 1 : undefined)
    .map((sentence) => ({ ...entry(sentence), form: isList ? 'entry' : 'sentence' }))
}

function linesOf(text: string): Sentence[] {
  let start = 0
  return text.split('\n').flatMap((line) => {
    const bullet = /^\s*(?:[-–—•*·▪◦✓✔►>]\s*)?/.exec(line)?.[0].length ?? 0
    const entry = {
      text: line.slice(bullet).trimEnd(),
      start: start + bullet,
      end: start + line.trimEnd().length,
    }
    start += line.length + 1
    return entry.text === '' ? [] : [entry]
  })
}

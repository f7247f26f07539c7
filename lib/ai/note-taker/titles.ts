import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { COUNT } from '@/lib/consultation/brief/slots/posts'
import { TOPIC_KEYS, type Topic } from '@/lib/consultation/topics'
import { contentWords } from './corrections/targets'
import { MAY_CHANGE, NO_OPERATION } from './reading'
import { readSegments, type Segment } from './segments'
import type { Span } from './text/spans'

const isTopic = (label: string): label is Topic => TOPIC_KEYS.some((key) => key === label)

/** What stands before a title in a sentence about it. */
export const TITLE_FRAME =
  /^(?:so\s+)?(?:(?:the|this|our)\s+(?:job|role|title|post|position|vacancy)(?:\s+title)?(?:\s+is|\s*[:–-])|it['’]?s|we(?:['’]?re| are) (?:after|looking for|hiring|recruiting)|(?:we|i)(?:\s+(?:need|want)|['’]?m after|['’]?d like)|job title\s*[:–-]?|title\s*[:–-]?|role\s*[:–-]?|looking for|need|wanted:?)\s*(?:for\s+)?(?:an?(?:other)?\s+)?/iu

/** What ends a title where its sentence goes on: "a welder in Goole, up to £20 an hour". */
const AFTER =
  /(?<!\b(?:up|down|close|next|due))(?:,|;|\s[–—-])?\s+(?=(?:in|at|near|based|paying|starting|from|on|to|who|that|because|as|since|with|up to|working|reporting|covering)\s)|[,;]\s+|\s[–—-]\s+/u

type Context = { asked: string; isDocument: boolean }

/** The pieces of what follows a title. Neighbours about the same stay together. */
function readRest(text: string, start: number, end: number, context: Context): Segment[] {
  const edges = [...text.slice(start, end).matchAll(new RegExp(AFTER, 'gu'))].map((joint) => ({
    end: start + joint.index,
    next: start + joint.index + joint[0].length,
  }))
  const spans = [...edges, { end, next: end }].map((edge, index) => ({
    start: edges[index - 1]?.next ?? start,
    end: edge.end,
  }))
  const parts: Segment[] = []
  for (const span of spans)
    for (const part of readSegments(text.slice(span.start, span.end), context)) {
      const label = part.label === 'title' ? part.second.label : part.label
      const before = parts.at(-1)
      // "At the yard in Goole": what is about nothing by itself belongs to what stands before it.
      if (before && (before.label === label || !isTopic(label))) {
        before.end = span.start + part.end
        before.text = text.slice(before.start, before.end)
      } else
        parts.push({
          ...part,
          label,
          start: span.start + part.start,
          end: span.start + part.end,
          bodyStart: span.start + part.bodyStart,
        })
    }
  return parts
}

/** Where a sentence names the job and says more, what it says more is read by itself. */
export function openTitles(text: string, segments: readonly Segment[], context: Context): Segment[] {
  return segments.flatMap((segment) => {
    if (segment.label !== 'title') return [segment]
    const frame = TITLE_FRAME.exec(segment.text)?.[0].length ?? 0
    const joint = AFTER.exec(segment.text.slice(frame))
    if (frame === 0 || !joint || joint.index === 0) return [segment]
    const titleEnd = segment.start + frame + joint.index
    const { sentence, heading } = segment
    return [
      { ...segment, end: titleEnd, text: text.slice(segment.start, titleEnd) },
      ...readRest(text, titleEnd + joint[0].length, segment.end, context).map((part) => ({
        ...part,
        sentence,
        heading,
      })),
    ]
  })
}

/** A job title as a form has it; a sentence about it is none. */
const MAX_TITLE_WORDS = 6
/** "Two welders": how many are wanted is read by itself. */
const COUNTED = new RegExp(`^${COUNT}\\s+`, 'iu')

/** A new title, or what else stands in the words that name the known one. */
export function titleOperations(
  text: string,
  { segment, span }: { segment: Segment; span: Span },
  jobTitle: string | null,
): BriefOperation[] {
  const quote = text.slice(span.start, span.end)
  const value = quote.replace(TITLE_FRAME, '').replace(COUNTED, '').trim()
  const known = contentWords(jobTitle ?? '')
  const news = [...contentWords(value)].filter((word) => !known.has(word))
  if (value === '' || news.length === 0) return []
  const isNew = known.size === 0 || segment.flagShares.change >= MAY_CHANGE
  if (isNew && value.split(/\s+/).length <= MAX_TITLE_WORDS) {
    return [
      {
        ...NO_OPERATION,
        topic: 'title',
        value,
        strength: 'must',
        quote: value,
        at: text.indexOf(value, span.start),
      },
    ]
  }
  const { label } = segment.second
  const isLong = value.split(/\s+/).length > MAX_TITLE_WORDS
  if (news.length < 2 && !(isLong && isTopic(label))) return []
  const topic = isLong && isTopic(label) && label !== 'title' ? label : 'alsoSaid'
  return [
    { ...NO_OPERATION, topic, value: quote.replace(/\s+/g, ' '), strength: 'must', quote, at: span.start },
  ]
}

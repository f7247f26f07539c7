// Reads consultations and adverts that are marked up for training (tests/evals/note-taker/training, README.md there).
import { readdirSync, readFileSync } from 'node:fs'

const LINE = /^\[([a-zA-Z]+)((?: [a-z]+)*)\] ?(.*)$/

/** Returns [{kind: talk or advert, title, file, messages: [{asked, segments: [{label, modifiers, text, breaks}]}]}]. Throws at a bad line. */
export function readMarkedFile(file) {
  const documents = []
  for (const [index, raw] of readFileSync(file, 'utf8').split('\n').entries()) {
    const line = raw.replace(/\s+$/, '')
    if (line === '') continue
    const opening = /^## (talk|advert): ([^|]*)(?:\|.*)?$/.exec(line)
    if (opening) {
      documents.push({ kind: opening[1], title: opening[2].trim(), file, messages: [] })
      continue
    }
    const document = documents.at(-1)
    const asked = /^\? ?([a-zA-Z]+)/.exec(line)
    if (asked) {
      document.messages.push({ asked: asked[1], segments: [] })
      continue
    }
    const segment = LINE.exec(line)
    if (!segment || !document) throw new Error(`${file}:${index + 1}: ${line.slice(0, 80)}`)
    if (document.messages.length === 0) document.messages.push({ asked: 'none', segments: [] })
    const breaks = segment[3].endsWith('\\')
    document.messages.at(-1).segments.push({
      label: segment[1],
      modifiers: segment[2].trim().split(' ').filter(Boolean),
      text: segment[3].replace(/\s*\\$/, '').trim(),
      breaks,
    })
  }
  for (const document of documents)
    for (const message of document.messages)
      message.segments = message.segments.filter(({ text }) => text !== '')
  return documents
}

export const readMarkedFolder = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readMarkedFile(`${folder}/${name}`))

/** The message as it was said, with the offset of each segment. `change` may alter a segment's words; `flat` leaves no line break. */
export function joinMessage({ segments }, { change = (text) => text, flat = false } = {}) {
  let text = ''
  const spans = []
  for (const segment of segments) {
    const words = change(segment.text)
    if (words === '') continue
    const start = text.length
    text += words
    spans.push({ start, end: text.length, segment })
    text += segment.breaks && !flat ? '\n' : ' '
  }
  return { text: text.trimEnd(), spans }
}

/** Whether anything of a message shows that it was written and not recognised from speech. */
export const hasMarks = ({ segments }) => segments.some(({ text }) => /[A-Z,.]/.test(text))

/** As speech recognition writes it. */
export const withoutMarks = (text) =>
  text
    .toLowerCase()
    .replace(/(?<=\p{L})[.!?,;:]+(?=\s|$)|[“”"()…]|(?<=\d)[.!?,;]+(?=\s|$)|\s[-–—](?=\s)/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

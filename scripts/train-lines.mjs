// npm run train -- lines
// Trains the model of the line gate (lib/consultation/guard/readable) on tests/evals/readable/training.txt and on small talk and adverts of
// tests/evals/note-taker/training, and writes weights.json. Prints first what the rules alone, the model alone and both hold of the lines
// of writers that a model has not seen. The same lines give the same weights.
import './support/node-version.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const { main, root } = await import('./support/project.mjs')
const { readPairs } = await import('./support/edit-pairs.mjs')
const { likeness } = await import('./support/likeness.mjs')
const { train } = await import('./support/linear-model.mjs')
const { readMarkedFolder } = await import('./support/marked-talk.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')

const LINES = `${root}/tests/evals/readable/training.txt`
const TALK = `${root}/tests/evals/note-taker/training`
const WEIGHTS = `${root}/lib/consultation/guard/readable/weights.json`

const CLASSES = ['+', '~', '-', '0']
const SMALL_TALK = ['chat', 'question', 'control', 'nothing']
const ADVERT_TOPICS = [
  'responsibilities',
  'success',
  'technical',
  'experience',
  'qualifications',
  'softSkills',
  'culture',
  'growth',
  'benefits',
]
/** One of so many: more would outweigh the marked lines. */
const SMALL_TALK_STEP = 3
const EDITED = `${root}/tests/evals/editor`
const EDITED_STEP = 1
const RAW_LIKENESS = 0.65
const ADVERT_STEP = 6
const OPTIONS = { bits: 16, minCount: 3, epochs: 20 }
const FOLDS = 5
const THRESHOLDS = [0.2, 0.3, 0.4, 0.5, 0.6]
const NOTE_THRESHOLDS = [0.6, 0.7, 0.8, 0.9]
const NOTES = 'internalNotes'

/** Returns [{writer, answer, section, text}]. Throws at a bad line. */
function readLines() {
  let writer = ''
  return readFileSync(LINES, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line === '') return []
      if (line.startsWith('# ')) {
        writer = line.slice(2)
        return []
      }
      const [, answer, section, text] = /^([-+~0]) (\w+): (.+)$/.exec(line) ?? []
      if (!answer) throw new Error(`${LINES}:${index + 1}: ${line.slice(0, 80)}`)
      return [{ writer, answer, section, text }]
    })
}

const everyNth = (list, step) => list.filter((_, index) => index % step === 0)
const asItem = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.,;]+$/, '')}`
const asNote = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.!]+$/, '')}.`

/** Small talk, which is nothing, and the lines of adverts, which are written for readers. `sectionOf` gives the section of a topic. */
function readMarkedTalk(sectionOf) {
  const lines = readMarkedFolder(TALK).flatMap(({ file, kind, messages }) =>
    messages.flatMap(({ segments }) =>
      segments.map(({ label, text }) => ({
        kind,
        label,
        text,
        writer: path.relative(TALK, file).split(path.sep)[0],
      })),
    ),
  )
  const smallTalk = lines
    .filter(({ label }) => SMALL_TALK.includes(label))
    .map(({ writer, text }) => ({ writer, answer: '0', section: NOTES, text: asNote(text) }))
  const adverts = lines
    .filter(({ kind, label }) => kind === 'advert' && ADVERT_TOPICS.includes(label))
    .map(({ writer, label, text }) => ({
      writer,
      answer: '+',
      section: sectionOf(label),
      text: asItem(text),
    }))
  return [...everyNth(smallTalk, SMALL_TALK_STEP), ...everyNth(adverts, ADVERT_STEP)]
}

/** What editors printed, and the talk of which they changed most, which is no line as it is. */
function readEdited(sectionOf) {
  return readPairs(EDITED).flatMap(({ topic, said, lines }) => {
    const section = sectionOf(topic)
    const printed = everyNth(lines, EDITED_STEP).map((text) => ({ answer: '+', section, text }))
    const isRaw = lines.length === 0 || likeness([said], lines) < RAW_LIKENESS
    return isRaw ? [...printed, { answer: '-', section, text: asItem(said) }] : printed
  })
}

async function fitModel(featuresOfLine, lines) {
  const rows = lines.map(({ text, section, answer }) => ({ features: featuresOfLine(text, section), answer }))
  const { table, scale, bias } = await train(rows, CLASSES, OPTIONS)
  return { table, scale, bias }
}

/** The lines of writers left out in turn, with the shares that a model of the others gives. */
async function weighUnseen({ featuresOfLine, unpackLineModel }, lines, others) {
  const writers = [...new Set(lines.map(({ writer }) => writer))].sort()
  const folds = Array.from({ length: FOLDS }, async (_, fold) => {
    const isUnseen = ({ writer }) => writers.indexOf(writer) % FOLDS === fold
    const seen = [...lines, ...others].filter((line) => !isUnseen(line))
    const weigh = unpackLineModel(await fitModel(featuresOfLine, seen))
    return lines.filter(isUnseen).map((line) => ({ ...line, shares: weigh(line.text, line.section) }))
  })
  return (await Promise.all(folds)).flat()
}

function report(name, lines, isHeld) {
  const kinds = { bad: ['-', '0'], clumsy: ['~'], good: ['+'] }
  const rest = lines.filter((line) => !isHeld(line))
  const parts = Object.entries(kinds).map(([kind, answers]) => {
    const isKind = ({ answer }) => answers.includes(answer)
    const [all, left] = [lines.filter(isKind).length, rest.filter(isKind).length]
    return `${all - left} of ${all} ${kind} (${((100 * left) / Math.max(1, rest.length)).toFixed(1)} % of the rest)`
  })
  console.log(`${name.padEnd(16)} holds ${parts.join(', ')}`)
}

main(async () => {
  await withTypeScript(async (load) => {
    const { findLineFault } = await load('lib/consultation/guard/line.ts')
    const { sectionOf } = await load('lib/consultation/topics.ts')
    const lib = {
      ...(await load('lib/consultation/guard/readable/features.ts')),
      ...(await load('lib/consultation/guard/readable/model.ts')),
    }
    const lines = readLines()
    const others = [...readMarkedTalk(sectionOf), ...readEdited(sectionOf)]
    const unseen = await weighUnseen(lib, lines, others)
    const forCandidates = unseen.filter(({ section }) => section !== NOTES)
    const isFault = ({ text, section }) => findLineFault(text, { company: '', spokenIn: section }) !== null
    report('nothing', forCandidates, () => false)
    report('rules', forCandidates, isFault)
    for (const share of THRESHOLDS) {
      const isHeld = ({ shares }) => shares.unreadable + shares.nothing >= share
      report(`model ${share}`, forCandidates, isHeld)
      report(`both ${share}`, forCandidates, (line) => isFault(line) || isHeld(line))
    }
    for (const share of NOTE_THRESHOLDS)
      report(
        `notes ${share}`,
        unseen.filter(({ section }) => section === NOTES),
        ({ shares }) => shares.nothing >= share,
      )
    writeFileSync(
      WEIGHTS,
      `${JSON.stringify(await fitModel(lib.featuresOfLine, [...lines, ...others]), null, 1)}\n`,
    )
    console.log(
      `${lines.length} lines, ${others.length} of the marked talk; ${readFileSync(WEIGHTS).length} bytes of weights`,
    )
  })
})

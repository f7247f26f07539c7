// npm run train -- asides
// Trains the model that finds asides in what was said (lib/ai/note-taker/writing/asides) on tests/evals/asides/training.txt and on adverts
// and remarks of tests/evals/note-taker/training, and writes weights.json. Prints first what it finds in the lines of writers that a model has not seen. The same lines give the same weights.
import './support/node-version.mjs'
import { readFileSync, writeFileSync } from 'node:fs'

const { main, root } = await import('./support/project.mjs')
const { train } = await import('./support/linear-model.mjs')
const { readMarkedFolder } = await import('./support/marked-talk.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')

const LINES = `${root}/tests/evals/asides/training.txt`
const TALK = `${root}/tests/evals/note-taker/training`
const WEIGHTS = `${root}/lib/ai/note-taker/writing/asides/weights.json`
const CLASSES = ['kept', 'aside']
const OPTIONS = { bits: 18, minCount: 2, epochs: 16 }
/** Lines that were written for readers: nothing in them is an aside. One in so many. */
const ADVERT_STEP = 12
const TOPICS =
  'responsibilities success technical experience qualifications softSkills culture growth benefits location package travel'.split(
    ' ',
  )
/** Whole remarks. */
const SMALL_TALK = ['chat', 'control', 'nothing']
const TALK_STEP = 3
const BIASES = [-0.5, 0, 0.5, 1, 1.5, 2, 2.5]

/** Returns [{writer, section, text, asides: [[start, end]]}]. Throws at a bad line. */
function readLines(file) {
  let writer = ''
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return []
      if (line.startsWith('# ')) {
        writer = line.slice(2).trim()
        return []
      }
      const [, section, marked] = /^(\w+)\| ?(.+)$/.exec(line) ?? []
      if (!section) throw new Error(`${file}:${index + 1}: ${line.slice(0, 80)}`)
      const asides = []
      let text = ''
      for (const piece of marked.split(/(?=[{}])/)) {
        const words = piece.replace(/^[{}]/, '')
        if (piece.startsWith('{')) asides.push([text.length, text.length + words.length])
        text += words
      }
      return [{ writer, section, text, asides }]
    })
}

/** Clauses of adverts, in which nothing is an aside, and remarks of talks, which are nothing else. */
function readMarkedTalk() {
  const sectionOf = (topic) => (topic === 'success' ? 'firstYear' : topic)
  const documents = readMarkedFolder(TALK)
  const messages = (kind) =>
    documents.filter((document) => document.kind === kind).flatMap((document) => document.messages)
  const written = messages('advert')
    .flatMap(({ segments }) => segments)
    .filter(({ label }) => TOPICS.includes(label))
    .map(({ label, text }) => ({ section: sectionOf(label), text, asides: [] }))
  const remarks = messages('talk')
    .flatMap(({ asked, segments }) =>
      segments.map((segment, at) => ({ ...segment, topic: segments[at - 1]?.label ?? asked })),
    )
    .filter(({ label, text }) => SMALL_TALK.includes(label) && !text.endsWith('?'))
    .map(({ text, topic }) => ({ section: sectionOf(topic), text, asides: [[0, text.length]] }))
  return [...everyNth(written, ADVERT_STEP), ...everyNth(remarks, TALK_STEP)]
}

const everyNth = (list, step) => list.filter((_, index) => index % step === 0)
const isAside = ({ asides }, { start, end }) => asides.some(([from, to]) => start >= from && end <= to)
const isWord = ({ text }) => /[\p{L}\p{N}]/u.test(text)

function fitModel({ tokensOfLine, featuresOfTokens }, lines) {
  const rows = lines.flatMap((line) => {
    const tokens = tokensOfLine(line.text)
    return featuresOfTokens(tokens, line.section).map((features, at) => ({
      features,
      answer: isAside(line, tokens[at]) ? 'aside' : 'kept',
    }))
  })
  return train(rows, CLASSES, OPTIONS)
}

/** How the words of each line that a model left out compare with those marked. `found` pairs lines with the model of the other writers. */
function report({ asideFinder }, found, bias, showsWrong) {
  const counts = { left: 0, right: 0, asides: 0, exact: 0, harmed: 0 }
  for (const { line, model } of found) {
    const { tokens, stretches } = asideFinder(model, bias)(line.text, line.section)
    const words = tokens.flatMap((token, at) =>
      isWord(token)
        ? [
            {
              ...token,
              isLeft: stretches.some(({ from, to }) => at >= from && at < to),
              isAside: isAside(line, token),
            },
          ]
        : [],
    )
    const isHarmed = words.some((word) => word.isLeft && !word.isAside)
    counts.left += words.filter((word) => word.isLeft).length
    counts.right += words.filter((word) => word.isLeft && word.isAside).length
    counts.asides += words.filter((word) => word.isAside).length
    counts.exact += words.every((word) => word.isLeft === word.isAside) ? 1 : 0
    counts.harmed += isHarmed ? 1 : 0
    if (isHarmed && showsWrong)
      console.log(`   ${words.map(({ text, isLeft }) => (isLeft ? `{${text}}` : text)).join(' ')}`)
  }
  const share = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
  console.log(
    `bias ${bias}: ${share(counts.right, counts.left)} of the words left out are asides, ${share(counts.right, counts.asides)} of the asides are found; ${counts.exact} of ${found.length} lines exactly, ${counts.harmed} lose a word they need`,
  )
}

main(async () => {
  await withTypeScript(async (load) => {
    const lib = {
      ...(await load('lib/ai/note-taker/writing/asides/features.ts')),
      ...(await load('lib/ai/note-taker/writing/asides/leave-out.ts')),
    }
    const { unpackClassifier } = await load('lib/ai/note-taker/model/classifier.ts')
    const lines = readLines(LINES)
    const others = readMarkedTalk()
    const found = []
    for (const writer of new Set(lines.map((line) => line.writer))) {
      const seen = lines.filter((line) => line.writer !== writer)
      const model = unpackClassifier(await fitModel(lib, [...seen, ...others]))
      found.push(...lines.filter((line) => line.writer === writer).map((line) => ({ line, model })))
    }
    const showsWrong = process.argv.includes('--wrong')
    for (const bias of BIASES) report(lib, found, bias, showsWrong && bias === lib.BIAS)
    const { classes, table, scale, bias } = await fitModel(lib, [...lines, ...others])
    writeFileSync(WEIGHTS, `${JSON.stringify({ classes, table, scale, bias }, null, 1)}\n`)
    console.log(
      `${lines.length} lines, ${others.length} of the marked talk; ${readFileSync(WEIGHTS).length} bytes of weights`,
    )
  })
})

// npm run train -- notes [folder]
// Trains the note-taker (lib/ai/note-taker) on marked-up consultations and adverts and writes its weights. The same material gives the
// same weights. With --without <part of a file name> it leaves those files out, prints how they are read, and writes nothing.
import './support/node-version.mjs'
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const { root } = await import('./support/project.mjs')
const { createRandom, shuffle } = await import('./support/random.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')
const { joinMessage, readMarkedFolder, withoutMarks } = await import('./support/marked-talk.mjs')

const args = process.argv.slice(2).filter((arg) => arg !== 'notes')
const without = args.includes('--without') ? args[args.indexOf('--without') + 1] : null
const folder =
  args.find((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--without') ??
  `${root}/tests/evals/note-taker/training`
const WEIGHTS = `${root}/lib/ai/note-taker/model/weights.json`

const STRENGTHS = ['must', 'nice', 'learn', 'notneeded']
const FLAGS = ['agency', 'change', 'undo', 'maybe']
const REQUIREMENTS = ['technical', 'experience', 'qualifications', 'softSkills']
const EPOCHS = 16
const LEARNING_RATE = 0.25
const L2 = 2e-5
/** Whole numbers of a weight on each side of nought. More change nothing that is measured. */
const LEVELS = 15

/** Softmax regression with a learning rate for each weight (AdaGrad). `rows` have `features` and `answer` (a class). */
function train(rows, classes, { bits, minCount, weightOf = () => 1 }) {
  const width = classes.length
  const size = 2 ** bits
  const counts = new Map()
  for (const { features } of rows)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const cases = rows.map(({ features, answer }) => {
    const kept = features.filter((feature) => counts.get(feature) >= minCount)
    return {
      at: kept.map((feature) => (feature & (size - 1)) * width),
      norm: 1 / Math.sqrt(Math.max(1, features.length)),
      answer: classes.indexOf(answer),
    }
  })
  const weights = new Float32Array(size * width)
  const squares = new Float32Array(size * width).fill(1e-6)
  const bias = new Float64Array(width)
  const order = cases.map((_, index) => index)
  const random = createRandom(7)
  const scores = new Float64Array(width)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    for (const index of order) {
      const { at, norm, answer } = cases[index]
      scores.set(bias)
      for (const row of at) for (let k = 0; k < width; k += 1) scores[k] += weights[row + k] * norm
      let highest = Number.NEGATIVE_INFINITY
      for (let k = 0; k < width; k += 1) if (scores[k] > highest) highest = scores[k]
      let total = 0
      for (let k = 0; k < width; k += 1) {
        scores[k] = Math.exp(scores[k] - highest)
        total += scores[k]
      }
      const loud = weightOf(classes[answer])
      for (let k = 0; k < width; k += 1) {
        const error = (scores[k] / total - (k === answer ? 1 : 0)) * loud
        scores[k] = error
        bias[k] -= 0.02 * error
      }
      for (const row of at)
        for (let k = 0; k < width; k += 1) {
          if (Math.abs(scores[k]) < 1e-4) continue
          const gradient = scores[k] * norm + L2 * weights[row + k]
          squares[row + k] += gradient * gradient
          weights[row + k] -= (LEARNING_RATE * gradient) / Math.sqrt(squares[row + k])
        }
    }
  }
  const sizes = Float64Array.from(
    weights.filter((weight) => weight !== 0),
    Math.abs,
  ).sort()
  const scale = (sizes[Math.floor(sizes.length * 0.998)] ?? 1) / LEVELS
  const bytes = Int8Array.from(weights, (weight) => {
    const whole = Math.max(-LEVELS, Math.min(LEVELS, Math.round(weight / scale)))
    return Math.abs(whole) < 1 ? 0 : whole
  })
  return { classes, table: gzipSync(bytes, { level: 9 }).toString('base64'), scale, bias: Array.from(bias) }
}

/** What the models learn from one message. */
function learn(lib, document, message, options, into) {
  const isDocument = document.kind === 'advert'
  const { text, spans } = joinMessage(message, options)
  const sentences = lib.readSentences(text)
  let before = '^'
  let heading = []
  let place = 0
  const starts = new Set(spans.map(({ start }) => start))
  for (const sentence of sentences) {
    let since = 0
    for (let at = 1; at < sentence.words.length; at += 1) {
      since += 1
      const word = sentence.words[at]
      const previous = sentence.words[at - 1]
      // A segment may open with a quotation mark or a bullet.
      let isCut = false
      for (let offset = previous.end; offset <= word.start; offset += 1)
        if (starts.has(offset) && offset > 0) isCut = true
      const gap = text.slice(previous.end, word.start)
      into.joints.push({
        features: lib.jointFeatures(sentence, at, gap, since),
        answer: isCut ? 'cut' : 'go on',
      })
      if (isCut) since = 0
    }
  }
  for (const { start, end, segment } of spans) {
    // A segment of several sentences is several pieces of one label.
    for (const sentence of sentences) {
      const from = Math.max(start, sentence.start)
      const to = Math.min(end, sentence.end)
      if (to <= from) continue
      const span = { start: from, end: to }
      const context = lib.contextOf(text, span, sentence, {
        asked: message.asked,
        isDocument,
        heading,
        place,
      })
      if (context.words.length === 0) continue
      place += 1
      const features = lib.segmentFeatures(context)
      const row = { text: text.slice(from, to), context, features, segment }
      into.labels.push({
        ...row,
        features: [...features, ...lib.followFeatures(context, before)],
        answer: segment.label,
      })
      if (REQUIREMENTS.includes(segment.label))
        into.strengths.push({
          ...row,
          answer: STRENGTHS.find((name) => segment.modifiers.includes(name)) ?? 'unsaid',
        })
      for (const flag of FLAGS)
        into.flags[flag].push({ ...row, answer: segment.modifiers.includes(flag) ? 'yes' : 'no' })
      before = segment.label
      if (segment.label === 'heading') heading = lib.headingWords(segment.text)
    }
  }
}

const emptyRows = () => ({
  joints: [],
  labels: [],
  strengths: [],
  flags: Object.fromEntries(FLAGS.map((flag) => [flag, []])),
})

function trainAll(lib, documents) {
  const rows = emptyRows()
  for (const document of documents)
    for (const message of document.messages) {
      learn(lib, document, message, {}, rows)
      if (document.kind === 'advert') learn(lib, document, message, { flat: true }, rows)
      else if (message.segments.some(({ text }) => /[A-Z,.]/.test(text)))
        learn(lib, document, message, { change: withoutMarks, flat: true }, rows)
    }
  const labels = [...new Set(rows.labels.map(({ answer }) => answer))].sort()
  return {
    joints: train(rows.joints, ['go on', 'cut'], { bits: 18, minCount: 3 }),
    labels: train(rows.labels, labels, { bits: 16, minCount: 3 }),
    strengths: train(rows.strengths, [...STRENGTHS, 'unsaid'], { bits: 16, minCount: 2 }),
    ...Object.fromEntries(
      FLAGS.map((flag) => [
        flag,
        train(rows.flags[flag], ['no', 'yes'], {
          bits: 16,
          minCount: 2,
          weightOf: (name) => (name === 'yes' ? 8 : 1),
        }),
      ]),
    ),
  }
}

function report(lib, weights, documents, name) {
  const { readSegments, replaceModels } = lib
  replaceModels(weights)
  const counts = { right: 0, total: 0, cuts: 0, found: 0, rightCuts: 0, exact: 0, strong: 0, strengths: 0 }
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, { said: 0, found: 0, right: 0 }]))
  const wrong = []
  const sweeps = Object.fromEntries(FLAGS.map((flag) => [flag, []]))
  const shares = []
  for (const document of documents)
    for (const message of document.messages) {
      const { text, spans } = joinMessage(message)
      const found = readSegments(text, { asked: message.asked, isDocument: document.kind === 'advert' })
      const isNear = (list, at) => list.some((other) => Math.abs(other - at) < 3)
      const goldStarts = spans.slice(1).map(({ start }) => start)
      const ownStarts = found.slice(1).map(({ start }) => start)
      counts.cuts += goldStarts.length
      counts.rightCuts += goldStarts.filter((at) => isNear(ownStarts, at)).length
      counts.found += ownStarts.filter((at) => !isNear(goldStarts, at)).length
      for (const { start, end, segment } of spans) {
        // The piece that covers most of it.
        const cover = (piece) => Math.min(end, piece.end) - Math.max(start, piece.start)
        const best = found.toSorted((a, b) => cover(b) - cover(a))[0]
        if (!best) continue
        counts.total += 1
        const isRight = best.label === segment.label
        shares.push([best.share, isRight])
        if (isRight) counts.right += 1
        else
          wrong.push(
            `${segment.label} → ${best.label} ${best.share.toFixed(2)}: ${segment.text.slice(0, 110)}`,
          )
        if (Math.abs(best.start - start) < 2 && Math.abs(best.end - end) < 2) counts.exact += 1
        else if (args.includes('--cuts'))
          console.log(`  gold: ${segment.text}\n   got: ${text.slice(best.start, best.end)}`)
        if (REQUIREMENTS.includes(segment.label) && REQUIREMENTS.includes(best.label)) {
          counts.strengths += 1
          if (best.strength === (STRENGTHS.find((one) => segment.modifiers.includes(one)) ?? 'unsaid'))
            counts.strong += 1
        }
        for (const flag of FLAGS) {
          const said = segment.modifiers.includes(flag)
          sweeps[flag].push([best.flagShares?.[flag] ?? 0, said])
          if (said) flags[flag].said += 1
          if (best.flags.has(flag)) flags[flag].found += 1
          if (said && best.flags.has(flag)) flags[flag].right += 1
        }
      }
    }
  const percent = (a, b) => `${((100 * a) / Math.max(1, b)).toFixed(1)} %`
  console.log(
    `${name}: labels ${percent(counts.right, counts.total)} of ${counts.total}, pieces exact ${percent(counts.exact, counts.total)}, cuts ${percent(counts.rightCuts, counts.cuts)} of ${counts.cuts} and ${counts.found} more, strengths ${percent(counts.strong, counts.strengths)} of ${counts.strengths}`,
  )
  console.log(
    FLAGS.map(
      (flag) => `${flag} ${flags[flag].right} of ${flags[flag].said}, found ${flags[flag].found}`,
    ).join('; '),
  )
  for (const limit of [0.4, 0.5, 0.6, 0.7]) {
    const sure = shares.filter(([share]) => share >= limit)
    console.log(
      `  sure at ${limit}: ${percent(sure.length, shares.length)}, right of these ${percent(sure.filter(([, right]) => right).length, sure.length)}`,
    )
  }
  for (const flag of FLAGS)
    console.log(
      `  ${flag}: ${[0.1, 0.2, 0.3, 0.4, 0.5]
        .map((limit) => {
          const found = sweeps[flag].filter(([share]) => share >= limit)
          return `${limit} ${found.filter(([, said]) => said).length}/${found.length}`
        })
        .join(', ')}`,
    )
  if (args.includes('--wrong')) for (const line of wrong) console.log(`  ${line}`)
}

const sizeOf = (weights) =>
  Object.entries(weights)
    .map(([name, { table }]) => `${name} ${Math.round(table.length / 1000)} kB`)
    .join(', ')

await withTypeScript(async (load) => {
  const lib = {
    ...(await load('lib/ai/note-taker/model/joints.ts')),
    ...(await load('lib/ai/note-taker/model/segment-features.ts')),
    ...(await load('lib/ai/note-taker/model/models.ts')),
    ...(await load('lib/ai/note-taker/segments.ts')),
  }
  const documents = readMarkedFolder(folder)
  if (without === null) {
    const weights = trainAll(lib, documents)
    writeFileSync(WEIGHTS, `${JSON.stringify(weights, null, 1)}\n`)
    console.log(`${documents.length} documents; ${sizeOf(weights)}`)
    return
  }
  const isLeftOut = ({ file }) => file.includes(without)
  const weights = trainAll(
    lib,
    documents.filter((document) => !isLeftOut(document)),
  )
  console.log(sizeOf(weights))
  for (const kind of ['talk', 'advert'])
    report(
      lib,
      weights,
      documents.filter((document) => isLeftOut(document) && document.kind === kind),
      kind,
    )
})

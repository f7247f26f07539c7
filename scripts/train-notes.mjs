// npm run train -- notes [folder]
// Trains the note-taker (lib/ai/note-taker) on marked-up consultations and adverts and writes its weights. The same material gives the
// same weights. With --without <part of a file name> it leaves those files out, prints how they are read, and writes nothing.
import './support/node-version.mjs'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

const { root } = await import('./support/project.mjs')
const { train } = await import('./support/linear-model.mjs')
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
/** Each place between two words of a message, and whether it is cut there. `labels` has not learnt from the message. */
function learnJoints(lib, { spans, sentences }, labels, joints) {
  const starts = new Set(spans.map(({ start }) => start))
  for (const sentence of sentences) {
    const weigh = labels.runs(lib.wordFeatures(sentence.words, sentence.tags))
    let since = 0
    for (let at = 1; at < sentence.words.length; at += 1) {
      since += 1
      // A segment may open with a quotation mark or a bullet.
      let isCut = false
      for (let offset = sentence.words[at - 1].end; offset <= sentence.words[at].start; offset += 1)
        if (starts.has(offset) && offset > 0) isCut = true
      joints.push({
        features: [
          ...lib.jointFeatures(sentence, at, since),
          ...lib.sideFeatures(sentence, at, since, weigh),
        ],
        answer: isCut ? 'cut' : 'go on',
      })
      if (isCut) since = 0
    }
  }
}

/** What the other models learn from one message. */
function learn(lib, { message, isDocument, text, spans, sentences }, into) {
  let before = '^'
  let heading = []
  let place = 0
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
      // The mark of a withdrawal says what it is about, which its own words need not: "scrap that".
      if (
        !segment.modifiers.includes('undo') &&
        !(process.env.SKIP && document.file.includes(process.env.SKIP))
      )
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

/** Every message as it was written and, where it has marks, without them or its line breaks. */
function variantsOf(lib, documents) {
  return documents.flatMap((document) =>
    document.messages.flatMap((message) => {
      const isDocument = document.kind === 'advert'
      const variant = (options) => {
        const joined = joinMessage(message, options)
        return {
          message,
          isDocument,
          writer: path.dirname(document.file),
          ...joined,
          sentences: lib.readSentences(joined.text),
        }
      }
      if (isDocument) return [variant({}), variant({ flat: true })]
      const hasMarks = message.segments.some(({ text }) => /[A-Z,.]/.test(text))
      return [variant({}), ...(hasMarks ? [variant({ change: withoutMarks, flat: true })] : [])]
    }),
  )
}

function rowsOf(lib, variants) {
  const rows = {
    labels: [],
    strengths: [],
    flags: Object.fromEntries(FLAGS.map((flag) => [flag, []])),
  }
  for (const variant of variants) learn(lib, variant, rows)
  return rows
}

function trainLabels(rows) {
  const labels = [...new Set(rows.map(({ answer }) => answer))].sort()
  return train(rows, labels, { bits: 18, minCount: 5, epochs: 12 })
}

/** The joints see what labels their sides would have. Of half the writers, labels that were learnt from the other half say so. */
function trainJoints(lib, variants) {
  const writers = [...new Set(variants.map(({ writer }) => writer))].sort()
  const isEven = ({ writer }) => writers.indexOf(writer) % 2 === 0
  const joints = []
  for (const isOwn of [isEven, (variant) => !isEven(variant)]) {
    const others = variants.filter((variant) => !isOwn(variant))
    const labels = lib.unpackClassifier(trainLabels(rowsOf(lib, others).labels))
    for (const variant of variants.filter(isOwn)) learnJoints(lib, variant, labels, joints)
  }
  return train(joints, ['go on', 'cut'], { bits: 18, minCount: 3, epochs: 8 })
}

function trainAll(lib, documents) {
  const variants = variantsOf(lib, documents)
  const rows = rowsOf(lib, variants)
  return {
    joints: trainJoints(lib, variants),
    labels: trainLabels(rows.labels),
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
    ...(await load('lib/ai/note-taker/model/classifier.ts')),
    ...(await load('lib/ai/note-taker/model/joints.ts')),
    ...(await load('lib/ai/note-taker/model/side-features.ts')),
    ...(await load('lib/ai/note-taker/model/segment-features.ts')),
    ...(await load('lib/ai/note-taker/model/models.ts')),
    ...(await load('lib/ai/note-taker/cuts.ts')),
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

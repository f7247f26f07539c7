// npm run train -- notes [folder]
// Trains the linear models of the note-taker (lib/ai/note-taker/model) on marked-up consultations and adverts and writes their weights. The same
// material gives the same weights. With --without <part of a file name> it leaves those files out, trains the tagger without them as well,
// prints how they are read, and writes nothing.
import './support/node-version.mjs'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

const { root } = await import('./support/project.mjs')
const { train } = await import('./support/linear-model.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')
const { hasMarks, joinMessage, readMarkedFolder, withoutMarks } = await import('./support/marked-talk.mjs')
const { loadForTagger, trainTagger } = await import('./support/tagger/train.mjs')

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

/** The pieces of one message, from which the other models learn. */
function readPieces(lib, { message, isDocument, text, spans, sentences }) {
  const pieces = []
  let heading = []
  for (const { start, end, segment } of spans) {
    // A segment of several sentences is several pieces of one label.
    for (const [index, sentence] of sentences.entries()) {
      const from = Math.max(start, sentence.start)
      const to = Math.min(end, sentence.end)
      if (to <= from) continue
      const context = lib.contextOf(text, { start: from, end: to }, sentence, {
        asked: message.asked,
        isDocument,
        heading,
        place: pieces.length,
      })
      if (context.words.length === 0) continue
      pieces.push({ context, features: lib.segmentFeatures(context), segment, sentence: index })
      if (segment.label === 'heading') heading = lib.headingWords(segment.text)
    }
  }
  return pieces
}

/** Every message as it was written and, where it has marks, without them or its line breaks. */
function variantsOf(lib, documents) {
  return documents.flatMap((document) =>
    document.messages.flatMap((message) => {
      const isDocument = document.kind === 'advert'
      const variant = (options) => {
        const joined = joinMessage(message, options)
        const sentences = lib.readSentences(joined.text)
        const pieces = readPieces(lib, { message, isDocument, ...joined, sentences })
        return { isDocument, writer: path.dirname(document.file), ...joined, sentences, pieces }
      }
      if (isDocument) return [variant({}), variant({ flat: true })]
      return [variant({}), ...(hasMarks(message) ? [variant({ change: withoutMarks, flat: true })] : [])]
    }),
  )
}

/** The mark of a withdrawal says what it is about, which its own words need not: "scrap that". */
const tellsLabel = ({ segment }) => !segment.modifiers.includes('undo')

/** Each piece is in it twice, so that features count double. */
function trainLabels(rows) {
  const labels = [...new Set(rows.map(({ answer }) => answer))].sort()
  return train(rows, labels, { bits: 18, minCount: 11, epochs: 8 })
}

/** Each piece by itself, and again with what the pieces around it are or were found to be. */
function labelRowsInContext(lib, { pieces }, looks) {
  return pieces.flatMap(({ context, features, segment }, at) =>
    tellsLabel({ segment })
      ? [
          { features, answer: segment.label },
          { features: [...features, ...lib.neighbourFeatures(context, looks, at)], answer: segment.label },
        ]
      : [],
  )
}

const looksOf = ({ pieces }) =>
  pieces.map(({ segment, sentence }) => ({ label: segment.label, share: 1, sentence }))

const findLooks = (lib, { pieces }, labels) =>
  pieces.map(({ features, sentence }) => {
    const [first] = lib.rank(labels, labels.weigh(features))
    return { label: first.name, share: first.share, sentence }
  })

/** For each message, a labels model that hasn't learnt from its writer but from half of the others. */
async function trainHalves(lib, variants) {
  const writers = [...new Set(variants.map(({ writer }) => writer))].sort()
  const isEven = ({ writer }) => writers.indexOf(writer) % 2 === 0
  const halves = await Promise.all(
    [isEven, (variant) => !isEven(variant)].map((isOwn) =>
      trainLabels(
        variants.filter(isOwn).flatMap((variant) => labelRowsInContext(lib, variant, looksOf(variant))),
      ),
    ),
  )
  const [even, odd] = halves.map(lib.unpackClassifier)
  return (variant) => (isEven(variant) ? odd : even)
}

function trainJoints(lib, variants, labelsFor) {
  const joints = []
  for (const variant of variants) learnJoints(lib, variant, labelsFor(variant), joints)
  return train(joints, ['go on', 'cut'], { bits: 18, minCount: 3, epochs: 8 })
}

const strengthRowsOf = (pieces) =>
  pieces
    .filter(({ segment }) => REQUIREMENTS.includes(segment.label))
    .map(({ features, segment }) => ({
      features,
      answer: STRENGTHS.find((name) => segment.modifiers.includes(name)) ?? 'unsaid',
    }))

async function trainAll(lib, documents) {
  const variants = variantsOf(lib, documents)
  const pieces = variants.flatMap((variant) => variant.pieces)
  const trainFlag = (flag) =>
    train(
      pieces.map(({ features, segment }) => ({
        features,
        answer: segment.modifiers.includes(flag) ? 'yes' : 'no',
      })),
      ['no', 'yes'],
      { bits: 16, minCount: 2, weightOf: (name) => (name === 'yes' ? 8 : 1) },
    )
  const others = Promise.all([
    train(strengthRowsOf(pieces), [...STRENGTHS, 'unsaid'], { bits: 16, minCount: 2 }),
    ...FLAGS.map(trainFlag),
  ])
  const labelsFor = await trainHalves(lib, variants)
  const [labels, joints] = await Promise.all([
    trainLabels(
      variants.flatMap((variant) =>
        labelRowsInContext(lib, variant, findLooks(lib, variant, labelsFor(variant))),
      ),
    ),
    trainJoints(lib, variants, labelsFor),
  ])
  const [strengths, ...flags] = await others
  return {
    joints,
    labels,
    strengths,
    ...Object.fromEntries(FLAGS.map((flag, index) => [flag, flags[index]])),
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
    ...(await load('lib/ai/note-taker/model/neighbour-features.ts')),
    ...(await load('lib/ai/note-taker/model/models.ts')),
    ...(await load('lib/ai/note-taker/cuts.ts')),
    ...(await load('lib/ai/note-taker/segments.ts')),
  }
  const documents = readMarkedFolder(folder)
  if (without === null) {
    const weights = await trainAll(lib, documents)
    writeFileSync(WEIGHTS, `${JSON.stringify(weights, null, 1)}\n`)
    console.log(`${documents.length} documents; ${sizeOf(weights)}`)
    return
  }
  const isLeftOut = ({ file }) => file.includes(without)
  const learnt = documents.filter((document) => !isLeftOut(document))
  const { replaceTagger, ...taggerLib } = await loadForTagger(load)
  replaceTagger(await trainTagger(taggerLib, learnt))
  const weights = await trainAll(lib, learnt)
  console.log(sizeOf(weights))
  for (const kind of ['talk', 'advert'])
    report(
      lib,
      weights,
      documents.filter((document) => isLeftOut(document) && document.kind === kind),
      kind,
    )
})

// npm run train -- law
// Trains the model of the law screen (lib/consultation/guard/law) on tests/evals/law/training, the examples of its word families, the
// lines of the guides and the talk of tests/evals/note-taker/training, writes weights.json and prints what it misses of
// tests/evals/law/held-out. The same sentences give the same weights.
import './support/node-version.mjs'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const { main, root } = await import('./support/project.mjs')
const { createRandom, shuffle } = await import('./support/random.mjs')
const { joinMessage, readMarkedFolder } = await import('./support/marked-talk.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')

const TRAINING = `${root}/tests/evals/law/training`
const HELD_OUT = `${root}/tests/evals/law/held-out`
const TALK = `${root}/tests/evals/note-taker/training`
const WEIGHTS = `${root}/lib/consultation/guard/law/weights.json`

const TABLE_SIZE = 2 ** 20
const GROUND_TABLE_SIZE = 2 ** 14
/** A feature of fewer sentences says nothing about the next one. */
const MIN_SENTENCES = 3
/** Short examples that the tests repeat. They count several times, so that their few words are kept. */
const TESTED = ['everyday.json', 'frames.json', 'sentences.json']
const COPIES = 4
/** Lawful talk about people, of which there is far more in a chat than here. */
const PERSONAL = 'terse-and-personal.json'
const EPOCHS = 24
const LEARNING_RATE = 0.3
const L2 = 7e-4
/** A request that passes does more harm than a lawful sentence that is asked about. */
const UNLAWFUL_WEIGHT = 8
const BIAS_RATE = 0.02

const readSets = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, ...JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) }))

/**
 * What hiring managers say, sentence by sentence: unlawful is what is marked so, lawful a sentence without such a mark. Returns
 * [{text, label}].
 */
function readTalk(splitSentences) {
  return readMarkedFolder(TALK).flatMap(({ messages }) =>
    messages.flatMap((message) => {
      const { text, spans } = joinMessage(message)
      const marked = spans.filter(({ segment }) => segment.modifiers.includes('unlawful'))
      const lawful = splitSentences(text).filter(
        (sentence) => !marked.some(({ start, end }) => start < sentence.end && sentence.start < end),
      )
      return [
        ...marked.map(({ segment }) => ({ text: segment.text, label: 1 })),
        ...lawful.map(({ start, end }) => ({ text: text.slice(start, end), label: 0 })),
      ]
    }),
  )
}

/** Logistic regression with a learning rate for each feature (AdaGrad). `rows` have `features` and `label` (0 or 1). */
function fitWeights(rows, size, seed, weightOfOnes = 1) {
  const random = createRandom(seed)
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1e-6)
  const order = rows.map((_, index) => index)
  let bias = 0
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    for (const index of order) {
      const { features, norm, label } = rows[index]
      let score = bias
      for (const feature of features) score += weights[feature] * norm
      const error = (1 / (1 + Math.exp(-score)) - label) * (label === 1 ? weightOfOnes : 1)
      bias -= BIAS_RATE * error
      for (const feature of features) {
        const gradient = error * norm + L2 * weights[feature]
        squares[feature] += gradient * gradient
        weights[feature] -= (LEARNING_RATE * gradient) / Math.sqrt(squares[feature])
      }
    }
  }
  return { weights, bias }
}

/** Whole numbers from -127 to 127; the few largest are cut off. */
function quantize(weights) {
  const sizes = Float64Array.from(
    weights.filter((weight) => weight !== 0),
    Math.abs,
  ).sort()
  const scale = sizes[Math.floor(sizes.length * 0.9995)] / 127
  const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale))))
  return { scale, text: gzipSync(bytes, { level: 9 }).toString('base64') }
}

/** `sentences` have `features` (numbers of 32 bits), `label`, `norm` and `ground`. */
function trainScreen(sentences) {
  const counts = new Map()
  for (const { features } of sentences)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const rows = sentences.map((sentence) => ({
    ...sentence,
    features: sentence.features
      .filter((feature) => counts.get(feature) >= MIN_SENTENCES)
      .map((feature) => feature & (TABLE_SIZE - 1)),
  }))
  return fitWeights(rows, TABLE_SIZE, 1, UNLAWFUL_WEIGHT)
}

function trainGrounds(sentences, grounds) {
  const unlawful = sentences.filter(({ label, ground }) => label === 1 && ground !== null)
  return grounds.flatMap((ground, seed) => {
    const rows = unlawful.map((sentence) => ({
      ...sentence,
      features: sentence.features.map((feature) => feature & (GROUND_TABLE_SIZE - 1)),
      label: sentence.ground === ground ? 1 : 0,
    }))
    return Array.from(fitWeights(rows, GROUND_TABLE_SIZE, seed + 1).weights)
  })
}

function score(findUnlawful, { name, unlawful, lawful }) {
  const passed = unlawful.filter(([, text]) => findUnlawful(text).length === 0)
  const held = lawful.filter((text) => findUnlawful(text).length > 0)
  const ofGround = unlawful.filter(([ground, text]) =>
    findUnlawful(text).some((finding) => finding.ground === ground),
  )
  console.log(
    `${name}: ${passed.length} of ${unlawful.length} unlawful passed, ${held.length} of ${lawful.length} lawful held, right ground ${ofGround.length}`,
  )
}

async function train(load) {
  const { splitSentences, tokenize } = await load('lib/consultation/guard/law/tokens.ts')
  const { featuresOf, findFamilyWords } = await load('lib/consultation/guard/law/features.ts')
  const { FAMILIES } = await load('lib/consultation/guard/law/families.ts')
  const { GROUNDS } = await load('lib/consultation/guard/law/grounds.ts')
  const { clausesOf } = await load('lib/consultation/guard/law/clauses.ts')
  const rowOf = (tokens, hits, label, ground) => {
    const features = [...featuresOf(tokens, hits)]
    return { features, norm: 1 / Math.sqrt(features.length), label, ground }
  }
  /** The clauses with a word of a family, each as a row. */
  const clausesIn = (text, label, ground) =>
    splitSentences(text).flatMap(({ start, end }) => {
      const tokens = tokenize(text.slice(start, end))
      return clausesOf(tokens).flatMap(({ from, to }) => {
        const clause = tokens.slice(from, to)
        const hits = findFamilyWords(clause)
        return hits.length > 0 ? [rowOf(clause, hits, label, ground)] : []
      })
    })
  const sentenceOf = (text, label, ground = null) => {
    const tokens = tokenize(text)
    return {
      ...rowOf(tokens, findFamilyWords(tokens), label, ground),
      clauses: clausesIn(text, label, ground),
    }
  }
  const sentencesOf = ({ unlawful, lawful }) => [
    ...unlawful.map(([ground, text]) => sentenceOf(text, 1, ground)),
    ...lawful.map((text) => sentenceOf(text, 0)),
  ]
  const { readGuides } = await load('lib/knowledge/guides/guides.ts')
  const guideLines = [...readGuides().values()].flatMap(({ duties, requirements, selling }) => [
    ...duties,
    ...requirements.map(({ line }) => line),
    ...selling,
  ])
  const talk = readTalk(splitSentences)
  const sets = readSets(TRAINING)
  const examples = [
    ...FAMILIES.flatMap(({ ground, yes }) => yes.map((text) => sentenceOf(text, 1, ground))),
    ...FAMILIES.flatMap(({ no }) => no.map((text) => sentenceOf(text, 0))),
    ...sets.filter(({ name }) => TESTED.includes(name)).flatMap(sentencesOf),
  ]
  const personal = sets.flatMap(({ name, lawful }) =>
    name === PERSONAL ? lawful.map((text) => sentenceOf(text, 0)) : [],
  )
  const sentences = [
    ...sets.filter(({ name }) => !TESTED.includes(name)).flatMap(sentencesOf),
    ...Array(COPIES).fill(examples).flat(),
    ...Array(COPIES - 1)
      .fill(personal)
      .flat(),
    ...guideLines.map((text) => sentenceOf(text, 0)),
    ...talk.map(({ text, label }) => sentenceOf(text, label)),
  ]
  const first = trainScreen(sentences)
  const scoreOf = ({ features, norm }) =>
    features.reduce((sum, feature) => sum + first.weights[feature & (TABLE_SIZE - 1)] * norm, first.bias)
  // Which clause of an unlawful sentence asks for somebody, nobody has marked: the one that a model of sentences finds loudest.
  const clauses = sentences.flatMap(({ label, clauses: rows }) => {
    if (label === 0) return rows
    const [loudest] = rows.toSorted((a, b) => scoreOf(b) - scoreOf(a))
    return loudest ? [loudest] : []
  })
  const screen = trainScreen([...sentences, ...clauses])
  const table = quantize(screen.weights)
  const grounds = quantize(Float64Array.from(trainGrounds(sentences, GROUNDS)))
  const weights = {
    source: 'npm run train -- law',
    bias: Number(screen.bias.toFixed(4)),
    scale: Number(table.scale.toPrecision(6)),
    groundScale: Number(grounds.scale.toPrecision(6)),
    table: table.text,
    grounds: grounds.text,
  }
  writeFileSync(WEIGHTS, `${JSON.stringify(weights, null, 2)}\n`)
  console.log(`${sentences.length} sentences, ${readFileSync(WEIGHTS).length} bytes of weights`)
}

main(async () => {
  await withTypeScript(train)
  await withTypeScript(async (load) => {
    const { findUnlawful } = await load('lib/consultation/guard/law/screen.ts')
    for (const set of [...readSets(TRAINING), ...readSets(HELD_OUT)]) score(findUnlawful, set)
  })
})

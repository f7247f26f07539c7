// npm run train -- editor [--without <part of a file name>]
// Trains the model that makes lines of talk (lib/ai/note-taker/writing/editor) on pairs of both (tests/evals/editor) and writes weights.json.
// The same pairs give the same weights. With --without it leaves files out, prints how near to their lines it comes, with the rules of the
// writer behind it and without them, and writes nothing.
import './support/node-version.mjs'
import { writeFileSync } from 'node:fs'

const { main, root } = await import('./support/project.mjs')
const { findOperations, readPairs } = await import('./support/edit-pairs.mjs')
const { countAll, isSame, likeness } = await import('./support/likeness.mjs')
const { train } = await import('./support/linear-model.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')

const PAIRS = `${root}/tests/evals/editor`
const WEIGHTS = `${root}/lib/ai/note-taker/writing/editor/weights.json`
const WORDS = { bits: 18, minCount: 2, epochs: 12 }
const GAPS = { bits: 17, minCount: 2, epochs: 12 }
/** How often editors must have put a word in for it to be one of the closed list. */
const LISTED = 6
/** How often, and in what share of its uses, editors left out a word that may go wherever it stands. */
const IDLE = { count: 5, share: 0.5 }

const without = process.argv.includes('--without')
  ? process.argv[process.argv.indexOf('--without') + 1]
  : null

const listed = (names) =>
  new Set([...countAll(names)].flatMap(([name, count]) => (count >= LISTED ? [name] : [])))

const keyOf = ({ key }) => key.replaceAll("'", '')

function findIdle(pairs) {
  // Numbers, days and the like say something.
  const uses = pairs.flatMap(({ tokens, operations, context }) =>
    operations.flatMap(({ at, operation }) => {
      const word = keyOf(tokens[at])
      return context.sorts[at] === word ? [{ word, isGone: operation === 'drop' }] : []
    }),
  )
  const all = countAll(uses.map(({ word }) => word))
  const gone = countAll(uses.flatMap(({ word, isGone }) => (isGone ? [word] : [])))
  return [...gone]
    .flatMap(([word, count]) =>
      /^\p{L}{2,}$/u.test(word) &&
      !/(?:teen|ty|eenth|tieth)$/.test(word) &&
      count >= IDLE.count &&
      count / all.get(word) >= IDLE.share
        ? [word]
        : [],
    )
    .sort()
}

/** What each word and each gap of a pair teaches. What is in no closed list is left out of it. */
function rowsOf(lib, { context, tokens, operations }, lists) {
  const rows = { words: [], gaps: [] }
  let history = lib.START_OF_EDITS
  for (const { at, operation, before } of operations) {
    const isListed = !operation.startsWith('=') || lists.words.has(operation)
    const known = isListed ? operation : 'keep'
    if (isListed) rows.words.push({ features: lib.wordFeatures(context, at, history), answer: operation })
    if (isListed && operation !== 'drop' && (before === '' || lists.gaps.has(before)))
      rows.gaps.push({
        features: lib.gapFeatures(context, at, operation, history),
        answer: before === '' ? 'none' : before,
      })
    const after = isListed ? lib.wordAfter(tokens[at], operation) : operation.slice(1)
    history = {
      operations: [...history.operations, known],
      lastKept: after === null ? history.lastKept : lib.keyOf(after).replaceAll("'", ''),
    }
  }
  return rows
}

const classesOf = (rows) => [...new Set(rows.map(({ answer }) => answer))].sort()

async function fitEditor(lib, pairs) {
  const operations = pairs.flatMap((pair) => pair.operations)
  const lists = {
    words: listed(operations.flatMap(({ operation }) => (operation.startsWith('=') ? [operation] : []))),
    gaps: listed(operations.flatMap(({ before }) => (before === '' ? [] : [before]))),
  }
  const rows = pairs.map((pair) => rowsOf(lib, pair, lists))
  const [words, gaps] = [rows.flatMap((row) => row.words), rows.flatMap((row) => row.gaps)]
  const [packedWords, packedGaps] = await Promise.all([
    train(words, classesOf(words), WORDS),
    train(gaps, classesOf(gaps), GAPS),
  ])
  return { idle: findIdle(pairs), words: packedWords, gaps: packedGaps }
}

function report(name, results) {
  const share = (count) => (count / results.length).toFixed(3)
  const total = results.reduce((sum, { lines, wanted }) => sum + likeness(lines, wanted), 0)
  const held = results.filter(({ isHeld }) => isHeld).length
  console.log(
    `${name.padEnd(12)} ${share(results.filter(({ lines, wanted }) => isSame(lines, wanted)).length)} the same, likeness ${share(total)}, ${share(held)} held back`,
  )
}

/** The lines of the writer for one fact. */
function writeFact({ factLines, findLineReason }, { topic, strength, said, section }) {
  const fact = {
    id: 'fact',
    topic,
    strength,
    value: said,
    state: 'active',
    locked: false,
    audience: 'candidate',
    because: 'built-in',
    vague: false,
    doubt: null,
    slot: null,
    conflictsWith: null,
    evidence: [{ kind: 'message', id: 'message', start: 0, end: said.length }],
  }
  const lines = factLines({ fact, ids: ['fact'] }, '', new Map())
  const home = lines.filter((line) => line.section === section)
  const written = (home.length > 0 ? home : lines).map(({ text }) => text)
  const isHeld =
    lines.some(({ isUnfit }) => isUnfit) ||
    written.some((text) => findLineReason(text, { company: '', spokenIn: section }) !== null)
  return { lines: written, isHeld }
}

main(async () => {
  await withTypeScript(async (load) => {
    const folder = 'lib/ai/note-taker/writing'
    const lib = {
      ...(await load(`${folder}/editor/tokens.ts`)),
      ...(await load(`${folder}/editor/forms.ts`)),
      ...(await load(`${folder}/editor/operations.ts`)),
      ...(await load(`${folder}/editor/features.ts`)),
      ...(await load(`${folder}/editor/editor.ts`)),
      ...(await load(`${folder}/lines.ts`)),
      ...(await load('lib/consultation/guard/line.ts')),
    }
    const { REQUIREMENT_TOPICS, sectionOf } = await load('lib/consultation/topics.ts')
    const isWish = ({ topic, strength }) =>
      REQUIREMENT_TOPICS.includes(topic) && ['nice', 'learnable'].includes(strength)
    const pairs = readPairs(PAIRS).map((pair) => {
      const section = isWish(pair) ? 'niceToHave' : sectionOf(pair.topic)
      const text = lib.asEditorReads(pair.said, section)
      const tokens = lib.readTokens(text)
      const context = lib.readContext(text, tokens, section, pair.strength)
      return { ...pair, section, text, tokens, context, operations: findOperations(lib, text, pair.lines) }
    })
    const printed = pairs.filter(({ lines }) => lines.length > 0)
    if (without === null) {
      const weights = await fitEditor(lib, printed)
      writeFileSync(WEIGHTS, `${JSON.stringify(weights, null, 1)}\n`)
      console.log(`${printed.length} pairs; ${JSON.stringify(weights).length} bytes of weights`)
      return
    }
    const unseen = printed.filter(({ file }) => file.includes(without))
    lib.replaceEditor(
      await fitEditor(
        lib,
        printed.filter((pair) => !unseen.includes(pair)),
      ),
    )
    report(
      'editor',
      unseen.map(({ said, section, strength, lines: wanted }) => ({
        lines: lib.editTalk(said, section, strength)?.lines ?? [said],
        wanted,
      })),
    )
    report(
      'with rules',
      unseen.map((pair) => ({ ...writeFact(lib, pair), wanted: pair.lines })),
    )
  })
})

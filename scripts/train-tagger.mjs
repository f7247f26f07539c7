// npm run train -- tagger
// Trains the tagger of the note-taker (lib/ai/note-taker/tagger) on the marked-up consultations and writes its weights. The same material gives
// the same weights. It takes some quarter of an hour.
import './support/node-version.mjs'
import { writeFileSync } from 'node:fs'

const { inProject, secondsSince } = await import('./support/project.mjs')
const { readMarkedFolder } = await import('./support/marked-talk.mjs')
const { loadForTagger, trainTagger } = await import('./support/tagger/train.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')

const WEIGHTS = 'lib/ai/note-taker/tagger/weights.json'

await withTypeScript(async (load) => {
  const started = performance.now()
  const documents = readMarkedFolder(inProject('tests/evals/note-taker/training'))
  const packed = await trainTagger(await loadForTagger(load), documents, (pass, error) =>
    console.log(`pass ${pass}: mean error ${error.toFixed(3)}, ${secondsSince(started)}`),
  )
  writeFileSync(inProject(WEIGHTS), `${JSON.stringify(packed, null, 1)}\n`)
  console.log(
    `${packed.vocabulary.words.split(' ').length} words, ${Math.round(packed.weights.length / 1000)} kB`,
  )
})

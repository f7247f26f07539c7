// npm run train -- questions
// Trains the model of what a manager's question asks for (lib/ai/note-taker/answers/kinds) on tests/evals/questions/training.txt, and writes
// weights.json. Prints first how it answers the questions of writers that a model has not seen. The same lines give the same weights.
import './support/node-version.mjs'
import { readFileSync, writeFileSync } from 'node:fs'

const { main, root } = await import('./support/project.mjs')
const { train } = await import('./support/linear-model.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')

const QUESTIONS = `${root}/tests/evals/questions/training.txt`
const WEIGHTS = `${root}/lib/ai/note-taker/answers/kinds/weights.json`
const OPTIONS = { bits: 15, minCount: 1, epochs: 20 }
const FOLDS = 6
const THRESHOLDS = [0, 0.2, 0.3, 0.35, 0.4, 0.5]
/** Of no kind that has an answer, and no question to us. */
const SILENT = ['other', 'none']

/** Returns [{writer, kind, text}]. Throws at a bad line. */
function readQuestions() {
  let writer = ''
  return readFileSync(QUESTIONS, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line === '') return []
      if (line.startsWith('# ')) {
        writer = line.slice(2)
        return []
      }
      const [, kind, text] = /^(\w+): (.+)$/.exec(line) ?? []
      if (!kind) throw new Error(`${QUESTIONS}:${index + 1}: ${line.slice(0, 80)}`)
      return [{ writer, kind, text }]
    })
}

const fitModel = ({ featuresOfQuestion }, kinds, questions) =>
  train(
    questions.map(({ text, kind }) => ({ features: featuresOfQuestion(text), answer: kind })),
    kinds,
    OPTIONS,
  )

/** The questions of writers left out in turn, with the kind that a model of the others gives. */
async function guessUnseen(lib, kinds, questions) {
  const writers = [...new Set(questions.map(({ writer }) => writer))].sort()
  const folds = Array.from({ length: FOLDS }, async (_, fold) => {
    const isUnseen = ({ writer }) => writers.indexOf(writer) % FOLDS === fold
    const model = lib.unpackClassifier(
      await fitModel(
        lib,
        kinds,
        questions.filter((question) => !isUnseen(question)),
      ),
    )
    return questions.filter(isUnseen).map((question) => {
      const [top] = lib.rank(model, model.weigh(lib.featuresOfQuestion(question.text)))
      return { ...question, guess: top.name, share: top.share }
    })
  })
  return (await Promise.all(folds)).flat()
}

function report(unseen, threshold) {
  const guessOf = ({ guess, share }) => (share >= threshold ? guess : 'other')
  const asked = unseen.filter(({ kind }) => !SILENT.includes(kind))
  const percent = (part, whole) => `${((100 * part.length) / whole.length).toFixed(1)} %`
  const right = asked.filter((question) => guessOf(question) === question.kind)
  const silent = asked.filter((question) => SILENT.includes(guessOf(question)))
  const wrong = asked.filter((question) => !right.includes(question) && !silent.includes(question))
  const statements = unseen.filter(({ kind }) => kind === 'none')
  const taken = statements.filter((line) => !SILENT.includes(guessOf(line)))
  console.log(
    `share ${threshold}: ${percent(right, asked)} of ${asked.length} answered rightly, ${percent(wrong, asked)} wrongly; ${taken.length} of ${statements.length} lines that ask nothing answered`,
  )
}

main(async () => {
  await withTypeScript(async (load) => {
    const lib = {
      ...(await load('lib/ai/note-taker/answers/kinds/features.ts')),
      ...(await load('lib/ai/note-taker/model/classifier.ts')),
    }
    const questions = readQuestions()
    const kinds = [...new Set(questions.map(({ kind }) => kind))].sort()
    const unseen = await guessUnseen(lib, kinds, questions)
    for (const threshold of THRESHOLDS) report(unseen, threshold)
    writeFileSync(WEIGHTS, `${JSON.stringify(await fitModel(lib, kinds, questions), null, 1)}\n`)
    console.log(
      `${questions.length} questions of ${kinds.length} kinds; ${readFileSync(WEIGHTS).length} bytes of weights`,
    )
  })
})

// npm run train -- asides | editor | law | lines | notes | questions | tagger | vectors
// Trains a model of the project on its examples. See the train-*.mjs next to it.
const [, , name] = process.argv
const MODELS = ['asides', 'editor', 'law', 'lines', 'notes', 'questions', 'tagger', 'vectors']
if (!MODELS.includes(name ?? '')) {
  console.error(`Say which model to train: npm run train -- <${MODELS.join(' | ')}>`)
  process.exit(2)
}
await import(`./train-${name}.mjs`)

// npm run train -- law | notes
// Trains a linear model of the project on its example sentences. See train-law.mjs and train-notes.mjs.
const [, , name] = process.argv
if (name !== 'law' && name !== 'notes') {
  console.error('Say which model to train: npm run train -- law, or npm run train -- notes')
  process.exit(2)
}
await import(`./train-${name}.mjs`)

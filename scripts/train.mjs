// npm run train -- law | lines | notes
// Trains a linear model of the project on its examples. See train-law.mjs, train-lines.mjs and train-notes.mjs.
const [, , name] = process.argv
if (name !== 'law' && name !== 'lines' && name !== 'notes') {
  console.error(
    'Say which model to train: npm run train -- law, npm run train -- lines, or npm run train -- notes',
  )
  process.exit(2)
}
await import(`./train-${name}.mjs`)

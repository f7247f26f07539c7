// npm run consult -- --model-by-hand <folder>
// Serves the product with a model that a person plays. Each call is written to <folder>/<number>.prompt.md and answered with
// <folder>/<number>.answer.md once that file is there. Everything else is as in npm start.
import './support/node-version.mjs'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startModelByHand } from './support/model-by-hand.mjs'

const { exitWithNpm, Failure, main, runNode } = await import('./support/project.mjs')

const USAGE = 'Usage: npm run consult -- --model-by-hand <folder>'

function readFolder() {
  const { values } = parseArgs({ options: { 'model-by-hand': { type: 'string' } } })
  const folder = values['model-by-hand']
  if (!folder) throw new Failure(USAGE)
  return path.resolve(folder)
}

await main(async () => {
  exitWithNpm()
  const folder = readFolder()
  const model = await startModelByHand({ folder, log: console.log })
  console.log(`You play the model. Prompts and answers are files in ${folder}; README.md there says how.`)
  const { code } = await runNode('scripts/start.mjs', [], {
    env: {
      HOST: '127.0.0.1',
      // Beside the folder: whoever plays the model must not see the manager's side.
      DATA_DIR: `${folder}-data`,
      RATE_LIMITS: 'off',
      // The first administrator is not needed here. Without one the start would print its password.
      ADMIN_PASSWORD: randomBytes(16).toString('base64url'),
      // Says which sentence of a reply was not sent, and why.
      LOG_LEVEL: 'debug',
      // A day: people think longer than models.
      OPENAI_TIMEOUT: '86400',
      ...process.env,
      OPENAI_API_KEY: '',
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'by-hand',
    },
  })
  await model.close()
  process.exitCode = code
})

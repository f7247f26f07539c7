// npm run qa -- bench [build|empty|calls|turns|expert|profile]
// Each figure next to a baseline that is measured in the same run, as a ratio. `profile` shows where the server spends its time, and
// runs only when it is named.
import { chooseParts, runCheck } from '../support/check.mjs'

const DEFAULTS = ['build', 'empty', 'calls', 'turns', 'expert']

await runCheck(async (load) => {
  for (const part of chooseParts('bench', [...DEFAULTS, 'profile'], DEFAULTS))
    await (await import(`./${part}.mjs`)).default(load)
})

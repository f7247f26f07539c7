// npm run qa -- web [bytes|lighthouse [path …]|start]
// bytes: what each screen loads first, next to a bare Next page. lighthouse: scores of the public pages on a phone, the median of five
// runs, or one run of each path that is named. start: seconds from `npm start` until ready, on a clean clone and again, and memory at rest.
// Fails where a goal is missed, which on a busy machine proves nothing.
import { Failure } from '../../scripts/support/project.mjs'
import { runCheck } from '../support/check.mjs'

const PARTS = ['bytes', 'lighthouse', 'start']

await runCheck(async (load) => {
  const [part, ...args] = process.argv.slice(2)
  if (part && !PARTS.includes(part)) throw new Failure(`Usage: npm run qa -- web [${PARTS.join('|')}]`)
  const missed = []
  for (const name of part ? [part] : PARTS)
    missed.push(...(await (await import(`./${name}.mjs`)).default(load, args)))
  if (missed.length > 0) throw new Failure(`Goals missed: ${missed.join('; ')}`)
})

import { Failure, main } from '../../scripts/support/project.mjs'
import { withTypeScript } from '../../scripts/support/typescript.mjs'

/** `load` imports a TypeScript module. Signals end a check through `exit`, so that the servers it started end too. */
export function runCheck(work) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  return main(() => withTypeScript(work))
}

/** Throws Failure at an unknown part. */
export function chooseParts(check, parts, defaults = parts) {
  const named = process.argv.slice(2)
  if (named.some((part) => !parts.includes(part)))
    throw new Failure(`Usage: npm run qa -- ${check} [${parts.join('|')}]`)
  return named.length > 0 ? named : defaults
}

import { existsSync, readFileSync } from 'node:fs'
import { Failure, inProject, root, run, secondsSince } from './project.mjs'

const readPackages = (file) => JSON.parse(readFileSync(inProject(file), 'utf8')).packages

/**
 * Whether node_modules holds what the lock file names. npm writes what it installed, once it is complete, into a hidden lock
 * file of the same form: so an install by hand is recognised, and one that was broken off is not.
 * @param {boolean} withDev whether packages for tests and development are asked for
 */
export function isInstalled(withDev) {
  if (!existsSync(inProject('node_modules/.package-lock.json'))) return false
  const installed = readPackages('node_modules/.package-lock.json')
  return Object.entries(readPackages('package-lock.json')).every(([name, wanted]) => {
    const isProject = name === ''
    const isUnasked = wanted.dev && !withDev
    // Those for other platforms are never installed.
    const isOptional = wanted.optional || wanted.devOptional
    if (isProject || isUnasked || isOptional) return true
    return installed[name]?.version === wanted.version && existsSync(inProject(name, 'package.json'))
  })
}

/** Installs what the lock file names, when anything is missing or of another version. Throws Failure. */
export async function ensureInstalled({ withDev }) {
  if (isInstalled(withDev)) return
  console.log(`Installing packages${withDev ? ', those for the tests too' : ''} …`)
  const started = performance.now()
  // Prisma's is the only install script: it fetches an engine that nothing here runs.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', withDev ? '--include=dev' : '--omit=dev']
  // npm tells the scripts that it runs where it lies; that one needs no shell on any system.
  const npm = process.env.npm_execpath
  const { code, output } = npm?.endsWith('npm-cli.js')
    ? await run(process.execPath, [npm, ...args], { quiet: true })
    : await run('npm', args, { quiet: true, shell: process.platform === 'win32' })
  if (code !== 0)
    throw new Failure(`${output}\nThe packages could not be installed in ${root} (npm ${args.join(' ')}).`)
  console.log(`Installed in ${secondsSince(started)}.`)
}

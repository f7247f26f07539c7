import { existsSync, readFileSync } from 'node:fs'
import { Failure, inProject, root, run, secondsSince } from './project.mjs'

const readPackages = (file) => JSON.parse(readFileSync(inProject(file), 'utf8')).packages

/** npm writes node_modules/.package-lock.json last, so an install that broke off does not count. */
function isInstalled(withDev) {
  if (!existsSync(inProject('node_modules/.package-lock.json'))) return false
  const installed = readPackages('node_modules/.package-lock.json')
  return Object.entries(readPackages('package-lock.json')).every(([name, wanted]) => {
    const isProject = name === ''
    const isUnwanted = wanted.dev && !withDev
    // Optional packages may be for another platform.
    if (isProject || isUnwanted || wanted.optional || wanted.devOptional) return true
    return installed[name]?.version === wanted.version && existsSync(inProject(name, 'package.json'))
  })
}

/** Installs if anything is missing or has another version. Throws Failure. */
export async function ensureInstalled({ withDev }) {
  if (isInstalled(withDev)) return
  console.log(`Installing packages${withDev ? ', including those for the tests' : ''} …`)
  const started = performance.now()
  // The only install script is Prisma's, which downloads an engine that nothing here runs.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', withDev ? '--include=dev' : '--omit=dev']
  // npm's own file needs no shell on any system.
  const npm = process.env.npm_execpath
  const { code, output } = npm?.endsWith('npm-cli.js')
    ? await run(process.execPath, [npm, ...args], { quiet: true })
    : await run('npm', args, { quiet: true, shell: process.platform === 'win32' })
  if (code !== 0)
    throw new Failure(`${output}\nThe packages could not be installed in ${root} (npm ${args.join(' ')}).`)
  console.log(`Installed in ${secondsSince(started)}.`)
}

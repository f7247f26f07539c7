import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure, inProject, root, run, secondsSince } from './project.mjs'

/** npm's own record of what it installed, which it writes last. */
const RECORD = 'node_modules/.package-lock.json'

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Whether `folder` holds every package of its lock file, in the right version and as npm left it. `withDev`: those for tests too. */
export function isInstalled(folder, { withDev }) {
  const installed = readPackages(path.join(folder, RECORD))
  const wanted = readPackages(path.join(folder, 'package-lock.json'))
  if (!installed || !wanted) return false
  const isPresent = (name) => existsSync(path.join(folder, name, 'package.json'))
  // Of the optional packages, npm installs and records only those for this platform.
  const isOptional = ({ optional, devOptional }) => optional || devOptional
  return (
    Object.keys(installed).every(isPresent) &&
    Object.entries(wanted).every(([name, entry]) => {
      const isProject = name === ''
      const isUnwanted = entry.dev && !withDev
      if (isProject || isUnwanted || (isOptional(entry) && !installed[name])) return true
      return installed[name]?.version === entry.version
    })
  )
}

/** Installs if anything is missing or has another version. Throws Failure. */
export async function ensureInstalled({ withDev }) {
  if (isInstalled(root, { withDev })) return
  console.log(`Installing packages${withDev ? ', including those for the tests' : ''} …`)
  const started = performance.now()
  // npm removes the old packages first. If it is killed meanwhile, the record must not say that they are there.
  rmSync(inProject(RECORD), { force: true })
  // The only install script is Prisma's, which downloads an engine that nothing here runs.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', withDev ? '--include=dev' : '--omit=dev']
  // After a SIGTERM npm removes what it has installed, for up to a minute. The next start does that anyway.
  const options = { quiet: true, endSignal: 'SIGKILL' }
  // npm's own file needs no shell on any system.
  const npm = process.env.npm_execpath
  const { code, output } = npm?.endsWith('npm-cli.js')
    ? await run(process.execPath, [npm, ...args], options)
    : await run('npm', args, { ...options, shell: process.platform === 'win32' })
  if (code !== 0)
    throw new Failure(`${output}\nThe packages could not be installed in ${root} (npm ${args.join(' ')}).`)
  console.log(`Installed in ${secondsSince(started)}.`)
}

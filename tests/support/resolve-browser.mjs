// Finds (or unpacks) a Chromium for Playwright without a download. Also: node tests/support/resolve-browser.mjs
import { execFileSync, spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

/** @typedef {{executablePath: string | undefined, env: Record<string, string>, source: string}} Browser */

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const PACKED = {
  'chromium.br': 'chromium',
  'swiftshader.tar.br': 'swiftshader.tar',
  'fonts.tar.br': 'fonts.tar',
}
const LIBRARIES = { 'al2023.tar.br': 'libraries.tar' }

/** Whether the binary starts and prints a version: a missing library or a wrong architecture shows here. */
function works(file, env = {}) {
  try {
    accessSync(file, constants.X_OK)
  } catch {
    return false
  }
  const options = { encoding: 'utf8', timeout: 15_000, env: { ...process.env, ...env } }
  const { status, stdout } = spawnSync(file, ['--version', '--no-sandbox'], options)
  return status === 0 && /\d+\.\d+\.\d+/.test(stdout)
}

function packageFolder() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  try {
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
    for (let folder = path.dirname(entry); folder !== path.dirname(folder); folder = path.dirname(folder)) {
      if (existsSync(path.join(folder, 'package.json')) && existsSync(path.join(folder, 'bin'))) return folder
    }
  } catch {
    return undefined
  }
  return undefined
}

/** Unpacks the package's binary into `target`; of two that do so at once, one wins and the other throws its copy away. */
async function unpack(folder, target) {
  mkdirSync(path.dirname(target), { recursive: true })
  const made = mkdtempSync(`${target}.tmp-`)
  const files = Object.entries({ ...PACKED, ...LIBRARIES })
  const inflate = ([from, to]) =>
    pipeline(
      createReadStream(path.join(folder, 'bin', from)),
      createBrotliDecompress(),
      createWriteStream(path.join(made, to)),
    )
  await Promise.all(files.map(inflate))
  chmodSync(path.join(made, 'chromium'), 0o755)
  for (const [, archive] of files.filter(([, name]) => name.endsWith('.tar'))) {
    execFileSync('tar', ['--no-same-owner', '-xf', archive], { cwd: made })
    rmSync(path.join(made, archive))
  }
  try {
    renameSync(made, target)
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    if (!existsSync(path.join(target, 'chromium'))) throw error
  }
}

/**
 * Only the fonts beside the binary are visible: without any all text has width 0, and with these alone pictures are equal on every
 * machine. Written anew each time, because a copied node_modules would carry a stale path.
 */
function writeFontConfig(folder) {
  const file = path.join(folder, 'fonts.conf')
  const made = `${file}.${process.pid}`
  const places = `<dir>${folder}/fonts</dir><cachedir>${folder}/fc-cache</cachedir>`
  writeFileSync(
    made,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${places}</fontconfig>`,
  )
  renameSync(made, file)
  return file
}

/** @returns {Promise<Browser | undefined>} */
async function fromPackage() {
  const folder = packageFolder()
  if (!folder) return undefined
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const target = path.resolve(import.meta.dirname, '../../node_modules/.cache/e2e-chromium', version)
  const executablePath = path.join(target, 'chromium')
  if (!existsSync(executablePath)) await unpack(folder, target)
  const source = `@sparticuz/chromium ${version}`
  const env = { FONTCONFIG_FILE: writeFontConfig(target) }
  if (works(executablePath, env)) return { executablePath, env, source }
  const withLibraries = { ...env, LD_LIBRARY_PATH: path.join(target, 'lib') }
  if (works(executablePath, withLibraries)) return { executablePath, env: withLibraries, source }
  return undefined
}

/** The browser of `npx playwright install`. @returns {Promise<Browser | undefined>} */
async function fromPlaywright() {
  const { chromium } = await import('@playwright/test')
  if (!existsSync(chromium.executablePath())) return undefined
  return { executablePath: undefined, env: {}, source: 'playwright install' }
}

/**
 * E2E_CHROMIUM, else the one from npm (Linux x64), else Playwright's own, else one that is installed.
 * @returns {Promise<Browser>} throws an error that names the remedies when there is none
 */
export async function resolveBrowser() {
  const own = process.env.E2E_CHROMIUM
  if (own) {
    if (!works(own)) throw new Error(`E2E_CHROMIUM=${own} does not start`)
    return { executablePath: own, env: {}, source: 'E2E_CHROMIUM' }
  }
  const found = (await fromPackage()) ?? (await fromPlaywright())
  if (found) return found
  const installed = INSTALLED.find((file) => works(file))
  if (installed) return { executablePath: installed, env: {}, source: installed }
  throw new Error(
    'No Chromium found. Any one of: `npx playwright install chromium`, `apt-get install chromium`, or E2E_CHROMIUM=/path/to/chrome',
  )
}

if (process.argv[1] === import.meta.filename) console.log(await resolveBrowser())

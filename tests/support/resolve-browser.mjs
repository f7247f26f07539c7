// Finds or unpacks a Chromium for Playwright without downloading. Run directly, it prints the result.
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

const INSTALLED_PATHS = [
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
const PACKED_FILES = {
  'chromium.br': 'chromium',
  'swiftshader.tar.br': 'swiftshader.tar',
  'fonts.tar.br': 'fonts.tar',
}
const PACKED_LIBRARIES = { 'al2023.tar.br': 'libraries.tar' }

/** Whether the binary prints its version; a missing library or wrong architecture makes it fail. */
function canStart(file, env = {}) {
  try {
    accessSync(file, constants.X_OK)
  } catch {
    return false
  }
  const options = { encoding: 'utf8', timeout: 15_000, env: { ...process.env, ...env } }
  const { status, stdout } = spawnSync(file, ['--version', '--no-sandbox'], options)
  return status === 0 && /\d+\.\d+\.\d+/.test(stdout)
}

function findPackageFolder() {
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

/** Unpacks the package's binary into `target`. Safe to run twice at the same time: the slower run discards its copy. */
async function unpack(folder, target) {
  mkdirSync(path.dirname(target), { recursive: true })
  const temporary = mkdtempSync(`${target}.tmp-`)
  const files = Object.entries({ ...PACKED_FILES, ...PACKED_LIBRARIES })
  const inflate = ([from, to]) =>
    pipeline(
      createReadStream(path.join(folder, 'bin', from)),
      createBrotliDecompress(),
      createWriteStream(path.join(temporary, to)),
    )
  await Promise.all(files.map(inflate))
  chmodSync(path.join(temporary, 'chromium'), 0o755)
  for (const [, archive] of files.filter(([, name]) => name.endsWith('.tar'))) {
    execFileSync('tar', ['--no-same-owner', '-xf', archive], { cwd: temporary })
    rmSync(path.join(temporary, archive))
  }
  try {
    renameSync(temporary, target)
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    if (!existsSync(path.join(target, 'chromium'))) throw error
  }
}

/** Shows only the package's fonts, so that screenshots are equal. Written on each run: a copied node_modules has a wrong path. */
function writeFontConfig(folder) {
  const file = path.join(folder, 'fonts.conf')
  const temporary = `${file}.${process.pid}`
  const directories = `<dir>${folder}/fonts</dir><cachedir>${folder}/fc-cache</cachedir>`
  writeFileSync(
    temporary,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${directories}</fontconfig>`,
  )
  renameSync(temporary, file)
  return file
}

async function findInPackage() {
  const folder = findPackageFolder()
  if (!folder) return undefined
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const target = path.resolve(import.meta.dirname, '../../node_modules/.cache/e2e-chromium', version)
  const executablePath = path.join(target, 'chromium')
  if (!existsSync(executablePath)) await unpack(folder, target)
  const source = `@sparticuz/chromium ${version}`
  const env = { FONTCONFIG_FILE: writeFontConfig(target) }
  if (canStart(executablePath, env)) return { executablePath, env, source }
  const withLibraries = { ...env, LD_LIBRARY_PATH: path.join(target, 'lib') }
  if (canStart(executablePath, withLibraries)) return { executablePath, env: withLibraries, source }
  return undefined
}

async function findInPlaywright() {
  const { chromium } = await import('@playwright/test')
  if (!existsSync(chromium.executablePath())) return undefined
  return { executablePath: undefined, env: {}, source: 'playwright install' }
}

/** Returns E2E_CHROMIUM, else the npm package's browser (Linux x64), else Playwright's, else an installed one. Throws if there is none. */
export async function resolveBrowser() {
  const configured = process.env.E2E_CHROMIUM
  if (configured) {
    if (!canStart(configured)) throw new Error(`E2E_CHROMIUM=${configured} does not start`)
    return { executablePath: configured, env: {}, source: 'E2E_CHROMIUM' }
  }
  const browser = (await findInPackage()) ?? (await findInPlaywright())
  if (browser) return browser
  const installed = INSTALLED_PATHS.find((file) => canStart(file))
  if (installed) return { executablePath: installed, env: {}, source: installed }
  throw new Error(
    'No Chromium found. Run `npx playwright install chromium` or `apt-get install chromium`, or set E2E_CHROMIUM=/path/to/chrome.',
  )
}

if (process.argv[1] === import.meta.filename) console.log(await resolveBrowser())

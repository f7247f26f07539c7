// npm run check:image: does what the Dockerfile says, without Docker, in clean folders: installs, builds, copies; then runs the result as the
// image would, as another user on a read-only tree, asks its health, uses the operator's commands and ends it. Ends with 1 where a claim fails.
import '../../scripts/support/node-version.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const { copyStep, isIgnored, rulesOf, stagesOf } = await import('./dockerfile.mjs')
const { freePort } = await import('../../scripts/support/postgres.mjs')
const { Failure, inProject, main, root, run, secondsSince } = await import('../../scripts/support/project.mjs')

const READY_MS = 90_000
const END_MS = 30_000
const USER = 1000

const base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-image-'))
const rootless = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0
// Made for one user alone, and another one is to find the way in.
chmodSync(base, 0o755)
let failed = 0

function tell(claim, holds, note = '') {
  if (!holds) failed += 1
  console.log(`${holds ? 'ok    ' : 'FAILED'}  ${claim}${note && `  (${note})`}`)
}

/** The build context: what git knows, less what .dockerignore keeps out. */
async function makeContext() {
  const folder = path.join(base, 'context')
  const rules = rulesOf(readFileSync(inProject('.dockerignore'), 'utf8'))
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard'], { quiet: true })
  const files = output.trim().split('\n')
  const sent = files.filter((file) => !isIgnored(rules, file))
  for (const file of sent) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(path.join(root, file), path.join(folder, file))
  }
  const never = [
    '.env',
    '.data/app-secret',
    '.git/config',
    'tests/api/cases.ts',
    'node_modules/x',
    'lib/a.test.ts',
  ]
  tell(
    'The context holds sources alone',
    never.every((file) => isIgnored(rules, file)),
    `${sent.length} files`,
  )
  return folder
}

/** Carries out the stages. @returns the last stage's folder, and what it says of running */
async function build(context) {
  const env = new Map()
  let folder = ''
  let last = {}
  for (const { name, from, steps } of stagesOf(readFileSync(inProject('Dockerfile'), 'utf8'))) {
    folder = path.join(base, name)
    if (from.startsWith('node:')) mkdirSync(path.join(folder, 'app'), { recursive: true })
    else cpSync(path.join(base, from), folder, { recursive: true })
    const at = (stage, file) => path.join(base, stage ?? name, path.resolve('/app', file))
    last = {}
    for (const { word, rest } of steps) {
      if (word === 'ENV') env.set(...rest.replace(/\$\w+$/, '').split('='))
      else if (word === 'COPY') copyStep(rest, { context, at })
      else if (word === 'RUN') await runStep(rest, folder, env)
      else last[word] = rest
    }
  }
  return { folder, env, last }
}

/** RUN: the same words, with the paths of the stage. */
async function runStep(words, folder, env) {
  const started = performance.now()
  const command = words
    .replace(/(?<=\s)\/(app|data)\b/g, (_, name) => path.join(folder, name))
    .replace('chown node:node', process.getuid?.() === 0 ? `chown ${USER}:${USER}` : 'true')
  const { code, output } = await run('sh', ['-c', command], {
    cwd: path.join(folder, 'app'),
    env: { PATH: process.env.PATH, HOME: base, npm_config_cache: npmCache(), ...Object.fromEntries(env) },
    quiet: true,
  })
  if (code !== 0) throw new Failure(`${output}\nRUN ${words} failed.`)
  tell(`RUN ${words}`, true, secondsSince(started))
}

const npmCache = () => process.env.npm_config_cache ?? path.join(os.homedir(), '.npm')

/** A command in the image: its environment alone, its user, and nothing that can be written but /data. */
function inImage({ folder, env }, port, command, options) {
  const app = path.join(folder, 'app')
  const data = path.join(folder, 'data')
  const variables = { PATH: process.env.PATH, ...Object.fromEntries(env), DATA_DIR: data, PORT: String(port) }
  if (!rootless) return spawn(command[0], command.slice(1), { cwd: app, env: variables, ...options })
  // The folder of the data stays a mount of its own, as the volume does.
  const script = `mount --bind "$0" "$0" && mount -o remount,ro,bind / && ! touch written 2>/dev/null && touch "$0/written" &&
    exec setpriv --reuid=${USER} --regid=${USER} --clear-groups -- "$@"`
  return spawn('unshare', ['-m', 'sh', '-c', script, data, ...command], {
    cwd: app,
    env: variables,
    ...options,
  })
}

async function outcomeOf(child) {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

const answers = (url) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

async function serve(image, port, work) {
  const started = performance.now()
  const child = inImage(image, port, JSON.parse(image.last.CMD), { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = outcomeOf(child)
  try {
    const url = `http://127.0.0.1:${port}`
    for (const until = Date.now() + READY_MS; (await answers(`${url}/api/ready`)) !== 200; await sleep(100)) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Failure(`The image's server did not start:\n${(await ended).output}`)
    }
    tell('The server starts', true, secondsSince(started))
    await work(url)
    const stopping = performance.now()
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), END_MS)
    const { code, output } = await ended
    clearTimeout(late)
    tell('SIGTERM ends it with 0', code === 0, `${code}, ${secondsSince(stopping)}`)
    tell('Nothing failed to be written', !/EROFS|EACCES/.test(output))
  } finally {
    child.kill('SIGKILL')
  }
}

/** Runs a command in the image; it holds when it ends with `code` and says what it should. */
async function command(
  image,
  port,
  args,
  { code: expected = 0, says = /(?:)/, claim = `node ${args.join(' ')}` } = {},
) {
  const child = inImage(image, port, ['node', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const { code, output } = await outcomeOf(child)
  const holds = code === expected && says.test(output)
  tell(claim, holds, holds ? '' : `${code}: ${output}`)
}

await main(async () => {
  const started = performance.now()
  try {
    const context = await makeContext()
    writeFileSync(path.join(base, '.npmrc'), '')
    const image = await build(context)
    const port = await freePort()
    if (!rootless) console.log('Not root: the tree is not made read-only, and the user is this one.')
    const { output } = await run('du', ['-sm', path.join(image.folder, 'app')], { quiet: true })
    tell(
      'The image adds less than 200 MB to its base',
      Number.parseInt(output, 10) < 200,
      `${Number.parseInt(output, 10)} MB`,
    )
    const health = JSON.parse(image.last.HEALTHCHECK.replace(/^.*CMD /, ''))
    const ask = (args, expected) => command(image, port, args, expected)
    await ask(health.slice(1), { code: 1, says: /^$/, claim: 'The health check fails while nothing runs' })
    await serve(image, port, async (url) => {
      await ask(health.slice(1), { claim: 'The health check passes' })
      for (const page of ['/', '/register', '/admin/login'])
        tell(`${page} is answered`, (await answers(url + page)) === 200)
      const claim = 'A command says that the server has the folder'
      await ask(['scripts/admin.mjs', 'list'], { code: 1, says: /in use by the server/, claim })
    })
    await ask(['scripts/admin.mjs', 'create', 'operator'], { says: /Password \(shown once\)/ })
    await ask(['scripts/backup.mjs', 'backup', path.join(image.folder, 'data/backup.gz')], {
      says: /The backup is in/,
    })
    await ask(['scripts/retention.mjs', '--dry-run'], { says: /Would delete/ })
    await ask(['scripts/person.mjs', 'export', 'nobody@northmoor.example'], {
      code: 1,
      says: /Nothing is stored under this address/,
    })
    const secret = statSync(path.join(image.folder, 'data/app-secret'))
    tell('The secret is for its owner alone', (secret.mode & 0o77) === 0)
    await serve(image, port, async () => {})
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
  console.log(
    `\n${failed === 0 ? 'Every claim holds' : `${failed} claims failed`} (${secondsSince(started)}).`,
  )
  process.exitCode = failed === 0 ? 0 : 1
})

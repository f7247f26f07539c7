// npm run qa -- image
// Carries out the Dockerfile without Docker, in clean folders; then runs the result as the image would, as another user and on a read-only
// file system: health check, pages, operator commands, SIGTERM.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/support/postgres.mjs'
import { inProject, root, run } from '../../scripts/support/project.mjs'
import { runCheck } from '../support/check.mjs'
import { createClaims } from '../support/claims.mjs'
import { parseDockerfile, parseDockerignore, runCopy } from './dockerfile.mjs'

const READY_LIMIT_MS = 90_000
const STOP_LIMIT_MS = 30_000
const STEP_LIMIT_MS = 15 * 60_000
const NODE_UID = 1000
const MAX_MEGABYTES = 200
const NEVER_SENT = [
  '.env',
  '.data/app-secret',
  '.git/config',
  'tests/api/cases.ts',
  'node_modules/x',
  'lib/a.test.ts',
]
const isRoot = process.getuid?.() === 0
const canIsolate = isRoot && spawnSync('unshare', ['-m', 'true']).status === 0

const claims = createClaims()
const base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-image-'))
// The other user has to reach it too.
chmodSync(base, 0o755)

/** Copies what Docker would be sent: the files that git knows, without those in .dockerignore. */
async function copyContext() {
  const folder = path.join(base, 'context')
  const isIgnored = parseDockerignore(readFileSync(inProject('.dockerignore'), 'utf8'))
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard'], { quiet: true })
  const files = output
    .trim()
    .split('\n')
    .filter((file) => !isIgnored(file))
  for (const file of files) cpSync(path.join(root, file), path.join(folder, file))
  await claims.verify('The build context holds only sources', async () => {
    for (const file of NEVER_SENT) assert.ok(isIgnored(file), file)
    return `${files.length} files`
  })
  return folder
}

async function runStep(words, folder, env) {
  const command = words
    .replace(/(?<=\s)\/(app|data)\b/g, (_, name) => path.join(folder, name))
    .replace('chown node:node', isRoot ? `chown ${NODE_UID}:${NODE_UID}` : 'true')
  const npmCache = process.env.npm_config_cache ?? path.join(os.homedir(), '.npm')
  const { code, output } = await run('sh', ['-c', command], {
    cwd: path.join(folder, 'app'),
    env: { PATH: process.env.PATH, HOME: base, npm_config_cache: npmCache, ...env },
    quiet: true,
  })
  assert.equal(code, 0, output)
}

/** Returns the last stage's folder, its environment, and `settings`: instructions such as CMD. */
async function buildImage(context) {
  const env = {}
  let folder = ''
  let settings = {}
  for (const { name, from, steps } of parseDockerfile(readFileSync(inProject('Dockerfile'), 'utf8'))) {
    folder = path.join(base, name)
    if (from.startsWith('node:')) mkdirSync(path.join(folder, 'app'), { recursive: true })
    else cpSync(path.join(base, from), folder, { recursive: true })
    const locate = (stage, file) => path.join(base, stage ?? name, path.resolve('/app', file))
    settings = {}
    for (const { instruction, value } of steps) {
      if (instruction === 'ENV') {
        const [variable, content] = value.replace(/\$\w+$/, '').split('=')
        env[variable] = content
      } else if (instruction === 'COPY') runCopy(value, context, locate)
      else if (instruction === 'RUN')
        await claims.verify(`RUN ${value}`, () => runStep(value, folder, env), { limitMs: STEP_LIMIT_MS })
      else settings[instruction] = value
    }
  }
  return { folder, env, settings }
}

/** Only the image's environment and user, and no writable folder but /data. */
function startInImage({ folder, env }, port, command) {
  const data = path.join(folder, 'data')
  const options = {
    cwd: path.join(folder, 'app'),
    env: { PATH: process.env.PATH, ...env, DATA_DIR: data, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  }
  if (!canIsolate) return spawn(command[0], command.slice(1), options)
  // Bound to itself, the data folder stays writable as a volume does.
  const script = `mount --bind "$0" "$0" && mount -o remount,ro,bind / && ! touch written 2>/dev/null && touch "$0/written" &&
    exec setpriv --reuid=${NODE_UID} --regid=${NODE_UID} --clear-groups -- "$@"`
  return spawn('unshare', ['-m', 'sh', '-c', script, data, ...command], options)
}

async function readOutcome(child) {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

const fetchStatus = (url) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

async function serveImage(image, port, work = async () => {}) {
  const child = startInImage(image, port, JSON.parse(image.settings.CMD))
  const outcome = readOutcome(child)
  const url = `http://127.0.0.1:${port}`
  try {
    await claims.verify('The server starts', async () => {
      for (const deadline = Date.now() + READY_LIMIT_MS; (await fetchStatus(`${url}/api/ready`)) !== 200; ) {
        if (child.exitCode !== null) assert.fail((await outcome).output)
        assert.ok(Date.now() < deadline, 'not ready in time')
        await sleep(100)
      }
    })
    await work(url)
    await claims.verify(
      'SIGTERM stops the server with exit code 0',
      async () => {
        child.kill('SIGTERM')
        const { code, output } = await outcome
        assert.equal(code, 0)
        assert.doesNotMatch(output, /EROFS|EACCES/, 'it tried to write')
      },
      { limitMs: STOP_LIMIT_MS },
    )
  } finally {
    child.kill('SIGKILL')
  }
}

const verifyCommand = (image, port, args, { code = 0, output = /(?:)/, claim = `node ${args.join(' ')}` }) =>
  claims.verify(claim, async () => {
    const outcome = await readOutcome(startInImage(image, port, ['node', ...args]))
    assert.equal(outcome.code, code, outcome.output)
    assert.match(outcome.output, output)
  })

async function verifyImage(image) {
  const port = await freePort()
  await claims.verify(`The image adds less than ${MAX_MEGABYTES} MB to its base`, async () => {
    const { output } = await run('du', ['-sm', path.join(image.folder, 'app')], { quiet: true })
    assert.ok(Number.parseInt(output, 10) < MAX_MEGABYTES, output)
    return `${Number.parseInt(output, 10)} MB`
  })
  const [, ...healthCheck] = JSON.parse(image.settings.HEALTHCHECK.replace(/^.*CMD /, ''))
  const verify = (args, expected) => verifyCommand(image, port, args, expected)
  await verify(healthCheck, { code: 1, output: /^$/, claim: 'The health check fails without a server' })
  await serveImage(image, port, async (url) => {
    await verify(healthCheck, { claim: 'The health check passes' })
    await claims.verify('Pages are served', async () => {
      for (const page of ['/', '/register', '/admin/login'])
        assert.equal(await fetchStatus(url + page), 200, page)
    })
    await verify(['scripts/admin.mjs', 'list'], {
      code: 1,
      output: /in use by the server/,
      claim: 'An operator command says that the server is using the database',
    })
  })
  const backup = path.join(image.folder, 'data/backup.gz')
  await verify(['scripts/admin.mjs', 'create', 'operator'], { output: /Password \(shown once\)/ })
  await verify(['scripts/backup.mjs', 'backup', backup], { claim: 'node scripts/backup.mjs backup' })
  await verify(['scripts/retention.mjs', '--dry-run'], { output: /Would delete/ })
  await verify(['scripts/person.mjs', 'export', 'nobody@northmoor.example'], { code: 1 })
  await claims.verify('Only its owner can read the secret', async () =>
    assert.equal(statSync(path.join(image.folder, 'data/app-secret')).mode & 0o77, 0),
  )
  await serveImage(image, port)
}

await runCheck(async () => {
  if (!canIsolate) console.log('Not root: the file system is not read-only, and the user is the current one.')
  try {
    await verifyImage(await buildImage(await copyContext()))
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
  claims.report()
})

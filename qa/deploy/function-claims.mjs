// The serverless function, copied to an empty folder and called as a platform calls it, on a PostgreSQL server.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { freePort, startPostgres } from '../../scripts/support/postgres.mjs'
import { inProject, start } from '../../scripts/support/project.mjs'
import { waitUntil, waitUntilReady } from '../support/claims.mjs'
import { Visitor } from '../support/visitor.mjs'
import { FUNCTION, OUTPUT, STATIC } from './function-output.mjs'

const MEGABYTE = 1024 * 1024
const MAX_BYTES = 250 * MEGABYTE
const MAX_SECONDS = 300
const MAX_BODY_BYTES = 4.4 * MEGABYTE
const FORWARDED = {
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'hiring.example',
  'x-forwarded-for': '203.0.113.9',
}
const SECRET = 'a-secret-for-one-test-function-only'

const readJson = (file) => JSON.parse(readFileSync(inProject(file), 'utf8'))
const readPolicy = (response) => response.headers.get('content-security-policy') ?? ''

function listFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const { size, mtimeMs } = statSync(file)
        return [path.relative(folder, file), { size, mtimeMs }]
      }),
  )
}

async function launchInstance(folder, env) {
  const port = await freePort()
  const child = start(process.execPath, [inProject('qa/deploy/function-launcher.mjs')], {
    cwd: folder,
    env: { PATH: process.env.PATH, LAUNCH_PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      log += chunk
    })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGKILL')
    await exited
  }
  return { url: `http://127.0.0.1:${port}`, log: () => log, exited, stop }
}

async function fetchFirstAnswer(instance, pathname) {
  let response
  await waitUntil('an answer', async () => {
    response = await fetch(instance.url + pathname, { headers: FORWARDED })
    return true
  })
  return response
}

export async function verifyFunction(claims, emptyFolder, load) {
  await claims.verify('The function is below 250 MB and its time limit within 300 seconds', async () => {
    const sizes = [...listFiles(inProject(FUNCTION)).values()].map(({ size }) => size)
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    assert.ok(bytes < MAX_BYTES, `${bytes} bytes`)
    // A file access that the build cannot trace makes it include the whole project.
    for (const source of ['tests', 'components', 'vitest.config.ts'])
      assert.ok(!existsSync(inProject(FUNCTION, source)), `${source} is in the function`)
    assert.ok(readJson(`${FUNCTION}/.vc-config.json`).maxDuration <= MAX_SECONDS)
    return `${(bytes / MEGABYTE).toFixed(1)} MB in ${sizes.length} files`
  })
  const folder = path.join(emptyFolder, 'function')
  cpSync(inProject(FUNCTION), folder, { recursive: true, verbatimSymlinks: true })
  const filesBefore = listFiles(folder)

  await claims.verify('Without a database or a secret the function exits with a message', async () => {
    for (const [missing, env] of [
      ['DATABASE_URL', { APP_SECRET: SECRET }],
      ['APP_SECRET', { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' }],
    ]) {
      const instance = await launchInstance(folder, env)
      const [code] = await instance.exited
      assert.equal(code, 1)
      assert.match(instance.log(), new RegExp(`^${missing} is not set\\. `))
    }
  })

  const server = await startPostgres()
  if (!server) return claims.skip('The function serves requests', 'PostgreSQL is not installed')
  const { startHeldModel, FIRST_WORDS, LAST_WORDS } = await load('tests/api/support/held-model.ts')
  const model = await startHeldModel()
  const env = {
    DATABASE_URL: server.url,
    APP_SECRET: SECRET,
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'm',
  }
  const instances = await Promise.all([launchInstance(folder, env), launchInstance(folder, env)])
  await verifyFirstAnswers(claims, instances)
  await verifyStaticFiles(claims, instances[0])
  await verifyWrites(claims, instances[0])
  await verifyTurns(claims, instances, model, FIRST_WORDS + LAST_WORDS)
  await claims.verify('A later instance answers its first call from the same database', async () => {
    const started = performance.now()
    const instance = await launchInstance(folder, env)
    const { status } = await fetchFirstAnswer(instance, '/api/ready')
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    await instance.stop()
    assert.equal(status, 200)
    return `after ${seconds} s, including the start`
  })
  await claims.verify('No error is logged or left unhandled', async () => {
    for (const { log } of instances)
      assert.doesNotMatch(log(), /unhandled|uncaught|"level":50|did not answer/i)
  })
  for (const instance of instances) await instance.stop()
  await model.stop()
  await server.stop()
  await claims.verify('The function writes nothing into its folder', async () => {
    assert.deepEqual(listFiles(folder), filesBefore)
    return `${filesBefore.size} files unchanged`
  })
}

const verifyFirstAnswers = (claims, [first, second]) =>
  claims.verify(
    'Two instances start at once on an empty database, and their first answers have the security headers',
    async () => {
      const started = performance.now()
      const [home, form] = await Promise.all([
        fetchFirstAnswer(first, '/'),
        fetchFirstAnswer(second, '/register'),
      ])
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      assert.deepEqual([home.status, form.status], [200, 200])
      assert.match(readPolicy(home), /script-src 'self' 'sha256-/)
      assert.doesNotMatch(readPolicy(home), /nonce-/)
      const [, nonce] = /'nonce-([\w-]+)'/.exec(readPolicy(form)) ?? []
      assert.ok((await form.text()).includes(`nonce="${nonce}"`), 'the page lacks the nonce of its policy')
      for (const { headers } of [home, form]) {
        assert.equal(headers.get('x-content-type-options'), 'nosniff')
        assert.equal(headers.get('strict-transport-security'), 'max-age=31536000')
        assert.equal(headers.get('x-inline-scripts'), null)
      }
      await waitUntilReady(second.url)
      return `first answers after ${seconds} s, including the start`
    },
  )

const verifyStaticFiles = (claims, instance) =>
  claims.verify(
    'The static files of the home page are in the output, with the headers that the server sends',
    async () => {
      const { routes } = readJson(`${OUTPUT}/config.json`)
      const html = await (await fetch(instance.url)).text()
      const files = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g))]
      assert.ok(files.length > 3)
      for (const file of files) {
        assert.ok(existsSync(inProject(STATIC, file)), file)
        const served = await fetch(instance.url + file, {
          headers: { ...FORWARDED, 'accept-encoding': 'identity' },
        })
        for (const [name, value] of Object.entries(routes[0].headers))
          assert.equal(served.headers.get(name), value, `${name} of ${file}`)
      }
      return `${files.length} files`
    },
  )

const verifyWrites = (claims, instance) =>
  claims.verify('A write from the own origin is accepted, one from another website refused', async () => {
    const write = (origin) =>
      fetch(`${instance.url}/api/validate-email`, {
        method: 'POST',
        headers: { ...FORWARDED, origin, 'content-type': 'application/json' },
        body: '{"email":"jo@b-engineers.com"}',
      })
    assert.equal((await write('https://hiring.example')).status, 200)
    const refused = await write('https://evil.example')
    assert.equal(refused.status, 403)
    assert.equal(readPolicy(refused), "default-src 'none'; frame-ancestors 'none'")
  })

async function verifyTurns(claims, [first, second], model, reply) {
  const visitor = new Visitor(first.url)
  await claims.verify('One instance streams an answer word by word, and the other can read it', async () => {
    await visitor.register()
    await visitor.startConsultation()
    model.hold()
    const response = await visitor.streamMessage('We need a welder.')
    const decoder = new TextDecoder()
    let text = ''
    // The model sends the rest only once the first words have arrived here.
    for await (const chunk of response.body) {
      text += decoder.decode(chunk, { stream: true })
      if (text.includes('noted')) model.letGo()
    }
    assert.match(text, /\[DONE\]/)
    visitor.origin = second.url
    assert.deepEqual((await visitor.readMessages()).at(-1), ['assistant', reply])
  })

  await claims.verify(
    'A turn whose reader has left is stored before the instance can be frozen',
    async () => {
      visitor.origin = first.url
      const countEnded = () => first.log().split('ended /api/ai/chat').length - 1
      await waitUntil('the previous turn has ended', () => countEnded() === 1)
      model.hold()
      const leaving = new AbortController()
      await visitor.streamMessage('And a fitter.', { signal: leaving.signal })
      await waitUntil('the answer is held', () => model.holds() === 1)
      leaving.abort()
      await waitUntil('the instance notices', () => first.log().includes('left /api/ai/chat'))
      await fetch(`${first.url}/api/ready`)
      assert.equal(countEnded(), 1, 'the instance gave up')
      model.letGo()
      const ms = await waitUntil('the turn has ended', () => countEnded() === 2)
      visitor.origin = second.url
      assert.deepEqual((await visitor.readMessages()).slice(-2), [
        ['user', 'And a fitter.'],
        ['assistant', reply],
      ])
      return `${Math.round(ms)} ms after the model continued`
    },
  )

  await claims.verify('A body of the largest size that the platform accepts is read', async () => {
    const form = new FormData()
    const document = Buffer.alloc(MAX_BODY_BYTES, 'a line of words\n')
    form.append('file', new File([document], 'role.txt', { type: 'text/plain' }))
    form.append('companyId', visitor.companyId)
    const response = await fetch(`${first.url}/api/company/documents`, {
      method: 'POST',
      headers: { cookie: visitor.cookie },
      body: form,
    })
    const text = await response.text()
    assert.ok(![413, 502].includes(response.status), `${response.status} ${text}`)
    return `4.4 MB: ${response.status}`
  })
}

// The function of `npm run build:function`, alone in an empty folder and called as a platform calls it, on a PostgreSQL server.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { until } from '../support/claims.mjs'
import { FUNCTION, OUTPUT, STATIC } from './function-output.mjs'
import { findPostgres, freePort, startPostgres } from '../../scripts/support/postgres.mjs'
import { inProject } from '../../scripts/support/project.mjs'
import { withTypeScript } from '../../scripts/support/typescript.mjs'
import { Visitor } from '../support/visitor.mjs'

const MEGABYTE = 1024 * 1024
const WEIGHT_MAX = 250 * MEGABYTE
const SECONDS_MAX = 300
/** What the platform lets through. */
const BODY = 4.4 * MEGABYTE
/** As the platform's proxy says it. */
const FORWARDED = {
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'hiring.example',
  'x-forwarded-for': '203.0.113.9',
}
const SECRET = 'a-secret-of-a-function-and-of-nothing-else'

const json = (file) => JSON.parse(readFileSync(inProject(file), 'utf8'))

/** Size and time of every file below a folder. */
function filesIn(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    found.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const { size, mtimeMs } = statSync(file)
      return [path.relative(folder, file), `${size} ${mtimeMs}`]
    }),
  )
}

/** An instance of the function in `folder`, with this environment and nothing else. */
async function launch(folder, env) {
  const port = await freePort()
  const child = spawn(process.execPath, [inProject('qa/deploy/function-launcher.mjs')], {
    cwd: folder,
    env: { PATH: process.env.PATH, LAUNCH_PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      log += chunk
    })
  const ended = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => log,
    ended,
    stop: async () => {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}

/** Asks as soon as somebody listens: what comes back is the instance's very first answer. */
async function firstAnswer(instance, address) {
  let response
  await until('an answer', async () => {
    response = await fetch(instance.url + address, { headers: FORWARDED })
    return true
  })
  return response
}

const policyOf = (response) => response.headers.get('content-security-policy') ?? ''

/** @param {ReturnType<import('../support/claims.mjs').newClaims>} claims @param {string} empty a folder for the function to lie in */
export async function functionClaims(claims, empty) {
  await claims.claim('the function weighs less than 250 MB, and has 300 seconds at most', async () => {
    const sizes = [...filesIn(inProject(FUNCTION)).values()].map((value) => Number(value.split(' ', 1)))
    const weight = sizes.reduce((sum, size) => sum + size, 0)
    assert.ok(weight < WEIGHT_MAX, `${weight} bytes`)
    // One file access that the build cannot follow, and it takes the whole project along.
    for (const source of ['tests', 'components', 'vitest.config.ts'])
      assert.ok(!existsSync(inProject(FUNCTION, source)), `${source} is in the function`)
    assert.ok(json(`${FUNCTION}/.vc-config.json`).maxDuration <= SECONDS_MAX)
    return `${(weight / MEGABYTE).toFixed(1)} MB in ${sizes.length} files`
  })
  const folder = path.join(empty, 'function')
  cpSync(inProject(FUNCTION), folder, { recursive: true, verbatimSymlinks: true })
  const before = filesIn(folder)

  await claims.claim('without a database server or a secret it ends with a sentence', async () => {
    for (const [name, env] of [
      ['DATABASE_URL', { APP_SECRET: SECRET }],
      ['APP_SECRET', { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' }],
    ]) {
      const instance = await launch(folder, env)
      const [code] = await instance.ended
      assert.equal(code, 1)
      assert.match(instance.log(), new RegExp(`^${name} is not set\\. A function keeps nothing`))
    }
  })

  const bin = findPostgres()
  if (!bin) return claims.skip('the function serves', 'there is no PostgreSQL on this machine')
  const server = await startPostgres(bin)
  await withTypeScript(async (load) => {
    const { startHeldModel, FIRST_WORDS, LAST_WORDS } = await load('tests/api/support/held-model.ts')
    const model = await startHeldModel()
    const env = {
      DATABASE_URL: server.url,
      APP_SECRET: SECRET,
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'm',
    }
    const [one, other] = await Promise.all([launch(folder, env), launch(folder, env)])
    try {
      await serves({ claims, one, other, model, words: FIRST_WORDS + LAST_WORDS })
      await claims.claim(
        'an instance that comes later answers its first call from the same database',
        async () => {
          const started = performance.now()
          const later = await launch(folder, env)
          const first = await firstAnswer(later, '/api/ready')
          const took = performance.now() - started
          await later.stop()
          assert.equal(first.status, 200)
          return `after ${(took / 1000).toFixed(1)} s, the start included`
        },
      )
    } finally {
      await Promise.all([one.stop(), other.stop()])
      await model.stop()
    }
  })
  await server.stop()

  await claims.claim('it wrote nothing into its folder', async () => {
    assert.deepEqual(filesIn(folder), before)
    return `${before.size} files as they were`
  })
}

async function serves({ claims, one, other, model, words }) {
  await claims.claim(
    'two instances start at once on an empty database, and the very first answer of each has the security headers',
    async () => {
      const started = performance.now()
      const [home, form] = await Promise.all([firstAnswer(one, '/'), firstAnswer(other, '/register')])
      const took = performance.now() - started
      assert.deepEqual([home.status, form.status], [200, 200])
      assert.match(policyOf(home), /script-src 'self' 'sha256-/)
      assert.doesNotMatch(policyOf(home), /nonce-/)
      const [, nonce] = /'nonce-([\w-]+)'/.exec(policyOf(form)) ?? []
      assert.ok((await form.text()).includes(`nonce="${nonce}"`), 'the page has not the nonce of its policy')
      for (const { headers } of [home, form]) {
        assert.equal(headers.get('x-content-type-options'), 'nosniff')
        assert.equal(headers.get('strict-transport-security'), 'max-age=31536000')
        assert.equal(headers.get('x-inline-scripts'), null)
      }
      await until('ready', async () => (await fetch(`${other.url}/api/ready`)).ok)
      return `first answers after ${(took / 1000).toFixed(1)} s, the start included`
    },
  )

  await claims.claim(
    'what the platform serves by itself is there, with the headers that the server sends',
    async () => {
      const { routes } = json(`${OUTPUT}/config.json`)
      const text = await (await fetch(one.url)).text()
      const named = [...new Set(text.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g))]
      assert.ok(named.length > 3)
      for (const file of named) {
        assert.ok(existsSync(inProject(STATIC, file)), file)
        const sent = await fetch(one.url + file, { headers: { ...FORWARDED, 'accept-encoding': 'identity' } })
        for (const [name, value] of Object.entries(routes[0].headers))
          assert.equal(sent.headers.get(name), value, `${name} of ${file}`)
      }
      return `${named.length} files of the home page`
    },
  )

  await claims.claim('a write from its own address is taken, and from another website refused', async () => {
    const write = (origin) =>
      fetch(`${one.url}/api/validate-email`, {
        method: 'POST',
        headers: { ...FORWARDED, origin, 'content-type': 'application/json' },
        body: '{"email":"jo@b-engineers.com"}',
      })
    assert.equal((await write('https://hiring.example')).status, 200)
    const refused = await write('https://evil.example')
    assert.equal(refused.status, 403)
    assert.equal(policyOf(refused), "default-src 'none'; frame-ancestors 'none'")
  })

  const visitor = new Visitor(one.url)
  await claims.claim(
    'words come as they are said, from one instance, and are read from the other',
    async () => {
      await visitor.register()
      await visitor.open()
      model.hold()
      const reader = (await visitor.stream('We need a welder.')).body.getReader()
      let said = ''
      const decoder = new TextDecoder()
      // The rest is sent only once the first words have arrived.
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        said += decoder.decode(part.value, { stream: true })
        if (said.includes('noted')) model.letGo()
      }
      assert.match(said, /\[DONE\]/)
      visitor.origin = () => other.url
      assert.deepEqual((await visitor.conversation()).at(-1), ['assistant', words])
    },
  )

  await claims.claim('a turn whose reader has left is stored before the instance can be frozen', async () => {
    visitor.origin = () => one.url
    const ends = () => one.log().split('ended /api/ai/chat').length - 1
    await until('the turn before is over', () => ends() === 1)
    model.hold()
    const leaving = new AbortController()
    await visitor.stream('And a fitter.', { signal: leaving.signal })
    await until('it is held', () => model.holds() === 1)
    leaving.abort()
    await until('the instance sees it', () => one.log().includes('left /api/ai/chat'))
    await fetch(`${one.url}/api/ready`)
    assert.equal(ends(), 1, 'given up')
    model.letGo()
    const took = await until('the instance is done with it', () => ends() === 2)
    visitor.origin = () => other.url
    assert.deepEqual((await visitor.conversation()).slice(-2), [
      ['user', 'And a fitter.'],
      ['assistant', words],
    ])
    return `${Math.round(took)} ms after the model went on`
  })

  await claims.claim('a body as large as the platform lets through is read whole', async () => {
    const form = new FormData()
    form.append(
      'file',
      new File([Buffer.alloc(BODY, 'a line of words\n')], 'role.txt', { type: 'text/plain' }),
    )
    form.append('companyId', visitor.companyId)
    const response = await fetch(`${one.url}/api/company/documents`, {
      method: 'POST',
      headers: { cookie: visitor.cookie },
      body: form,
    })
    const text = await response.text()
    assert.ok(![413, 502].includes(response.status), `${response.status} ${text}`)
    return `4.4 MB: ${response.status}`
  })

  await claims.claim('nothing went wrong that nobody handled', async () => {
    for (const { log } of [one, other])
      assert.doesNotMatch(log(), /unhandled|uncaught|"level":50|did not answer/i)
  })
}

// npm run check:deploy [-- units|nginx|caddy|function]: the files of deploy/ against the programs that read them, where those are installed,
// and the build as a function, called as a platform of functions calls it. Builds where it is needed. Ends with 1 where a claim does not hold.
import '../../scripts/support/node-version.mjs'
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const { ensureBuilt } = await import('../../scripts/support/app-build.mjs')
const { newClaims } = await import('../support/claims.mjs')
const { functionClaims } = await import('./function-claims.mjs')
const { writeFunction } = await import('./function-output.mjs')
const { Failure, inProject, main } = await import('../../scripts/support/project.mjs')
const { ask, startBehind, startCaddy, startNginx } = await import('./proxies.mjs')

const UNITS = ['spanwright.service', 'spanwright-backup.service', 'spanwright-backup.timer']
/** systemd's own scale goes from 0 (closed) to 10. */
const EXPOSURE_MAX = 2
const MEGABYTE = 1024 * 1024

const claims = newClaims()
const folder = mkdtempSync(path.join(os.tmpdir(), 'spanwright-deploy-'))

async function units() {
  if (spawnSync('systemd-analyze', ['--version']).error) {
    claims.skip('systemd takes the units', 'systemd-analyze is not installed')
    return
  }
  const copies = UNITS.map((unit) => path.join(folder, unit))
  for (const [index, unit] of UNITS.entries()) copyFileSync(inProject('deploy', unit), copies[index])
  const analyze = (...args) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  await claims.claim('systemd takes the units, without a warning', async () => {
    const { status, stderr } = analyze('verify', ...copies)
    assert.deepEqual({ status, stderr }, { status: 0, stderr: '' })
    return `${UNITS.length} units`
  })
  await claims.claim(`the service is exposed less than ${EXPOSURE_MAX} of 10`, async () => {
    const { stdout } = analyze('security', '--offline=yes', copies[0])
    const [, level] = stdout.match(/exposure level for \S+ (\d+\.\d+)/)
    assert.ok(Number(level) < EXPOSURE_MAX, level)
    return level
  })
}

async function proxy(name, startProxy) {
  const behind = await startBehind()
  const own = path.join(folder, name)
  mkdirSync(own)
  const proxied = await startProxy(own, behind.port)
  try {
    if (!proxied) {
      claims.skip(`${name} takes its configuration`, `${name} is not installed`)
      return
    }
    const { url } = proxied
    await claims.claim(`${name} hands on a stream piece by piece`, async () => {
      // The second piece is sent only once the first has arrived.
      const { text } = await ask(`${url}/stream`, {
        onPiece: (got) => got.includes('one') && behind.release(),
      })
      assert.match(text, /one[\s\S]*two/)
    })
    await claims.claim(`${name} replaces what the client says of its own address`, async () => {
      const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'gopher' }
      const { headers } = JSON.parse((await ask(`${url}/`, { headers: forged })).text)
      assert.equal(headers['x-forwarded-for'], '127.0.0.1')
      assert.equal(headers['x-forwarded-proto'], new URL(url).protocol.slice(0, -1))
    })
    await claims.claim(`${name} takes a document of 10 MB and the form around it`, async () => {
      const { text } = await ask(`${url}/`, { body: Buffer.alloc(10 * MEGABYTE + 1000) })
      assert.equal(JSON.parse(text).bytes, 10 * MEGABYTE + 1000)
    })
    await claims.claim(`${name} keeps /metrics to the inside`, async () =>
      assert.equal((await ask(`${url}/metrics`)).status, 404),
    )
  } finally {
    await proxied?.stop()
    behind.stop()
  }
}

const PARTS = {
  units,
  nginx: () => proxy('nginx', startNginx),
  caddy: () => proxy('caddy', startCaddy),
  function: async () => {
    await ensureBuilt()
    writeFunction()
    await functionClaims(claims, folder)
  },
}

await main(async () => {
  const wanted = process.argv.slice(2)
  if (wanted.some((part) => !(part in PARTS)))
    throw new Failure(`usage: npm run check:deploy [-- ${Object.keys(PARTS).join('|')}]`)
  try {
    for (const [part, work] of Object.entries(PARTS))
      if (!wanted.length || wanted.includes(part)) await work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  claims.report()
})

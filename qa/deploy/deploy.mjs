// npm run qa -- deploy [units|nginx|caddy]
// The files of deploy/ with the programs that read them, where those are installed.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inProject } from '../../scripts/support/project.mjs'
import { chooseParts, runCheck } from '../support/check.mjs'
import { createClaims } from '../support/claims.mjs'
import { sendThroughProxy, startCaddy, startNginx, startUpstream } from './proxies.mjs'

const UNITS = ['spanwright.service', 'spanwright-backup.service', 'spanwright-backup.timer']
/** On systemd's scale from 0 (closed) to 10. */
const MAX_EXPOSURE = 2
const DOCUMENT_BYTES = 10 * 1024 * 1024
const FORM_BYTES = 1000

async function verifyUnits(claims, folder) {
  if (spawnSync('systemd-analyze', ['--version']).error) {
    claims.skip('systemd accepts the units', 'systemd-analyze is not installed')
    return
  }
  const copies = UNITS.map((unit) => path.join(folder, unit))
  for (const [index, unit] of UNITS.entries()) copyFileSync(inProject('deploy', unit), copies[index])
  const analyze = (...args) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  await claims.verify('systemd accepts the units without a warning', async () => {
    const { status, stderr } = analyze('verify', ...copies)
    assert.deepEqual({ status, stderr }, { status: 0, stderr: '' })
    return `${UNITS.length} units`
  })
  await claims.verify(`systemd rates the exposure of the service below ${MAX_EXPOSURE} of 10`, async () => {
    const { stdout } = analyze('security', '--offline=yes', copies[0])
    const [, exposure] = stdout.match(/exposure level for \S+ (\d+\.\d+)/)
    assert.ok(Number(exposure) < MAX_EXPOSURE, exposure)
    return exposure
  })
}

async function verifyProxy(claims, folder, name, startProxy) {
  const upstream = await startUpstream()
  const ownFolder = path.join(folder, name)
  mkdirSync(ownFolder)
  const proxy = await startProxy(ownFolder, upstream.port)
  if (!proxy) {
    claims.skip(`${name} accepts its configuration`, `${name} is not installed`)
    upstream.stop()
    return
  }
  const { url } = proxy
  await claims.verify(`${name} passes on a stream piece by piece`, async () => {
    // The upstream sends the second piece only once the first has arrived.
    const onText = (text) => text.includes('one') && upstream.release()
    const { text } = await sendThroughProxy(`${url}/stream`, { onText })
    assert.match(text, /one[\s\S]*two/)
  })
  await claims.verify(`${name} replaces the forwarded headers that a client sends`, async () => {
    const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'gopher' }
    const { headers } = JSON.parse((await sendThroughProxy(`${url}/`, { headers: forged })).text)
    assert.equal(headers['x-forwarded-for'], '127.0.0.1')
    assert.equal(headers['x-forwarded-proto'], new URL(url).protocol.slice(0, -1))
  })
  await claims.verify(`${name} accepts a document of 10 MB and the form around it`, async () => {
    const { text } = await sendThroughProxy(`${url}/`, { body: Buffer.alloc(DOCUMENT_BYTES + FORM_BYTES) })
    assert.equal(JSON.parse(text).bytes, DOCUMENT_BYTES + FORM_BYTES)
  })
  await claims.verify(`${name} does not expose /metrics`, async () =>
    assert.equal((await sendThroughProxy(`${url}/metrics`)).status, 404),
  )
  await proxy.stop()
  upstream.stop()
}

const PARTS = {
  units: verifyUnits,
  nginx: (claims, folder) => verifyProxy(claims, folder, 'nginx', startNginx),
  caddy: (claims, folder) => verifyProxy(claims, folder, 'caddy', startCaddy),
}

await runCheck(async () => {
  const claims = createClaims()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'spanwright-deploy-'))
  try {
    for (const part of chooseParts('deploy', Object.keys(PARTS))) await PARTS[part](claims, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  claims.report()
})

// The embedded database on a full disk. The app runs in its own mount namespace, where its data folder is a small tmpfs that a ballast
// file fills to the last byte. Linux only, for users who may create namespaces.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { assertUnavailable, waitUntilReady } from '../support/claims.mjs'
import { newDetails, Visitor } from '../support/visitor.mjs'

const DISK_MB = 200
const TINY_DISK_MB = 8
const MB = 1024 * 1024
const UNSHARE = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])]
const CLAIM = 'Disk full under the embedded database: visitors get 503 with Retry-After, and no request hangs'

const onDisk = (megabytes) => [
  ...UNSHARE,
  'sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m,mode=0700 spanwright "$DATA_DIR" && exec "$@"`,
  'sh',
]

function fillDisk(file) {
  const ballast = openSync(file, 'w')
  for (const size of [MB, 4096]) {
    const block = Buffer.alloc(size)
    try {
      for (;;) writeSync(ballast, block)
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error
    }
  }
  return () => {
    closeSync(ballast)
    rmSync(file)
  }
}

function canMount() {
  const [unshare, ...args] = [...UNSHARE, 'sh', '-c', 'mount -t tmpfs -o size=1m spanwright /tmp']
  return spawnSync(unshare, args, { stdio: 'ignore' }).status === 0
}

export default async function fillUpDisk({ claims, startApp }) {
  if (!canMount()) {
    claims.skip(CLAIM, 'this user may not create a mount namespace (unshare --mount)')
    return
  }
  const app = await startApp({ wrapperCommand: onDisk(DISK_MB), env: { LOG_LEVEL: 'fatal' } })
  const visitor = new Visitor(app.url)
  await visitor.register()
  let lastSaved = 0
  let freeDisk = () => {}
  /** Random, so that it cannot be compressed and the tables grow. */
  const writeDescription = (number) =>
    visitor.call('PUT', `/api/companies/${visitor.companyId}`, {
      body: newDetails(`${number} ${randomBytes(3000).toString('base64')}`),
    })

  await claims.verify(CLAIM, async () => {
    let refused
    let longestMs = 0
    for (let number = 1; !refused; number += 1) {
      if (number === 100) freeDisk = fillDisk(`/proc/${app.pid()}/root${app.dataDir}/ballast`)
      assert.ok(number < 20_000, 'the disk never filled')
      const started = performance.now()
      const response = await writeDescription(number)
      longestMs = Math.max(longestMs, performance.now() - started)
      if (response.ok) lastSaved = number
      else refused = response
    }
    await assertUnavailable(refused)
    for (let number = 0; number < 200; number += 1) await assertUnavailable(await writeDescription(0))
    await assertUnavailable(await visitor.call('GET', '/api/ready'))
    assert.ok((await fetch(`${app.url}/api/health`)).ok)
    assert.ok((await fetch(`${app.url}/`)).ok)
    return `${lastSaved} writes, then 201 refused; longest ${Math.round(longestMs)} ms`
  })

  await claims.verify(
    'Disk space freed: ready without a restart, and everything acknowledged is there',
    async () => {
      freeDisk()
      const recovery = await waitUntilReady(app.url)
      const { company } = await visitor.readCompany()
      assert.ok(company.description.startsWith(`${lastSaved} `), `write ${lastSaved} is missing`)
      assert.ok((await writeDescription(lastSaved + 1)).ok)
      return `ready after ${Math.round(recovery)} ms`
    },
  )

  await claims.verify(
    'Restart on a full disk: alive but not ready, and ready without a restart once there is space',
    async () => {
      // A mount namespace ends with its last process, so this full disk is a new one.
      const restarted = await startApp({
        wrapperCommand: onDisk(TINY_DISK_MB),
        readyPath: '/api/health',
        env: { LOG_LEVEL: 'fatal' },
      })
      await assertUnavailable(await fetch(`${restarted.url}/api/ready`))
      const { bsize, bavail } = statfsSync(`/proc/${restarted.pid()}/root${restarted.dataDir}`)
      const remount = ['mount', '-o', `remount,size=${DISK_MB}m`, restarted.dataDir]
      const { status, stderr } = spawnSync('nsenter', ['-t', String(restarted.pid()), '-m', ...remount], {
        encoding: 'utf8',
      })
      assert.equal(status, 0, stderr)
      const recovery = await waitUntilReady(restarted.url)
      await restarted.stop()
      return `${Math.round((bsize * bavail) / MB)} MB free: not ready; ready ${(recovery / 1000).toFixed(1)} s after the disk grew`
    },
  )
  await app.stop()
}

// The embedded database on a disk that fills up. The app runs in a mount namespace of its own, where its data folder is a small tmpfs;
// a file of no use fills it to the last byte, and is taken away again. Linux, and a user who may make namespaces.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { assertUnavailable, until } from '../support/claims.mjs'
import { details, Visitor } from '../support/visitor.mjs'

const SIZE_MB = 200
const UNSHARE = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])]
const ON_SMALL_DISK = [
  ...UNSHARE,
  'sh',
  '-c',
  `mount -t tmpfs -o size=${SIZE_MB}m,mode=0700 spanwright "$DATA_DIR" && exec "$@"`,
  'sh',
]
const SENTENCE = 'Disk full under the embedded database'

/** Fills a disk to its last byte; returns the function that gives the room back. */
function fill(file) {
  const ballast = openSync(file, 'w')
  for (const size of [1 << 20, 1 << 12]) {
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

const mayMount = () =>
  spawnSync(UNSHARE[0], [...UNSHARE.slice(1), 'sh', '-c', 'mount -t tmpfs -o size=1m spanwright /tmp'], {
    stdio: 'ignore',
  }).status === 0

export default async function disk({ claims, startApp }) {
  if (!mayMount()) {
    claims.skip(SENTENCE, 'this user may not make a mount namespace (unshare --mount)')
    return
  }
  const app = await startApp({ through: ON_SMALL_DISK, env: { LOG_LEVEL: 'fatal' } })
  const inside = `/proc/${app.pid()}/root${app.dataDir}`
  const visitor = new Visitor(app.url)
  await visitor.register()
  let saved = 0
  /** Writes a description that cannot be compressed and grows the tables; returns the answer. */
  const write = (number) =>
    visitor.call('PUT', `/api/companies/${visitor.companyId}`, {
      body: details(`${number} ${randomBytes(3000).toString('base64')}`),
    })

  await claims.claim(
    `${SENTENCE}: it fills while visitors write; 503 with Retry-After, nothing hangs`,
    async () => {
      let refused
      let empty = () => {}
      const longest = { ms: 0 }
      for (let number = 1; !refused; number += 1) {
        if (number === 100) empty = fill(`${inside}/ballast`)
        assert.ok(number < 20_000, 'it never filled')
        const started = performance.now()
        const response = await write(number)
        longest.ms = Math.max(longest.ms, performance.now() - started)
        if (response.ok) saved = number
        else refused = response
      }
      await assertUnavailable(refused)
      for (let number = 0; number < 200; number += 1) await assertUnavailable(await write(0))
      await assertUnavailable(await visitor.call('GET', '/api/ready'))
      assert.ok((await fetch(`${app.url}/api/health`)).ok)
      assert.ok((await fetch(`${app.url}/`)).ok)
      visitor.makeRoom = empty
      return `${saved} writes, then 201 refused; longest ${Math.round(longest.ms)} ms`
    },
  )

  await claims.claim('Room again: ready without a restart, and what was acknowledged is there', async () => {
    visitor.makeRoom()
    const back = await until('ready', async () => (await fetch(`${app.url}/api/ready`)).ok)
    const { company } = await visitor.company()
    assert.ok(company.description.startsWith(`${saved} `), `write ${saved} is not there`)
    assert.ok((await write(saved + 1)).ok)
    return `ready after ${Math.round(back)} ms`
  })

  await claims.claim(
    'A restart on a full disk: not ready and alive; ready by itself once there is room',
    async () => {
      // The namespace goes with its last process: the full disk is one of a new start.
      const other = await startApp({
        through: [...ON_SMALL_DISK.slice(0, -2), ON_SMALL_DISK.at(-2).replace(`${SIZE_MB}m`, '8m'), 'sh'],
        ready: '/api/health',
        env: { LOG_LEVEL: 'fatal' },
      })
      await assertUnavailable(await fetch(`${other.url}/api/ready`))
      const { bsize, bavail } = statfsSync(`/proc/${other.pid()}/root${other.dataDir}`)
      const free = (bsize * bavail) / 1024 / 1024
      const nsenter = [
        '-t',
        String(other.pid()),
        '-m',
        'mount',
        '-o',
        `remount,size=${SIZE_MB}m`,
        other.dataDir,
      ]
      const grown = spawnSync('nsenter', nsenter, { encoding: 'utf8' })
      assert.equal(grown.status, 0, grown.stderr)
      const back = await until('ready', async () => (await fetch(`${other.url}/api/ready`)).ok)
      await other.stop()
      return `${Math.round(free)} MB free: not ready; ready ${(back / 1000).toFixed(1)} s after the disk had grown`
    },
  )
  await app.stop()
}

// Two containers on one volume with an embedded database. Each runs in its own PID namespace, where the other's process id means
// nothing. Linux only, for users who may create namespaces.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Visitor } from '../support/visitor.mjs'

const IN_CONTAINER = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
]
/** The lock of a killed process expires after 15 s. `startApp` waits for 30 s, so most of that is waited for before it. */
const LOCK_HEAD_START_MS = 10_000
const CLAIM = 'Two containers on one volume: the second exits with a message while the first one runs'

export default async function shareVolume({ claims, startApp }) {
  const [unshare, ...args] = IN_CONTAINER
  if (spawnSync(unshare, [...args, 'true'], { stdio: 'ignore' }).status !== 0) {
    claims.skip(CLAIM, 'this user may not create a PID namespace (unshare --pid)')
    return
  }
  const first = await startApp({ wrapperCommand: IN_CONTAINER })
  const onSameVolume = { wrapperCommand: IN_CONTAINER, env: { DATA_DIR: first.dataDir } }
  const visitor = new Visitor(first.url)
  await claims.verify(CLAIM, async () => {
    const started = performance.now()
    await assert.rejects(startApp(onSameVolume), /is in use by process \d+ on another machine or container/)
    await visitor.register()
    return `refused after ${((performance.now() - started) / 1000).toFixed(1)} s; the first one still writes`
  })
  await claims.verify(
    'The first container is killed: another one takes the volume over, with everything acknowledged',
    async () => {
      const started = performance.now()
      await first.kill()
      await sleep(LOCK_HEAD_START_MS)
      const second = await startApp(onSameVolume)
      const took = performance.now() - started
      visitor.origin = second.url
      const { company } = await visitor.readCompany()
      assert.equal(company.id, visitor.companyId)
      await second.stop()
      return `ready ${(took / 1000).toFixed(1)} s after the kill`
    },
  )
  await first.stop()
}

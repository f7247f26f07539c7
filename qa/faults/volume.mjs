// Two containers on one volume with an embedded database: each is a process in a process space of its own, where the other's number says nothing.
// Linux, and a user who may make name spaces.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Visitor } from '../support/visitor.mjs'

const CONTAINER = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
]
const SENTENCE = 'Two containers on one volume: the second one ends with a sentence while the first one lives'

export default async function volume({ claims, startApp }) {
  if (spawnSync(CONTAINER[0], [...CONTAINER.slice(1), 'true'], { stdio: 'ignore' }).status !== 0) {
    claims.skip(SENTENCE, 'no process spaces of its own here')
    return
  }
  const first = await startApp({ through: CONTAINER })
  const again = { through: CONTAINER, env: { DATA_DIR: first.dataDir } }
  const visitor = new Visitor(first.url)
  await claims.claim(SENTENCE, async () => {
    const started = performance.now()
    await assert.rejects(startApp(again), /is in use by process \d+ on another machine or container/)
    await visitor.register()
    return `refused after ${((performance.now() - started) / 1000).toFixed(1)} s; the first one still writes`
  })
  await claims.claim(
    'SIGKILL of the first: another one takes the volume over, and what was acknowledged is there',
    async () => {
      const started = performance.now()
      await first.kill()
      // A start has thirty seconds to be ready, and the lock of the dead is waited for: the first ten of its fifteen are not the start's.
      await sleep(10_000)
      const second = await startApp(again)
      const took = performance.now() - started
      visitor.origin = () => second.url
      const { company } = await visitor.company()
      assert.equal(company.id, visitor.companyId)
      await second.stop()
      return `ready ${(took / 1000).toFixed(1)} s after the kill`
    },
  )
  await first.stop()
}

import { pathToFileURL } from 'node:url'
import { freePort } from '../../scripts/support/postgres.mjs'
import { inProject } from '../../scripts/support/project.mjs'

/** Returns options for `startApp` that make a server's memory readable, and `readMemory`. */
export async function createMemoryProbe() {
  const port = await freePort()
  return {
    nodeFlags: ['--expose-gc', '--import', pathToFileURL(inProject('qa/support/memory-probe.mjs')).href],
    env: { MEMORY_PROBE_PORT: String(port) },
    readMemory: async () => (await fetch(`http://127.0.0.1:${port}`)).json(),
  }
}

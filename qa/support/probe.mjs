import { pathToFileURL } from 'node:url'
import { freePort } from '../../scripts/support/postgres.mjs'
import { inProject } from '../../scripts/support/project.mjs'

/** Returns options for `startApp` that let a server be watched, and what reads it. `readLongestBlock` returns milliseconds since its last call. */
export async function createProbe() {
  const port = await freePort()
  const read = async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).json()
  return {
    nodeFlags: ['--expose-gc', '--import', pathToFileURL(inProject('qa/support/process-probe.mjs')).href],
    env: { PROBE_PORT: String(port) },
    readMemory: () => read('/memory'),
    readLongestBlock: () => read('/block'),
  }
}

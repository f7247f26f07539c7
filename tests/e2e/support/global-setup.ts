import { execFileSync } from 'node:child_process'

/** Once for a run: builds the app where the build is older than the sources. */
export default function setup() {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' })
}

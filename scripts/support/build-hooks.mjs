// What this project adds to `next build`; next.config.ts calls it. So a platform that runs `next build` gets the same app as any other.
import './node-version.mjs'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureClient, hashSources, writeBuildStamp } from './app-build.mjs'
import { compressFiles } from './compress-files.mjs'
import { copyOperatorFiles } from './operator-files.mjs'
import { inProject } from './project.mjs'
import { addPagePolicies } from './static-pages.mjs'

const STANDALONE = '.next/standalone'
const EARLY_REQUESTS = 'lib/server/http/collect-early-requests.mjs'

/** Before Next compiles. Throws Failure. */
export async function beforeBuild() {
  process.env.NEXT_TELEMETRY_DISABLED ??= '1'
  await ensureClient()
  const hash = hashSources()
  /** After Next has compiled and before it renders static pages, in the process that ends with the build. */
  return async ({ distDir }) => {
    await compressFiles(path.join(distDir, 'static'))
    // Next has no hook for the end of a build.
    process.once('exit', (code) => {
      if (code === 0) completeBuild(distDir, hash)
    })
  }
}

function completeBuild(distDir, hash) {
  try {
    addPagePolicies(distDir)
    completeStandalone()
    writeBuildStamp(hash)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
}

/** The folder that runs without the project: scripts/serve.mjs serves it. */
function completeStandalone() {
  addPagePolicies(inProject(STANDALONE, '.next'))
  cpSync(inProject('.next/static'), inProject(STANDALONE, '.next/static'), { recursive: true })
  if (existsSync(inProject('public')))
    cpSync(inProject('public'), inProject(STANDALONE, 'public'), { recursive: true })
  copyOperatorFiles(STANDALONE)
  collectEarlyRequests()
}

/** Makes the server hold requests that arrive before it is set up. */
function collectEarlyRequests() {
  mkdirSync(path.dirname(inProject(STANDALONE, EARLY_REQUESTS)), { recursive: true })
  cpSync(inProject(EARLY_REQUESTS), inProject(STANDALONE, EARLY_REQUESTS))
  const file = inProject(STANDALONE, 'server.js')
  writeFileSync(file, `import './${EARLY_REQUESTS}'\n${readFileSync(file, 'utf8')}`)
}

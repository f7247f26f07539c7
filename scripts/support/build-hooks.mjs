// What this project adds to `next build`; next.config.ts calls it. So a platform that runs `next build` gets the same app as any other.
import './node-version.mjs'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureClient, hashSources, writeBuildStamp } from './app-build.mjs'
import { readBuildId } from './build-id.mjs'
import { compressFiles } from './compress-files.mjs'
import { copyOperatorFiles } from './operator-files.mjs'
import { inProject, root } from './project.mjs'
import { addPagePolicies, compressPages, copyCompressedPages, trimPages } from './static-pages.mjs'

const EARLY_REQUESTS = 'lib/server/http/collect-early-requests.mjs'

/**
 * Next makes the names of server actions from this key, random by default. With a constant, all builds agree on them. It protects nothing:
 * a running server encrypts with a key made from APP_SECRET (lib/server/env.ts).
 */
const ACTION_NAMES_KEY = Buffer.from('names of server actions'.padEnd(32)).toString('base64')

/** Before Next compiles. Returns the settings of the build. Throws Failure. */
export async function beforeBuild() {
  process.env.NEXT_TELEMETRY_DISABLED ??= '1'
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= ACTION_NAMES_KEY
  await ensureClient()
  const hash = hashSources()
  return {
    generateBuildId: () => readBuildId(root, hash),
    ...(process.env.NEXT_ADAPTER_PATH && { adapterPath: inProject('scripts/support/platform-adapter.mjs') }),
    compiler: { runAfterProductionCompile: ({ distDir }) => afterCompile(distDir, hash) },
  }
}

/** Before Next renders static pages, in the process that ends with the build. */
async function afterCompile(distDir, hash) {
  await compressFiles(path.join(distDir, 'static'))
  // Next has no hook for the end of a build.
  process.once('exit', (code) => {
    if (code === 0) completeBuild(distDir, hash)
  })
}

function completeBuild(distDir, hash) {
  try {
    trimPages(distDir)
    addPagePolicies(distDir)
    compressPages(distDir)
    const standalone = path.join(distDir, 'standalone')
    // A platform may have turned it off.
    if (!existsSync(standalone)) return
    completeStandalone(standalone, distDir)
    writeBuildStamp(hash)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
}

/** Makes the folder run without the project: scripts/serve.mjs serves it. */
function completeStandalone(standalone, distDir) {
  const copy = path.join(standalone, path.relative(root, distDir))
  trimPages(copy)
  addPagePolicies(copy)
  dropRouteHeaders(copy)
  copyCompressedPages(distDir, copy)
  cpSync(path.join(distDir, 'static'), path.join(copy, 'static'), { recursive: true })
  if (existsSync(inProject('public')))
    cpSync(inProject('public'), path.join(standalone, 'public'), { recursive: true })
  copyOperatorFiles(standalone)
  collectEarlyRequests(standalone)
}

/** The pipeline sets the headers of next.config.ts on every response of this server: Next needn't match each address against them too. */
function dropRouteHeaders(distDir) {
  const file = path.join(distDir, 'routes-manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...manifest, headers: [] }))
}

/** Makes the server hold requests that arrive before it is set up. */
function collectEarlyRequests(standalone) {
  mkdirSync(path.dirname(path.join(standalone, EARLY_REQUESTS)), { recursive: true })
  cpSync(inProject(EARLY_REQUESTS), path.join(standalone, EARLY_REQUESTS))
  const file = path.join(standalone, 'server.js')
  writeFileSync(file, `import './${EARLY_REQUESTS}'\n${readFileSync(file, 'utf8')}`)
}

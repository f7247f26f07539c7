import path from 'node:path'
import { root } from './project.mjs'

/** Loads TypeScript modules through Vitest's loader, because Node 20 cannot. Types are not checked. */
export async function withTypeScript(work) {
  const { createViteServer } = await import('vitest/node')
  const server = await createViteServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    resolve: { alias: { '@': root, 'server-only': path.join(root, 'tests/support/server-only.ts') } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await work((file) => server.ssrLoadModule(`/${file}`))
  } finally {
    await server.close()
  }
}

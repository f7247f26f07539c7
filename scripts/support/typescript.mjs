import path from 'node:path'
import { root } from './project.mjs'

/**
 * Calls `work` with a function that imports a TypeScript module of the project, through Vitest's loader because Node 20 cannot. Types are
 * not checked.
 * @param {(load: (file: string) => Promise<any>) => Promise<T>} work `file` is relative to the project @returns {Promise<T>} @template T
 */
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

import path from 'node:path'
import { root } from './project.mjs'

/**
 * Calls `work` with a function that loads a TypeScript module of the project, as the tests do: with the alias `@/`, without a check
 * of its types. Node 20 cannot; Vitest's own loader can, and is installed.
 * @param {(load: (file: string) => Promise<any>) => Promise<T>} work file: relative to the project @returns {Promise<T>} @template T
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

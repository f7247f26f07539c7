// The platform's own adapter (NEXT_ADAPTER_PATH), with the static pages as a build completes them in what it is given.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { inProject } from './project.mjs'
import { completeOutputs } from './static-pages.mjs'

const file = createRequire(inProject('package.json')).resolve(process.env.NEXT_ADAPTER_PATH)
const loaded = await import(pathToFileURL(file).href)
const adapter = loaded.default?.default ?? loaded.default ?? loaded

export default Object.assign(Object.create(adapter), {
  name: adapter.name,
  async onBuildComplete(context) {
    completeOutputs(context.outputs)
    await adapter.onBuildComplete?.(context)
  },
})

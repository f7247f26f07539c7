// Reads a CPU profile of the built server, and finds the source of each frame through the build's source maps.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { inProject } from '../../scripts/support/project.mjs'

/** What a source belongs to; the first match counts. A source without a match belongs to its caller. */
const PARTS = [
  ['node-postgres, and its sockets', /node_modules\/(?:pg|pg-pool|pg-protocol)\//],
  ['PGlite', /pglite/],
  ['Prisma', /@prisma|query_compiler|generated\/prisma/],
  ['AI SDK', /node_modules\/(?:ai|@ai-sdk)\//],
  ['zod', /node_modules\/zod\//],
  ['log and metrics', /node_modules\/(?:pino|sonic-boom|prom-client)\//],
  ['Next, and the socket of the call', /node_modules\/next\//],
  ['built-in consultant', /lib\/ai\/note-taker\//],
  ['other product code', /(?:^|\/)(?:lib|app)\/[^:]*\.ts/],
]
const NODE_PARTS = [
  ['web streams', /^node:internal\/webstreams/],
  ['async context', /^node:(?:internal\/)?async_hooks/],
]

function createSourceFinder() {
  const maps = new Map()
  return ({ url, lineNumber, columnNumber }) => {
    const file = url.split('/.next/server/')[1]
    if (file === undefined) return url
    if (!maps.has(file)) {
      const map = inProject('.next/server', `${decodeURIComponent(file)}.map`)
      maps.set(file, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : null)
    }
    return maps.get(file)?.findEntry(lineNumber, columnNumber)?.originalSource ?? url
  }
}

/** Milliseconds of CPU time after `from`, in microseconds of the steady clock. */
export function readProfile(folder, from) {
  const file = readdirSync(folder).find((name) => name.endsWith('.cpuprofile'))
  const { nodes, samples, timeDeltas, startTime } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  const nodesById = new Map(nodes.map((node) => [node.id, node]))
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const findSource = createSourceFinder()
  const partsById = new Map()
  const findPart = (id) => {
    if (id === undefined) return null
    if (!partsById.has(id)) {
      const source = findSource(nodesById.get(id).callFrame)
      const match = (parts) => parts.find(([, pattern]) => pattern.test(source))?.[0]
      partsById.set(id, match(PARTS) ?? findPart(callers.get(id)) ?? match(NODE_PARTS) ?? null)
    }
    return partsById.get(id)
  }
  const byPart = new Map()
  const byFunction = new Map()
  const add = (map, key, ms) => map.set(key, (map.get(key) ?? 0) + ms)
  let now = startTime
  for (const [index, id] of samples.entries()) {
    now += timeDeltas[index]
    const { callFrame } = nodesById.get(id)
    if (now < from || callFrame.functionName === '(idle)') continue
    const ms = timeDeltas[index] / 1000
    const isCollector = callFrame.functionName === '(garbage collector)'
    const part = isCollector ? 'garbage collection' : (findPart(id) ?? 'Node and V8')
    add(byPart, part, ms)
    const source = path.basename(findSource(callFrame))
    add(byFunction, `${callFrame.functionName || '(anonymous)'} ${source} (${part})`, ms)
  }
  return { byPart, byFunction }
}

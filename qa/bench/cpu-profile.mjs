// Reads a profile that Node wrote (--cpu-prof) of the built server: what its time belongs to, by the source maps of the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { inProject } from '../../scripts/support/project.mjs'

/** What a source belongs to; the first that fits. What none fits belongs to whoever called it. */
const PARTS = [
  ['node-postgres, and its sockets', /node_modules\/(?:pg|pg-pool|pg-protocol)\//],
  ['PGlite', /pglite/],
  ['Prisma', /@prisma|query_compiler|generated\/prisma/],
  ['AI SDK', /node_modules\/(?:ai|@ai-sdk)\//],
  ['zod', /node_modules\/zod\//],
  ['log and metrics', /node_modules\/(?:pino|sonic-boom|prom-client)\//],
  ['Next, and the socket of the call', /node_modules\/next\//],
  ['the reader of messages', /lib\/ai\/built-in\//],
  ['the rest of our code', /(?:^|\/)(?:lib|app)\/[^:]*\.ts/],
]
const NATIVE = [
  ['streams of the web', /^node:internal\/webstreams/],
  ['following calls through promises', /^node:(?:internal\/)?async_hooks/],
]

/** The source behind a frame, by the map beside the file of the build. */
function sourceFinder() {
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

/**
 * Milliseconds by part, and by function, of what the server did after `from` (microseconds of the system's steady clock).
 * @param {string} folder where the profile of one process was written
 * @returns {{byPart: Map<string, number>, byFunction: Map<string, number>}}
 */
export function readProfile(folder, from) {
  const file = readdirSync(folder).find((name) => name.endsWith('.cpuprofile'))
  const { nodes, samples, timeDeltas, startTime } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  const known = new Map(nodes.map((node) => [node.id, node]))
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const sourceOf = sourceFinder()
  const parts = new Map()
  const partOf = (id) => {
    if (id === undefined) return null
    if (!parts.has(id)) {
      const source = sourceOf(known.get(id).callFrame)
      const own = (list) => list.find(([, pattern]) => pattern.test(source))?.[0]
      parts.set(id, own(PARTS) ?? partOf(callers.get(id)) ?? own(NATIVE) ?? null)
    }
    return parts.get(id)
  }
  const byPart = new Map()
  const byFunction = new Map()
  const add = (map, key, ms) => map.set(key, (map.get(key) ?? 0) + ms)
  let now = startTime
  for (const [index, id] of samples.entries()) {
    now += timeDeltas[index]
    const { callFrame } = known.get(id)
    if (now < from || callFrame.functionName === '(idle)') continue
    const ms = timeDeltas[index] / 1000
    const isCollector = callFrame.functionName === '(garbage collector)'
    const part = isCollector ? 'garbage collection' : (partOf(id) ?? 'Node and the engine')
    add(byPart, part, ms)
    const source = path.basename(sourceOf(callFrame))
    add(byFunction, `${callFrame.functionName || '(anonymous)'} ${source} (${part})`, ms)
  }
  return { byPart, byFunction }
}

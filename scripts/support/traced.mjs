import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'

/** What one function of a platform would hold: the files that Next's traces of a build name. */
export function tracedSizes() {
  const server = inProject('.next/server')
  const lists = readdirSync(server, { recursive: true }).filter((file) => file.endsWith('.nft.json'))
  const common = sizesOf(inProject('.next/next-server.js.nft.json'))
  const routes = lists.map((file) => {
    const own = sizesOf(path.join(server, file))
    return {
      route: file.replace(/^app\/|\.js\.nft\.json$/g, ''),
      bytes: sum(new Map([...common, ...own])),
      own,
    }
  })
  routes.sort((a, b) => b.bytes - a.bytes)
  const all = new Map([...common, ...routes.flatMap(({ own }) => [...own])])
  return { largest: routes[0], together: sum(all), count: routes.length }
}

const sum = (sizes) => [...sizes.values()].reduce((total, size) => total + size, 0)

function sizesOf(list) {
  const folder = path.dirname(list)
  const files = JSON.parse(readFileSync(list, 'utf8')).files.map((file) => path.resolve(folder, file))
  return new Map(files.filter((file) => existsSync(file)).map((file) => [file, sizeOf(file)]))
}

function sizeOf(file) {
  const found = statSync(file)
  return found.isFile() ? found.size : 0
}

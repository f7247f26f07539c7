// Reads a Dockerfile and a .dockerignore, as far as this project's go: enough to do without Docker what Docker would do.
import { cpSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../../scripts/support/project.mjs'

/** The instructions of a Dockerfile, in order. @returns {{word: string, rest: string}[]} */
export function instructionsOf(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => ({ word: line.split(' ', 1)[0], rest: line.slice(line.indexOf(' ') + 1).trim() }))
}

/** Its stages, each with its name (or number), what it starts from and its instructions. */
export function stagesOf(text) {
  const stages = []
  for (const { word, rest } of instructionsOf(text)) {
    if (word === 'FROM') {
      const [, from, name] = rest.match(/^(\S+)(?: AS (\S+))?$/)
      stages.push({ name: name ?? String(stages.length), from, steps: [] })
    } else stages.at(-1).steps.push({ word, rest })
  }
  return stages
}

/** Whether a .dockerignore keeps a file out: the last rule that names it, or a folder above it, decides. */
export function isIgnored(rules, file) {
  const parts = file.split('/')
  const prefixes = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  let ignored = false
  for (const rule of rules) {
    const pattern = rule.replace(/^!/, '')
    const matcher = new RegExp(
      `^${pattern
        .replace(/[.+^$(){}|[\]\\]/g, '\\$&')
        .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))}$`,
    )
    if (prefixes.some((prefix) => matcher.test(prefix))) ignored = !rule.startsWith('!')
  }
  return ignored
}

/** The rules of a .dockerignore. */
export const rulesOf = (text) => text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))

/** COPY: sources from the context, or from another stage, into a folder or file of this one. `at` maps a stage's path to this machine's. */
export function copyStep(rest, { context, at }) {
  const words = rest.split(/\s+/)
  const from = words[0].startsWith('--from=') ? words.shift().slice('--from='.length) : undefined
  const target = words.pop()
  if (words.some((word) => word.startsWith('--'))) throw new Failure(`COPY ${rest} is not understood here.`)
  for (const source of words) {
    const file = from ? at(from, source) : path.join(context, source)
    const folder = at(undefined, target)
    mkdirSync(folder, { recursive: true })
    // A folder's content is copied, a file under its own name.
    cpSync(file, statSync(file).isDirectory() ? folder : path.join(folder, path.basename(file)), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
}

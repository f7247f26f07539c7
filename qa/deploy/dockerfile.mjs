// Reads the parts of the Dockerfile and .dockerignore syntax that this project uses, to carry out a build without Docker.
import { cpSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../../scripts/support/project.mjs'

const readLines = (text) => text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))

/** @returns {{name: string, from: string, steps: {instruction: string, value: string}[]}[]} */
export function parseDockerfile(text) {
  const stages = []
  for (const line of readLines(text)) {
    const [, instruction, value] = line.match(/^(\S+)\s+(.*?)\s*$/)
    if (instruction === 'FROM') {
      const [, from, name] = value.match(/^(\S+)(?: AS (\S+))?$/)
      stages.push({ name: name ?? String(stages.length), from, steps: [] })
    } else stages.at(-1).steps.push({ instruction, value })
  }
  return stages
}

/** A predicate for the files that a .dockerignore leaves out: the last rule that matches a file, or a folder above it, decides. */
export function parseDockerignore(text) {
  const rules = readLines(text).map((line) => {
    const pattern = line
      .replace(/^!/, '')
      .replace(/[.+^$(){}|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
    return { matcher: new RegExp(`^${pattern}$`), isIgnored: !line.startsWith('!') }
  })
  return (file) => {
    const parts = file.split('/')
    const prefixes = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const rule = rules.findLast(({ matcher }) => prefixes.some((prefix) => matcher.test(prefix)))
    return rule?.isIgnored ?? false
  }
}

/** Carries out a COPY. `value` is the words after it; `locate` finds a file of a stage, where `undefined` is the current one. */
export function runCopy(value, context, locate) {
  const words = value.split(/\s+/)
  const from = words[0].startsWith('--from=') ? words.shift().slice('--from='.length) : undefined
  const target = words.pop()
  if (words.some((word) => word.startsWith('--'))) throw new Failure(`COPY ${value} is not supported here.`)
  const folder = locate(undefined, target)
  mkdirSync(folder, { recursive: true })
  for (const source of words) {
    const file = from ? locate(from, source) : path.join(context, source)
    cpSync(file, statSync(file).isDirectory() ? folder : path.join(folder, path.basename(file)), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
}

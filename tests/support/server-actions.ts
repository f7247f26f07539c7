import { readFileSync } from 'node:fs'

export interface ServerAction {
  id: string
  name: string
  path: string
}

export function readServerActions(): ServerAction[] {
  const { node } = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8'))
  return Object.entries<{ exportedName: string; workers: object }>(node).map(
    ([id, { exportedName, workers }]) => ({
      id,
      name: exportedName,
      path: (Object.keys(workers)[0] ?? '')
        .replace(/^app/, '')
        .replace(/\/page$/, '')
        .replace(/\/\([^)]+\)/g, '')
        .replace(/\/\[\[[^\]]+\]\]/g, '')
        .replace(/\[id\]/, '0190f3a0-0000-7000-8000-000000000000'),
    }),
  )
}

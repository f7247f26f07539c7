import { readFileSync } from 'node:fs'

export interface ServerAction {
  id: string
  name: string
  path: string
}

/** Returns the raw stream. */
export async function callServerAction(
  origin: string,
  actions: ServerAction[],
  name: string,
  args: unknown[],
  headers: Record<string, string>,
): Promise<string> {
  const action = actions.find((candidate) => candidate.name === name)
  if (!action) throw new Error(`The build has no server action ${name}`)
  const response = await fetch(origin + action.path, {
    method: 'POST',
    headers: { ...headers, 'next-action': action.id, 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify(args),
  })
  return await response.text()
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

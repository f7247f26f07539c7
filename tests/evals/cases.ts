import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type EvalCase, evalCaseSchema } from './case-schema'

type Gate = 'always' | 'whenNamed' | 'never'

interface CaseFolder {
  name: string
  /** Ends with a slash. */
  directory: URL
  /** When `npm run eval` fails on what it finds there. */
  gate: Gate
}

const folder = (name: string, gate: Gate): CaseFolder => ({
  name,
  directory: new URL(`./${name}/`, import.meta.url),
  gate,
})

const CONSULTATIONS = folder('consultations', 'always')

export const CASE_FOLDERS: readonly CaseFolder[] = [
  CONSULTATIONS,
  folder('held-out', 'whenNamed'),
  folder('held-out-talks', 'never'),
  folder('held-out-adverts', 'never'),
]

interface PlayableFolder {
  name: string
  /** Whether `npm run eval` fails on what it finds there. */
  isGate: boolean
  cases: EvalCase[]
}

/**
 * `folders` are names of the project's folders or paths; none means all of the project's. `parts` are parts of ids; none means every case.
 * A folder that isn't the project's is a gate. Leaves out folders without such a case; throws where there is no such folder.
 */
export async function selectCases(
  folders: readonly string[],
  parts: readonly string[],
): Promise<PlayableFolder[]> {
  const selected = folders.length === 0 ? CASE_FOLDERS : folders.map(findFolder)
  const read = await Promise.all(
    selected.map(async ({ name, directory, gate }) => {
      const cases = await readCases(directory)
      const isNamed = ({ id }: EvalCase) => parts.length === 0 || parts.some((part) => id.includes(part))
      const isGate = gate === 'always' || (gate === 'whenNamed' && folders.length > 0)
      return { name, isGate, cases: cases.filter(isNamed) }
    }),
  )
  return read.filter(({ cases }) => cases.length > 0)
}

function findFolder(name: string): CaseFolder {
  const directory = pathToFileURL(path.resolve(name) + path.sep)
  const known = CASE_FOLDERS.find((entry) => entry.name === name || entry.directory.href === directory.href)
  return known ?? { name, directory, gate: 'always' }
}

/** Throws where a file is not a valid case or is not named after its id. `directory` ends with a slash. */
export async function readCases(directory: URL = CONSULTATIONS.directory): Promise<EvalCase[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => {
      const parsed = evalCaseSchema.safeParse(JSON.parse(await readFile(new URL(name, directory), 'utf8')))
      if (!parsed.success) throw new Error(`${name}: ${parsed.error.message}`)
      if (`${parsed.data.id}.json` !== name) throw new Error(`${name}: its id is ${parsed.data.id}`)
      return parsed.data
    }),
  )
}

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type EvalCase, evalCaseSchema } from './case-schema'

interface CaseFolder {
  name: string
  /** Ends with a slash. */
  directory: URL
}

const folder = (name: string): CaseFolder => ({
  name,
  directory: new URL(`./${name}/`, import.meta.url),
})

const CONSULTATIONS = folder('consultations')

export const CASE_FOLDERS: readonly CaseFolder[] = [
  CONSULTATIONS,
  folder('held-out'),
  folder('held-out-talks'),
  folder('held-out-adverts'),
]

interface PlayableFolder {
  name: string
  /** Whether these are all its cases. */
  isWhole: boolean
  cases: EvalCase[]
}

/**
 * `folders` are names of the project's folders or paths; none means all of the project's. `parts` are parts of ids; none means every case.
 * Leaves out folders without such a case; throws where there is no such folder.
 */
export async function selectCases(
  folders: readonly string[],
  parts: readonly string[],
): Promise<PlayableFolder[]> {
  const selected = folders.length === 0 ? CASE_FOLDERS : folders.map(findFolder)
  const read = await Promise.all(
    selected.map(async ({ name, directory }) => {
      const cases = await readCases(directory)
      const isNamed = ({ id }: EvalCase) => parts.length === 0 || parts.some((part) => id.includes(part))
      const named = cases.filter(isNamed)
      return { name, isWhole: named.length === cases.length, cases: named }
    }),
  )
  return read.filter(({ cases }) => cases.length > 0)
}

function findFolder(name: string): CaseFolder {
  const directory = pathToFileURL(path.resolve(name) + path.sep)
  const known = CASE_FOLDERS.find((entry) => entry.name === name || entry.directory.href === directory.href)
  return known ?? { name, directory }
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

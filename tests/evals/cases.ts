import { readdir, readFile } from 'node:fs/promises'
import { type EvalCase, evalCaseSchema } from './case-schema'

export interface CaseFolder {
  name: string
  /** Ends with a slash. */
  directory: URL
  /** Whether `npm run eval` fails on what it finds there. */
  isGate: boolean
}

const folder = (name: string, isGate: boolean): CaseFolder => ({
  name,
  directory: new URL(`./${name}/`, import.meta.url),
  isGate,
})

const CONSULTATIONS = folder('consultations', true)

export const CASE_FOLDERS: readonly CaseFolder[] = [
  CONSULTATIONS,
  folder('held-out', true),
  folder('held-out-talks', false),
  folder('held-out-adverts', false),
]

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

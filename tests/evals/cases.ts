import { readdir, readFile } from 'node:fs/promises'
import { type EvalCase, evalCaseSchema } from './case-schema'

const CASES_DIRECTORY = new URL('./consultations/', import.meta.url)

/** Throws where a file is not a valid case or is not named after its id. `directory` ends with a slash. */
export async function readCases(directory: URL = CASES_DIRECTORY): Promise<EvalCase[]> {
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

import { readdir, readFile } from 'node:fs/promises'
import { type EvalCase, evalCaseSchema } from './score'

/** The cases of this repository. */
const CASES_DIRECTORY = new URL('./consultations/', import.meta.url)

/**
 * Reads every case of a directory, in order of file name.
 *
 * @param directory a directory URL, with a trailing slash
 * @throws where a file is not a valid case, or is not named after its id
 */
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

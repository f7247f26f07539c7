import { EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { readInThread } from './thread'

/** Words of every topic, so that each rule has been compiled once. */
const SAMPLE = `Our principal engineer retires in May and we have won a framework. They must know Revit and have five years in bridges,
ideally chartered. £45,000 to £50,000, hybrid, two days in our Leeds office, 37.5 hours, 25 days plus bank holidays, pension and a van.
Actually make that six years. Someone patient. In the first year they will take over the audits. On call one week in four.`

let isWarm = false

/** Reads a sample once in the life of the server: the first message would otherwise wait for every rule to be compiled. */
export async function warmUp(): Promise<void> {
  if (isWarm) return
  isWarm = true
  const brief = EMPTY_BRIEF
  await readInThread({ message: SAMPLE, brief, jobTitle: 'Bridge Engineer', companyName: 'Sample' })
}

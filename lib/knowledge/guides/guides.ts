import 'server-only'
import { GUIDE_FILES } from './files'
import { type Guide, guideSchema } from './schema'

let guides: ReadonlyMap<string, Guide> | undefined

/** All guides by id. Reads and checks the files at the first call. */
export function readGuides(): ReadonlyMap<string, Guide> {
  guides ??= new Map(GUIDE_FILES.map((file) => guideSchema.parse(file)).map((guide) => [guide.id, guide]))
  return guides
}

import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/audit/schema'
import { recordAudit } from '@/lib/audit/service'
import type { Caller } from '@/lib/auth/caller'
import { CONTENT_TYPES, type FileFormat } from '@/lib/documents/writing/model'
import { writeInThread } from '@/lib/documents/writing/writing-thread'
import { loadCandidate, requireCandidate } from '@/lib/interview-kit/panel/queries'
import { byEditor } from '@/lib/interview-kit/panel/service'
import { getKit } from '@/lib/interview-kit/queries'
import { kitItemSchema } from '@/lib/interview-kit/schema'
import { toScorecard } from '@/lib/interview-kit/scorecards/queries'
import { fileNameOf } from '@/lib/specification/document/file-name'
import { loadSourceTexts } from '@/lib/specification/queries'
import { specificationContentSchema } from '@/lib/specification/schema'
import { buildCandidateDocument } from './candidate'
import { buildWrittenKit } from './kit'

export interface WrittenFile {
  name: string
  contentType: string
  bytes: Uint8Array
}

/** Throws as `getKit` does, and 501 without an engine for PDF. */
export async function writeKitDocument(caller: Caller, id: string, format: FileFormat): Promise<WrittenFile> {
  const kit = await getKit(caller, id)
  const document = buildWrittenKit(kit, await loadSourceTexts(kit))
  return {
    name: fileNameOf(kit, format, 'interview-kit'),
    contentType: CONTENT_TYPES[format],
    bytes: await writeInThread({ format, document }),
  }
}

/** Everything that is stored of a candidate. Its file name doesn’t name them. */
export async function writeCandidateDocument(
  caller: Caller,
  candidateId: string,
  format: FileFormat,
  by: Omit<Actor, 'name'>,
): Promise<WrittenFile> {
  const { id } = await requireCandidate(caller, candidateId)
  const { kit, scorecards, ...candidate } = await loadCandidate(id)
  const { jobTitle, companyName } = specificationContentSchema.parse(kit.madeFrom)
  const document = buildCandidateDocument({
    ...candidate,
    jobTitle,
    companyName,
    items: z.array(kitItemSchema).parse(kit.items),
    scorecards: scorecards.map(({ interviewer, startedAt, updatedAt, ...scorecard }) => ({
      ...toScorecard(scorecard),
      interviewer: interviewer.name,
      startedAt,
      updatedAt,
    })),
  })
  const bytes = await writeInThread({ format, document })
  await recordAudit(byEditor(by), { action: 'candidate.exported', target: `candidate:${id}` })
  return { name: `interview-records.${format}`, contentType: CONTENT_TYPES[format], bytes }
}

import 'server-only'
import { type CsvColumn, type DateWriter, toCsvHeader, toCsvLine } from '@/lib/admin/lists/csv/csv'
import type { CsvPart } from '@/lib/admin/lists/definition/define-list'
import { readHistory } from '@/lib/audit/history/queries'
import type { HistoryEntry } from '@/lib/audit/history/schema'
import { db } from '@/lib/db/client'
import { ENQUIRY_STATUSES } from '@/lib/enquiries/options'
import { notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { CvKind } from './options'
import type { JobInterest } from './schema'

const SELECT = {
  id: true,
  name: true,
  email: true,
  message: true,
  status: true,
  version: true,
  createdAt: true,
  cv: { select: { name: true, size: true } },
} satisfies Prisma.JobInterestSelect

const toInterest = ({
  createdAt,
  ...row
}: Prisma.JobInterestGetPayload<{ select: typeof SELECT }>): JobInterest => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** Newest first: no vacancy has more than the form takes. Throws 404 for an unknown vacancy. */
export async function listInterests(vacancyId: string): Promise<JobInterest[]> {
  if (!(await db().vacancy.findUnique({ where: { id: vacancyId }, select: { id: true } }))) throw notFound()
  const rows = await db().jobInterest.findMany({
    where: { vacancyId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: SELECT,
  })
  return rows.map(toInterest)
}

/** Throws 404 for an unknown one. */
export async function getInterest(id: string): Promise<JobInterest> {
  const row = await db().jobInterest.findUnique({ where: { id }, select: SELECT })
  if (!row) throw notFound()
  return toInterest(row)
}

/** Throws 404 for an unknown one. */
export async function readInterestHistory(id: string): Promise<HistoryEntry[]> {
  await getInterest(id)
  return await readHistory({ interestId: id })
}

/** Throws 404 for an unknown interest, and for one without a CV. */
export async function readCvFile(
  interestId: string,
): Promise<{ name: string; kind: CvKind; content: Uint8Array<ArrayBuffer> }> {
  const row = await db().cvFile.findUnique({
    where: { interestId },
    select: { name: true, kind: true, content: true },
  })
  if (!row) throw notFound()
  return row
}

const COLUMNS: CsvColumn<JobInterest>[] = [
  { label: 'Name', value: ({ name }) => name },
  { label: 'Email', value: ({ email }) => email },
  { label: 'Message', value: ({ message }) => message },
  { label: 'CV', value: ({ cv }) => cv?.name ?? null },
  {
    label: 'Status',
    value: ({ status }) => ENQUIRY_STATUSES.find(({ key }) => key === status)?.label ?? status,
  },
  { label: 'Sent', value: ({ createdAt }, date) => date(createdAt) },
]

export async function* writeInterestsCsv(
  interests: readonly JobInterest[],
  date: DateWriter,
): AsyncGenerator<CsvPart> {
  yield { part: toCsvHeader(COLUMNS), rows: 0 }
  for (const interest of interests) yield { part: toCsvLine(COLUMNS, interest, date), rows: 1 }
}

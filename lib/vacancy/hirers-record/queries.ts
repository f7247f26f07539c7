import 'server-only'
import { type CsvColumn, type DateWriter, toCsvHeader, toCsvLine } from '@/lib/admin/lists/csv/csv'
import type { CsvPart } from '@/lib/admin/lists/definition/define-list'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import { type Section, sectionRow } from '@/lib/specification/options'
import { specificationContentSchema } from '@/lib/specification/schema'

interface Entry {
  label: string
  text: string | null
}

/** What the position is, in the order of Schedule 5. */
const DETAILS: readonly Section[] = [
  'responsibilities',
  'location',
  'hours',
  'startDate',
  'duration',
  'contractType',
  'experience',
  'technical',
  'education',
  'healthSafety',
  'compensation',
  'package',
  'expenses',
  'notice',
]

const COLUMNS: CsvColumn<Entry>[] = [
  { label: 'Record', value: ({ label }) => label },
  { label: 'Detail', value: ({ text }) => text },
]

/**
 * What regulation 29 and Schedule 5 of the Conduct Regulations 2003 ask an agency to keep about a hirer, as far as this product knows it.
 * Engagements, fees and enquiries under regulations 18 and 20 are kept elsewhere, and have rows without a value. Throws 404 for an unknown
 * vacancy.
 */
export async function readHirersRecord(vacancyId: string, date: DateWriter): Promise<Entry[]> {
  const vacancy = await db().vacancy.findUnique({
    where: { id: vacancyId },
    select: {
      createdAt: true,
      title: true,
      jobTitle: true,
      company: { select: { name: true, contactName: true, email: true, phone: true, website: true } },
      publication: { select: { publishedAt: true, closedAt: true, slug: true } },
      interests: { orderBy: { createdAt: 'asc' }, select: { name: true, createdAt: true } },
      session: {
        select: {
          specifications: {
            where: { approval: { isNot: null } },
            orderBy: { version: 'desc' },
            select: { version: true, status: true, content: true, approval: true },
          },
        },
      },
    },
  })
  if (!vacancy) throw notFound()
  const { company, publication, interests } = vacancy
  const approved = vacancy.session?.specifications ?? []
  const [current] = approved
  const lines = current ? specificationContentSchema.parse(current.content).lines : []
  const day = (moment: Date) => date(moment.toISOString())
  const textOf = (section: Section) =>
    lines
      .filter((line) => line.section === section)
      .map(({ text }) => text)
      .join('; ') || null
  return [
    { label: 'Date received', text: day(vacancy.createdAt) },
    { label: 'Hirer', text: company.name },
    { label: 'Contact', text: [company.contactName, company.email, company.phone].join(', ') },
    { label: 'Website', text: company.website },
    { label: 'Address', text: null },
    { label: 'Position', text: vacancy.title ?? vacancy.jobTitle },
    ...DETAILS.map((section) => ({ label: sectionRow(section).label, text: textOf(section) })),
    ...approved.flatMap(({ version, approval }) =>
      approval
        ? [
            {
              label: `Authority to advertise, version ${version}`,
              text: `${approval.approverName}, ${day(approval.approvedAt)}, SHA-256 ${approval.contentHash}`,
            },
            { label: `Terms agreed, version ${version}`, text: approval.termsVersion },
          ]
        : [],
    ),
    { label: 'Advertised from', text: publication && day(publication.publishedAt) },
    { label: 'Advertised until', text: publication?.closedAt ? day(publication.closedAt) : null },
    ...interests.map(({ name, createdAt }) => ({
      label: 'Candidate who responded',
      text: `${name}, ${day(createdAt)}`,
    })),
    { label: 'Candidates introduced', text: null },
    { label: 'Enquiries under regulations 18 and 20', text: null },
    { label: 'Engagement and its date', text: null },
    { label: 'Fees charged', text: null },
  ]
}

export async function* writeHirersRecord(
  entries: readonly Entry[],
  date: DateWriter,
): AsyncGenerator<CsvPart> {
  yield { part: toCsvHeader(COLUMNS), rows: 0 }
  for (const entry of entries) yield { part: toCsvLine(COLUMNS, entry, date), rows: 1 }
}

// npm run qa -- documents
// Milliseconds and memory of writing 1,000 documents of 60 lines in each format, and as many in letters that no font has. Fails where a
// document takes 100 ms, or where the memory grows with their number. DOCUMENTS=<number> writes another number of each.
import { Failure } from '../../scripts/support/project.mjs'
import { runCheck } from '../support/check.mjs'
import { printTable } from '../support/report.mjs'

const COUNT = Number(process.env.DOCUMENTS ?? 1000)
const LINES = 60
const MAX_MS = 100
const MB = 1024 * 1024
/** From a tenth of the documents to all of them. */
const MAX_GROWTH_MB = 120

const LINE = 'with some words to wrap around the page, because people write long requirements'
const KINDS = [
  { name: 'PDF', format: 'pdf', line: LINE },
  { name: 'PDF in letters without a font', format: 'pdf', line: `${LINE} 漢字かな 한국어` },
  { name: 'Word', format: 'docx', line: LINE },
  { name: 'Markdown', format: 'md', line: LINE },
  { name: 'plain text', format: 'txt', line: LINE },
]

function createDocument(number, line) {
  const items = Array.from({ length: LINES }, (_, index) => ({
    number: `3.1.${index + 1}`,
    text: `Line ${index + 1} of ${number} ${line}`,
  }))
  return {
    title: `Job ${number}`,
    author: 'Spanwright',
    foot: `Job ${number}, version 1`,
    blocks: [
      { kind: 'details', details: [{ label: 'Company', text: 'Northmoor Bridges Ltd' }] },
      { kind: 'heading', level: 2, number: '3.1', text: 'The work' },
      { kind: 'row', label: 'What you will do', items },
    ],
  }
}

const residentMb = () => process.memoryUsage.rss() / MB

async function measure(writeDocument, { format, line }) {
  const started = performance.now()
  const { length } = await writeDocument({ format, document: createDocument(0, line) })
  const firstMs = performance.now() - started
  let longestMs = 0
  let early = 0
  const begun = performance.now()
  for (let number = 1; number <= COUNT; number++) {
    const at = performance.now()
    await writeDocument({ format, document: createDocument(number, line) })
    longestMs = Math.max(longestMs, performance.now() - at)
    if (number === Math.ceil(COUNT / 10)) early = residentMb()
  }
  const meanMs = (performance.now() - begun) / COUNT
  return { kilobytes: length / 1024, firstMs, meanMs, longestMs, early, late: residentMb() }
}

await runCheck(async (load) => {
  const { writeDocument } = await load('lib/documents/writing/write.ts')
  const rows = []
  for (const kind of KINDS) rows.push({ ...kind, ...(await measure(writeDocument, kind)) })
  printTable(
    `${COUNT} documents of ${LINES} lines`,
    [
      'format',
      'KB',
      'first, ms',
      'mean, ms',
      'longest, ms',
      `MB after ${Math.ceil(COUNT / 10)}`,
      'MB after all',
    ],
    rows.map(({ name, kilobytes, firstMs, meanMs, longestMs, early, late }) => [
      name,
      ...[kilobytes, firstMs, meanMs, longestMs, early, late].map((figure) => figure.toFixed(0)),
    ]),
  )
  const slow = rows.filter(({ meanMs }) => meanMs > MAX_MS)
  const growing = rows.filter(({ early, late }) => late - early > MAX_GROWTH_MB)
  if (slow.length > 0) throw new Failure(`Slow: ${slow.map(({ name }) => name).join(', ')}`)
  if (growing.length > 0) throw new Failure(`Memory grows: ${growing.map(({ name }) => name).join(', ')}`)
})

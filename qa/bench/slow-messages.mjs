// npm run bench:slowest: how long the consultant takes over messages that are made to be slow: pieces said over and over, at two lengths,
// in processor time. The growth from the shorter to the longer one tells how its time grows: the ratio of the lengths is linear. Ends with 1
// where one costs more than twelve times an ordinary message of its length.
import '../../scripts/support/node-version.mjs'

const { prepare } = await import('../../scripts/support/prepare.mjs')
const { Failure, main } = await import('../../scripts/support/project.mjs')
const { withTypeScript } = await import('../../scripts/support/typescript.mjs')

const SHORT = 2500
const LONG = Number(process.env.SLOWEST_LENGTH || 20_000)
const TOLD = 12
const MOST = 12

/** Each looks to some reader like the beginning of something that goes on. */
const PIECES = [
  'a',
  'A',
  'a ',
  'A1 ',
  '1',
  '1,',
  '1.',
  '£1k-',
  '£1,000 to ',
  '£50k ',
  '- ',
  '-',
  '. ',
  '.',
  ', ',
  '; ',
  ': ',
  '(',
  '()',
  '"',
  "'",
  '\n',
  ' ',
  '\t',
  '\n- x',
  '\n1. ',
  '| a ',
  '|---|\n',
  'a@a.',
  'http://a.',
  'a/',
  '&',
  'and ',
  'or ',
  'not ',
  'but not ',
  'no, ',
  'if ',
  'must ',
  'we need ',
  'they must know Tekla, ',
  'Tekla and Revit or ',
  'Tekla. ',
  'Python, C++, ',
  'forget the Tekla. ',
  'actually it is Leeds. ',
  'Leeds, not York. ',
  'three to five years of ',
  'two ',
  'hundred thousand ',
  'twenty-',
  'a young man, ',
  'Question: Answer\n',
  'Salary: ',
  'Must have:\n',
  'Kind regards\n',
  'Jo Bloggs\n',
  'um, you know, ',
  'is that right? ',
  'Why? ',
  'é',
  '👩🏽‍🔧',
  'e\u0301',
  '\u200b',
  'مهندس ',
  'X Y Z ',
  'BS EN 1090-2 ',
  'ISO 9001, ',
  'CEng/IEng ',
  'mon-fri 9-5, ',
  '1/1/2026 ',
  '37.5 hours, ',
  'wo',
  'word-',
  "don't ",
  '?!',
  '…',
  '<b>',
  '**a** ',
  // A hash is a number that goes on.
  'Tool#, ',
  'They must know Tool#. ',
  'Tool# or Tool#, ',
  '- Tool#\n',
  'Not Tool#. ',
  'Forget Tool#. ',
  'Tool# would be nice. ',
  'Up to £#. ',
  'Jo Bloggs# says we need Tool#. ',
  'we need a word# word# engineer, ',
  '# years of word#, ',
  'Question x#? Word#.\n',
  'They design word# bridges and check word# drawings. ',
]

function cpu(work) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function measure(load) {
  const { extractOperations } = await load('lib/ai/built-in/extract.ts')
  const { EMPTY_AGENDA } = await load('lib/consultation/schema.ts')
  const brief = { facts: [], agenda: EMPTY_AGENDA }
  const read = (message) =>
    extractOperations({ message, brief, jobTitle: 'Test Engineer', companyName: 'Halyard' })
  const fill = (piece, length) => {
    let text = ''
    for (let number = 100; text.length < length; number += 1) text += piece.replaceAll(/#/g, number)
    return text.slice(0, length)
  }
  const ordinary =
    'We need a senior bridge engineer in Leeds, up to £55,000. They must know Tekla, and Revit would be nice. '
  for (let round = 0; round < 5; round += 1) read(fill(ordinary, SHORT))
  const rows = [ordinary, ...PIECES].map((piece) => {
    const short = cpu(() => read(fill(piece, SHORT)))
    const long = cpu(() => read(fill(piece, LONG)))
    if (process.env.SLOWEST_ALL) console.log(JSON.stringify(piece), short.toFixed(0), long.toFixed(0))
    return { piece, short, long }
  })
  const [usual] = rows
  console.log(
    `\nA message of ${LONG.toLocaleString('en-GB')} characters, ms of processor time; linear growth is ${LONG / SHORT}`,
  )
  console.log(
    `${'said over and over'.padEnd(42)}${'ms'.padStart(9)}${'growth'.padStart(9)}${'of usual'.padStart(10)}`,
  )
  const slowest = rows.slice(1).sort((a, b) => b.long - a.long)
  for (const { piece, short, long } of [usual, ...slowest.slice(0, TOLD)])
    console.log(
      `${JSON.stringify(piece).slice(0, 40).padEnd(42)}${long.toFixed(0).padStart(9)}${(long / short).toFixed(1).padStart(9)}${(long / usual.long).toFixed(1).padStart(10)}`,
    )
  const [worst] = slowest
  if (worst.long > MOST * usual.long)
    throw new Failure(
      `${JSON.stringify(worst.piece)} costs ${(worst.long / usual.long).toFixed(1)} times an ordinary message: ${MOST} is the most.`,
    )
}

await main(async () => {
  await prepare({ built: false })
  await withTypeScript(measure)
})

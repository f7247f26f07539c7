// npm run qa -- slow-messages
// CPU time of the built-in consultant for messages that are made to be slow: fragments repeated to two lengths. The growth from the
// shorter to the longer one shows how the time scales; the ratio of the lengths is linear. Fails where a message costs more than twelve
// times an ordinary one of its length. SLOW_MESSAGE_LENGTH (20000) sets the longer length.
import { Failure } from '../../scripts/support/project.mjs'
import { runCheck } from '../support/check.mjs'
import { printTable } from '../support/report.mjs'

const SHORT_LENGTH = 2500
const LONG_LENGTH = Number(process.env.SLOW_MESSAGE_LENGTH || 20_000)
const MOST_PRINTED = 12
const MAX_COST_RATIO = 12
const WARM_UP_ROUNDS = 5
const ORDINARY =
  'We need a senior bridge engineer in Leeds, up to £55,000. They must know Tekla, and Revit would be nice. '

/** Separated by ¦. Each looks to some part of the reader like the beginning of something longer. A hash becomes a number that counts up. */
const FRAGMENTS = [
  'a¦A¦a ¦A1 ¦1¦1,¦1.¦£1k-¦£1,000 to ¦£50k ¦- ¦-¦. ¦.¦, ¦; ¦: ¦(¦()¦"¦\'¦\n¦ ¦\t¦\n- x¦\n1. ¦| a ',
  '|---|\n¦a@a.¦http://a.¦a/¦&¦and ¦or ¦not ¦but not ¦no, ¦if ¦must ¦we need ¦they must know Tekla, ',
  'Tekla and Revit or ¦Tekla. ¦Python, C++, ¦forget the Tekla. ¦actually it is Leeds. ',
  'Leeds, not York. ¦three to five years of ¦two ¦hundred thousand ¦twenty-¦a young man, ',
  'Question: Answer\n¦Salary: ¦Must have:\n¦Kind regards\n¦Jo Bloggs\n¦um, you know, ¦is that right? ',
  'Why? ¦é¦👩🏽‍🔧¦e\u0301¦\u200b¦مهندس ¦X Y Z ¦BS EN 1090-2 ¦ISO 9001, ¦CEng/IEng ¦mon-fri 9-5, ',
  "1/1/2026 ¦37.5 hours, ¦wo¦word-¦don't ¦?!¦…¦<b>¦**a** ¦Tool#, ¦They must know Tool#. ",
  'Tool# or Tool#, ¦- Tool#\n¦Not Tool#. ¦Forget Tool#. ¦Tool# would be nice. ¦Up to £#. ',
  'Jo Bloggs# says we need Tool#. ¦we need a word# word# engineer, ¦# years of word#, ',
  'young-¦no young women or Poles ¦20 to 30 ¦Question x#? Word#.\n¦They design word# bridges and check word# drawings. ',
].flatMap((line) => line.split('¦'))

function measureCpu(work) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function repeatFragment(fragment, length) {
  let text = ''
  for (let number = 100; text.length < length; number += 1) text += fragment.replaceAll('#', number)
  return text.slice(0, length)
}

await runCheck(async (load) => {
  const { extractOperations } = await load('lib/ai/note-taker/extract.ts')
  const { EMPTY_AGENDA } = await load('lib/consultation/brief/schema.ts')
  const brief = { facts: [], agenda: EMPTY_AGENDA }
  const measureRead = (fragment, length) => {
    const message = repeatFragment(fragment, length)
    return measureCpu(() =>
      extractOperations({ message, brief, jobTitle: 'Test Engineer', companyName: 'Halyard' }),
    )
  }
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) measureRead(ORDINARY, SHORT_LENGTH)
  const [ordinary, ...others] = [ORDINARY, ...FRAGMENTS].map((fragment) => ({
    fragment,
    short: measureRead(fragment, SHORT_LENGTH),
    long: measureRead(fragment, LONG_LENGTH),
  }))
  const slowest = others.sort((a, b) => b.long - a.long)
  printTable(
    `Messages of ${LONG_LENGTH} characters (linear growth from ${SHORT_LENGTH} is ${LONG_LENGTH / SHORT_LENGTH})`,
    ['repeated fragment', 'CPU ms', 'growth', 'ratio to ordinary'],
    [ordinary, ...slowest.slice(0, MOST_PRINTED)].map(({ fragment, short, long }) => [
      JSON.stringify(fragment).slice(0, 40),
      long.toFixed(0),
      (long / short).toFixed(1),
      (long / ordinary.long).toFixed(1),
    ]),
  )
  const [worst] = slowest
  if (worst.long > MAX_COST_RATIO * ordinary.long)
    throw new Failure(
      `${JSON.stringify(worst.fragment)} costs more than ${MAX_COST_RATIO} times an ordinary message.`,
    )
})

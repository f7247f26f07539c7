// node scripts/knowledge.mjs due [date]      lists the guides, cards and pay figures to be checked again by today, or by a date
// node scripts/knowledge.mjs titles <file>   scores how job titles are matched: [{ "title", "guide": id or null, "soc": code or null }],
//                                            with further answers that can be defended, if any, in "also" and "alsoSoc"
import './support/node-version.mjs'
import { readFileSync } from 'node:fs'
import { Failure, main } from './support/project.mjs'
import { withTypeScript } from './support/typescript.mjs'

const USAGE = 'Usage: node scripts/knowledge.mjs due [<yyyy-mm-dd>] | titles <file>'

async function listDue(load, today) {
  const { findDue, toPayReview, toReview } = await load('lib/knowledge/review.ts')
  const { LAW_CARDS } = await load('lib/knowledge/law/cards.ts')
  const { PROCESS_CARDS } = await load('lib/knowledge/process/cards.ts')
  const { readGuides } = await load('lib/knowledge/guides/guides.ts')
  const { SKILL_FILES } = await load('lib/knowledge/interview/skills/skills.ts')
  const { default: table } = await load('lib/knowledge/pay/table.json')
  const reviews = [
    ...LAW_CARDS.map(({ id, reviewed }) => toReview('law', id, reviewed)),
    ...PROCESS_CARDS.map(({ id, reviewed }) => toReview('process', id, reviewed)),
    ...[...readGuides().values()].map(({ id, reviewed }) => toReview('guide', id, reviewed)),
    ...SKILL_FILES.map(({ name, reviewed }) => toReview('guide', `interview questions: ${name}`, reviewed)),
    toPayReview(table.edition, table.taxYearEnd),
  ]
  const due = findDue(reviews, today)
  const next = findDue(reviews, '9999-12-31').find((review) => review.due > today)
  for (const { kind, name, due: date } of due) console.log(`${date}  ${kind.padEnd(7)}  ${name}`)
  console.log(
    `${due.length} of ${reviews.length} due by ${today}.${next ? ` The next is due on ${next.due}.` : ''}`,
  )
}

/** What became of a title. `answers` holds null where nothing is right. */
function judge({ found, candidates }, answers) {
  if (found !== null) return answers.includes(found) ? 'right' : 'wrong'
  if (candidates.length === 0) return answers.includes(null) ? 'rightly none' : 'missed'
  return candidates.some((candidate) => answers.includes(candidate)) ? 'offered' : 'offered wrongly'
}

const OUTCOMES = ['right', 'rightly none', 'offered', 'offered wrongly', 'missed', 'wrong']
const GOOD = ['right', 'rightly none', 'offered']

function printScores(label, results) {
  const toPercent = (amount) => `${((100 * amount) / results.length).toFixed(1)} %`
  const count = (field, ...outcomes) => results.filter((result) => outcomes.includes(result[field])).length
  console.log(`\n${label}`)
  for (const outcome of OUTCOMES) {
    const amount = count('strict', outcome)
    console.log(`  ${outcome.padEnd(16)}${String(amount).padStart(4)}  ${toPercent(amount)}`)
  }
  console.log(`  right, rightly none or offered: ${toPercent(count('strict', ...GOOD))}`)
  console.log(
    `  with the further answers: ${toPercent(count('lenient', ...GOOD))}, wrong ${toPercent(count('lenient', 'wrong'))}`,
  )
  for (const { title, answers, match, strict } of results.filter((result) => !GOOD.includes(result.strict)))
    console.log(
      `  ${strict}: "${title}" is ${answers.map((answer) => answer ?? 'none').join(' or ')}, got ${match.found ?? (match.candidates.join(', ') || 'nothing')}`,
    )
}

async function scoreTitles(load, file) {
  const { findGuideByTitle, findOccupationByTitle } = await load('lib/knowledge/titles/find.ts')
  const cases = JSON.parse(readFileSync(file, 'utf8'))
  const score = (find, key, field, furtherField) =>
    cases.map(({ title, [field]: answer, [furtherField]: further = [] }) => {
      const { found, candidates } = find(title)
      const match = { found: found?.[key] ?? null, candidates: candidates.map((candidate) => candidate[key]) }
      const answers = [answer, ...further]
      return { title, answers, match, strict: judge(match, [answer]), lenient: judge(match, answers) }
    })
  console.log(`${cases.length} titles`)
  printScores('Guides', score(findGuideByTitle, 'id', 'guide', 'also'))
  printScores('Occupations', score(findOccupationByTitle, 'code', 'soc', 'alsoSoc'))
}

await main(async () => {
  const [command, argument, ...rest] = process.argv.slice(2)
  const today = argument ?? new Date().toISOString().slice(0, 10)
  if (rest.length > 0) throw new Failure(USAGE)
  if (command === 'due' && /^\d{4}-\d\d-\d\d$/.test(today))
    await withTypeScript((load) => listDue(load, today))
  else if (command === 'titles' && argument) await withTypeScript((load) => scoreTitles(load, argument))
  else throw new Failure(USAGE)
})

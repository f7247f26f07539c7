import { describe, expect, it } from 'vitest'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import { newFact } from '@/lib/consultation/brief/facts'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { listLinesToRewrite, toEdition } from '@/lib/specification/content'
import { leaveOutUnlawful } from '@/lib/specification/law'
import { briefOf, createIdCounter, type FactSeed } from '@/tests/support/briefs'
import { NETWORK_ENGINES } from '@/tests/support/openai-server'
import { newWriterInput, serveModel, writes } from '@/tests/support/specification-writer'
import { generateSpecification } from './run'
import type { DraftLine } from './schema'
import { listSources, type Source, sectionsOfSources } from './sources'

/** As the chat leaves it: each fact with its typed value and its audience. */
function talk(...seeds: FactSeed[]): Brief {
  const brief = briefOf(...seeds)
  const facts = brief.facts.map((fact, index): Fact => {
    const { topic, value, strength } = fact
    const start = index * 1_000
    const evidence = [{ kind: 'message' as const, id: 'm', start, end: start + value.length }]
    return {
      ...newFact({ topic, value, strength, evidence, because: 'a model' }, fact.id),
      ...seeds[index]?.[3],
    }
  })
  return { ...brief, facts }
}

const BRIEFS: Record<string, Brief> = {
  'a welder': talk(
    ['hours', 'half seven till four, half three on a Friday'],
    ['technical', 'they must know TIG, we’ll teach the rest'],
    ['pay', '38 to 42'],
    ['location', 'Derby, by the station'],
    ['contractType', 'perm'],
    ['responsibilities', 'they’d be welding the frames and that'],
    ['qualifications', 'no degree needed, time served is fine', 'notApplicable'],
    ['motivation', 'you see it all go out of the door'],
    ['benefits', 'a dynamic environment'],
    ['travel', 'out to customers once a month'],
  ),
  'a fitter told in scraps': talk(
    ['hours', 'part time, 24 hours, we’re easy about which'],
    ['workPattern', 'it’s all on site to be honest'],
    ['experience', 'been on the tools a year at least, we’ll teach them the rest'],
    ['softSkills', 'someone who doesn’t moan'],
    ['culture', 'it’s Dave and me and four lads'],
    ['process', 'have a chat with me then a go on the machine'],
    ['alsoSaid', 'the last one walked out'],
    ['startDate', 'yesterday'],
    ['package', 'bit of a bonus at Christmas if we’ve done alright'],
    ['success', 'by Christmas scrap down from 9 to 6'],
    ['qualifications', 'the 18th if they have it', 'nice'],
  ),
  'doubts and a conflict': talk(
    ['hours', '40 hours a week'],
    ['hours', '37.5 hours a week', 'must', { conflictsWith: 'f0' }],
    ['technical', 'Revit', 'learnable'],
    ['pay', 'competitive'],
    ['location', 'the usual place'],
    ['responsibilities', 'you know, the normal stuff'],
    ['qualifications', 'a degree', 'notApplicable'],
    ['qualifications', 'HNC', 'must', { doubt: 'stale' }],
  ),
}

const homeOf = (source: Source) => sectionsOfSources([source])[0]
/** A line for each source that has a section. */
const each =
  (write: (source: Source, section: DraftLine['section']) => DraftLine[]) => (sources: readonly Source[]) =>
    sources.flatMap((source) => {
      const home = homeOf(source)
      return home ? write(source, home as DraftLine['section']) : []
    })

/** What a model answers, twice. */
const MODELS: Record<string, (sources: readonly Source[]) => DraftLine[]> = {
  'writes nothing': () => [],
  'invents a figure': each(({ id }, section) => [{ section, text: 'Run 123 pumps', cites: [id] }]),
  'adds to the words': each(({ id, said }, section) => [
    { section, text: `${said} and more besides`, cites: [id] },
  ]),
  'calls every line unfit': each(({ id }, section) => [{ section, text: '', cites: [id] }]),
  'puts all under benefits': each(({ id, said }) => [{ section: 'benefits', text: said, cites: [id] }]),
  'puts all into the overview': (sources) => [
    {
      section: 'overview',
      text: sources.map(({ said }) => said).join(', '),
      cites: sources.map(({ id }) => id),
    },
  ],
  'cites what it does not say': (sources) =>
    each(({ id, said }, section) => {
      const next = sources[sources.findIndex((source) => source.id === id) + 1]
      return [{ section, text: said, cites: [id, next?.id ?? id] }]
    })(sources),
}

/** Where the manager finds a fact, or null. */
function placeOf(
  fact: Fact,
  content: Awaited<ReturnType<typeof generateSpecification>>['content'],
  brief: Brief,
) {
  const lines = content.lines.filter(
    ({ factIds, section }) => factIds.includes(fact.id) && section !== 'recommendation',
  )
  const printed = new Set(toEdition(content, 'candidate').lines.map(({ id }) => id))
  const rewritten = new Set(listLinesToRewrite(content).map(({ lineId }) => lineId))
  if (lines.some(({ id, section }) => printed.has(id) && section !== 'overview')) return 'a line'
  if (lines.some(({ id }) => rewritten.has(id))) return 'needs a rewrite'
  if (lines.some(({ audience }) => audience === 'agency')) return 'for the agency'
  const isDisputed = brief.facts.some(({ conflictsWith }) => conflictsWith === fact.id)
  return isDisputed || fact.conflictsWith !== null ? 'to settle' : null
}

const modelServer = serveModel()
const [, , connect] = NETWORK_ENGINES[0] as (typeof NETWORK_ENGINES)[number]

describe.each(Object.entries(BRIEFS))('the document of %s', (_brief, brief) => {
  it.each(Object.entries(MODELS))(
    'holds every fact where the model %s and a judge takes nothing',
    async (_model, write) => {
      const input = { ...newWriterInput(), brief }
      const sources = listSources(input, writeSpecification({ ...input, messages: new Map() }))
      const draft = writes(...write(sources))
      const judgements = Array.from({ length: 200 }, (_one, id) => ({ id, verdict: 'drops' }))
      const judged = { kind: 'text' as const, text: JSON.stringify({ judgements, clashes: [] }) }
      modelServer().answerBy(({ body }) =>
        JSON.stringify(body).includes('job_specification') ? draft : judged,
      )
      const choice = await connect(modelServer().url)
      const { content } = await generateSpecification({ ...input, choice })
      const stored = leaveOutUnlawful(content, new Set(), createIdCounter('note')).content
      const lost = brief.facts.filter((fact) => placeOf(fact, stored, brief) === null)
      expect(lost.map(({ topic, value }) => `${topic}: ${value}`)).toEqual([])
    },
  )
})

import { describe, expect, it } from 'vitest'
import { KIND_HEADS, KIND_QUESTIONS } from '@/lib/knowledge/interview/by-kind'
import { VERB_QUESTIONS } from '@/lib/knowledge/interview/by-verb'
import type { Section } from '@/lib/specification/options'
import { contentOf, type Seed } from '@/tests/support/specification-content'
import { buildKitItems } from './build'
import { startDraft } from './draft'
import { readActs } from './lines/act'
import { readWritten } from './questions'
import { findWritten, kindOfThing, type WrittenLine } from './written'

const NAMES: ReadonlySet<string> = new Set()

const itemsOf = (...seeds: Seed[]) => buildKitItems(contentOf('Lighthouse Keeper', ...seeds), { minutes: 60 })

const dutyOf = (text: string): WrittenLine => ({
  text,
  names: NAMES,
  section: 'responsibilities',
  isAmongActs: true,
  heading: null,
  thing: null,
  isAct: false,
  isRule: false,
  isName: false,
})

/** Every question that a line could be asked with. */
const questionsFor = (section: Section, text: string): string[] => {
  const questions: string[] = []
  const draft = startDraft()
  const line = { section, text, isAmongActs: section === 'responsibilities' }
  for (let at = 0; at < 20; at += 1)
    questions.push(readWritten(line, NAMES)?.word({ ...draft, questions: [...questions] }).question ?? '')
  return questions
}

describe('every question can be reached', () => {
  it.each(VERB_QUESTIONS.map((written) => [written.question, written] as const))(
    '%s',
    (question, written) => {
      const things = written.objects.length > 0 ? written.objects : ['lighthouse']
      const lines = written.verbs.flatMap((verb) => things.map((thing) => `${verb} the ${thing}`))
      expect(
        lines.some((line) => findWritten(dutyOf(line)).some((found) => found.question === question)),
      ).toBe(true)
    },
  )

  it('has two questions for each kind with heads', () => {
    for (const [kind, heads] of Object.entries(KIND_HEADS)) {
      const written = KIND_QUESTIONS.filter(({ kinds }) => kinds.some((one) => one === kind))
      expect(written.length, kind).toBeGreaterThan(1)
      for (const head of heads) expect(kindOfThing(`foo ${head}`), head).not.toBeNull()
    }
  })
})

describe('readActs', () => {
  const read = (text: string) => readActs(text, true, NAMES)

  it.each([
    ['Work closely with the suppliers', 'work closely with'],
    ['Regularly review drawings', 'review'],
    ['Help to write reports', 'write'],
    ['You will write reports', 'write'],
    ['Writes reports', 'write'],
    ['Managing a team of six inspectors', 'manage'],
    ['Preparation of monthly reports', 'prepare'],
  ])('%s: %s', (text, verb) => {
    expect(read(text)[0]?.verb).toBe(verb)
  })

  it('reads what is done from the end of a noun phrase, not from the words before it', () => {
    expect(read('Design and build test rigs for hydraulic actuators')).toEqual([
      { verb: 'design', heads: ['test rig', 'test rig'], isLead: true },
      { verb: 'build', heads: ['test rig', 'test rig'], isLead: true },
    ])
    expect(read('Host customer and certification audits')[0]?.heads).not.toContain('customer')
  })

  it.each(['Keep it up to date', 'Help Gary on the lathe', 'Transfer from the boat', 'Test equipment'])(
    'has no question about the verb of %s',
    (text) => {
      expect(readActs(text, text !== 'Test equipment', NAMES).filter(({ isLead }) => isLead)).toEqual([])
    },
  )
})

describe('questions for any trade', () => {
  it.each<[Seed, RegExp]>([
    [['responsibilities', 'Lead a squad of nine keepers'], /shift/],
    [['technical', 'Centrifugal pumps'], /centrifugal pumps/],
    [['technical', 'BS EN 1090'], /BS EN 1090/],
  ])('%j', ([section, text], pattern) => {
    const asked = questionsFor(section, text)[0] ?? ''
    expect(asked).toMatch(pattern)
  })

  it.each<[Seed, RegExp]>([
    [['responsibilities', 'Run the water pipes to the lamp'], /to run at work|running/],
    [['responsibilities', 'Isolate the lamp and keep the guards safe'], /busy spell/],
    [['firstYear', 'Build time under ten minutes'], /./],
    [['technical', 'Process simulator'], /process simulator/],
  ])('doesn’t ask %j in another sense', ([section, text], pattern) => {
    expect(questionsFor(section, text)[0]).not.toMatch(pattern)
  })

  it('has the follow-ups and the descriptions written for the question', () => {
    const words = readWritten(
      { section: 'responsibilities', text: 'Maintain the records of the tide', isAmongActs: true },
      NAMES,
    )?.word(startDraft())
    const written = VERB_QUESTIONS.find(({ question }) => question === words?.question)
    expect(words?.probes).toEqual(written?.probes)
    expect(words?.anchors).toEqual({ 1: written?.weak, 3: written?.fair, 5: written?.strong })
  })

  it('has at most two superlatives, no follow-up twice, and no two questions of one verb that say the same', () => {
    const things = [
      'the lamp',
      'the boats',
      'the stairs',
      'the birds',
      'the paint',
      'the visitors',
      'the ropes',
      'the wind',
    ]
    const items = itemsOf(
      ...things.map((thing): Seed => ['responsibilities', `Look after and manage ${thing}`]),
    )
    const questions = items.map(({ question }) => question)
    expect(
      questions.filter((question) => /hardest|most (?:awkward|difficult|demanding)/.test(question)).length,
    ).toBeLessThanOrEqual(2)
    expect(new Set(questions).size).toBe(questions.length)
    const probes = items.flatMap((item) => item.probes)
    expect(new Set(probes).size).toBe(probes.length)
  })
})

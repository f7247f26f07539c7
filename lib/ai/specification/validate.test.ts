import { describe, expect, it } from 'vitest'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import type { Section } from '@/lib/specification/options'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { explainRejection } from './explain-rejection'
import { listSources } from './sources'
import { closeSentences } from './text'
import { checkDraftLine } from './validate'
import { checkOverviewLine, checkRecommendation } from './validate-summary'

const brief = briefOf(
  ['technical', 'Siemens TIA Portal and structured text'],
  ['technical', 'post-tensioned inspection', 'nice'],
  ['pay', '46-52k'],
  ['benefits', 'ten days of training a year'],
  ['success', 'sign off CS 454 load assessments'],
  ['success', 'mentor two graduates'],
  ['success', 'replace the team leader', 'must', { audience: 'agency' }],
  ['location', 'Goole'],
  ['contractType', 'permanent'],
  ['driver', 'the last engineer left for Rotterdam'],
)
const input = {
  brief,
  company: { name: 'Halyard', description: 'Motor drives for ships.', industry: null, size: null },
  jobTitle: 'Controls Engineer',
  houseRules: [{ id: 'h', kind: 'avoid' as const, text: '“colleagues”' }],
  newId: createIdCounter(),
}
const context = {
  sources: listSources(input, writeSpecification(input)),
  company: 'Halyard',
  jobTitle: 'Controls Engineer',
  houseRules: input.houseRules,
  challenged: ['We want a lad from the village'],
}
const toResult = (checked: ReturnType<typeof checkDraftLine>) =>
  'rejection' in checked ? checked.rejection : checked.verdict

const check = (section: Section, text: string, ...cites: string[]) =>
  toResult(checkDraftLine({ section, text, cites } as Parameters<typeof checkDraftLine>[0], context))

describe('checkDraftLine', () => {
  it.each([
    ['technical', 'Siemens TIA Portal & structured text.', 'F1', 'same'],
    ['technical', 'Programming in Siemens TIA Portal and in structured text', 'F1', 'judge'],
    ['niceToHave', 'Some post-tensioned inspection', 'F2', 'judge'],
    ['compensation', '£46,000 to £52,000', 'F3', 'judge'],
    ['benefits', '10 days’ training per year', 'F4', 'judge'],
  ] as const)('never refuses in %s: %j', (section, text, id, verdict) => {
    expect(check(section, text, id)).toBe(verdict)
  })

  it('takes one line for two facts of a section, and none that says half of it', () => {
    const text = 'Within the first year you sign off CS 454 load assessments and mentor two graduates.'
    expect(check('firstYear', text, 'F5', 'F6')).toBe('judge')
    expect(check('firstYear', 'You mentor two graduates.', 'F5', 'F6')).toBe('figure')
  })

  it('takes the end of the job, told as a goal, as its duration', () => {
    expect(check('duration', 'Sign off CS 454 load assessments', 'F5')).not.toBe('wrongSection')
  })

  it('takes a line in a section that its fact may go to, and what goes with it', () => {
    expect(check('experience', 'Siemens TIA Portal and structured text', 'F1')).toBe('same')
    expect(check('growth', '10 days of training a year', 'F4')).toBe('same')
    expect(check('workPattern', 'Based in Goole', 'F8')).toBe('judge')
  })

  it('lets a judge decide on a condition that the question holds', () => {
    const [source] = context.sources.filter(({ id }) => id === 'F5')
    if (!source) throw new Error('The brief has no fifth fact.')
    const asked = {
      ...source,
      said: 'they ring the office first and then they stop the works',
      asked: 'What would they do if a bridge looked unsafe?',
    }
    const text = 'You ring the office first and then stop the works if a bridge looks unsafe'
    const line = { section: 'firstYear' as const, text, cites: ['F5'] }
    expect(toResult(checkDraftLine(line, { ...context, sources: [asked] }))).toBe('judge')
    const bare = { ...asked, asked: '' }
    expect(toResult(checkDraftLine(line, { ...context, sources: [bare] }))).toBe('condition')
  })

  it('lets a row leave out its label, and takes a word that its source has in another form', () => {
    const withFacts = briefOf(
      ['startDate', 'from the January start'],
      ['alsoSaid', 'our manager’s retiring in April'],
    )
    const facts = listSources(
      { ...input, brief: withFacts },
      writeSpecification({ ...input, brief: withFacts }),
    )
    const checked = (section: Section, text: string, id: string) =>
      toResult(checkDraftLine({ section, text, cites: [id] } as never, { ...context, sources: facts }))
    expect(checked('startDate', 'From January', 'F1')).toBe('judge')
    expect(checked('internalNotes', 'Our manager is retiring in April.', 'F2')).toBe('judge')
  })

  it('lets a wish leave its years out, and no demand', () => {
    const withFacts = briefOf(
      ['experience', 'at least 5 years on Kone cranes', 'nice'],
      ['experience', 'at least 6 years on Demag hoists'],
      ['qualifications', '18th Edition, but it’s not a must', 'nice'],
    )
    const facts = listSources(
      { ...input, brief: withFacts },
      writeSpecification({ ...input, brief: withFacts }),
    )
    const checked = (section: Section, text: string, id: string) =>
      toResult(checkDraftLine({ section, text, cites: [id] } as never, { ...context, sources: facts }))
    expect(checked('niceToHave', 'Experience of Kone cranes', 'F1')).toBe('judge')
    expect(checked('experience', 'You have worked on Demag hoists', 'F2')).toBe('figure')
    expect(checked('niceToHave', '18th Edition', 'F3')).toBe('same')
  })

  it.each([
    ['culture', 'the shop has 12 people', 'You have 12 people in the shop', 'subject'],
    ['culture', 'there are 12 of us', 'You have a team of 12', 'subject'],
    ['technical', 'our lathes are all Mazak', 'You run Mazak lathes', 'subject'],
    ['culture', 'the shop has 12 people', 'The shop has 12 people', 'same'],
    ['culture', 'the shop has 12 people', 'You work in a shop of 12 people', 'judge'],
    ['culture', 'the team of six reports to them', 'You have a team of six', 'judge'],
    ['technical', 'they need to run Mazak lathes', 'You run Mazak lathes', 'judge'],
    ['culture', 'the shop has 12 people', 'You the shop has 12 people', 'line'],
  ] as const)(
    'addresses to the reader only what is theirs, in %s: %j as %j',
    (topic, said, text, expected) => {
      const withFact = { ...input, brief: briefOf([topic, said]) }
      const sources = listSources(withFact, writeSpecification(withFact))
      const line = { section: topic, text, cites: ['F1'] }
      expect(toResult(checkDraftLine(line, { ...context, sources }))).toBe(expected)
    },
  )

  it('joins a duty to the skill that says it, and makes no demand of a duty alone', () => {
    const withFacts = briefOf(
      ['responsibilities', 'trace faults on drives'],
      ['technical', 'fault tracing on drives'],
    )
    const facts = listSources(
      { ...input, brief: withFacts },
      writeSpecification({ ...input, brief: withFacts }),
    )
    const checked = (...cites: string[]) =>
      toResult(
        checkDraftLine(
          { section: 'technical', text: 'You can trace faults on drives', cites },
          { ...context, sources: facts },
        ),
      )
    expect(checked('F1', 'F2')).toBe('judge')
    expect(checked('F1')).toBe('wrongSection')
  })

  it('lets a benefit leave out a multiple of nobody knows what', () => {
    const withFacts = briefOf(
      ['benefits', 'death in service, four times'],
      ['benefits', 'life cover three times salary'],
    )
    const facts = listSources(
      { ...input, brief: withFacts },
      writeSpecification({ ...input, brief: withFacts }),
    )
    const checked = (text: string, id: string) =>
      toResult(checkDraftLine({ section: 'benefits', text, cites: [id] }, { ...context, sources: facts }))
    expect(checked('Death in service cover', 'F1')).toBe('judge')
    expect(checked('Life cover', 'F2')).toBe('figure')
  })

  it('takes the title of the manager for “me” in the selection process, and no other', () => {
    const withFacts = briefOf(
      ['process', 'an hour with me and a test'],
      ['culture', 'they report to me, Technical Director, in a team of six'],
    )
    const facts = listSources(
      { ...input, brief: withFacts },
      writeSpecification({ ...input, brief: withFacts }),
    )
    const checked = (text: string) =>
      toResult(checkDraftLine({ section: 'process', text, cites: ['F1'] }, { ...context, sources: facts }))
    expect(checked('An hour with the Technical Director, and a test')).toBe('same')
    expect(checked('An hour with the Finance Director, and a test')).toBe('name')
  })

  it('never joins what is for the agency to what candidates read', () => {
    const text = 'Mentor two graduates and replace the team leader'
    expect(check('firstYear', text, 'F6', 'F7')).toBe('mixedAudience')
  })

  it.each([
    ['no source', 'technical', 'Siemens TIA Portal and structured text', []],
    ['an unknown source', 'technical', 'Siemens TIA Portal and structured text', ['F1', 'F99']],
    ['no text', 'technical', ' ', ['F1']],
  ] as const)('rejects a line with %s', (_, section, text, ids) => {
    expect(check(section, text, ...ids)).toBe('noFact')
  })

  it.each([
    ['technical', 'Post-tensioned inspection', 'F2', 'wrongSection'],
    ['niceToHave', 'Siemens TIA Portal and structured text', 'F1', 'wrongSection'],
    ['compensation', '10 days of training a year', 'F4', 'wrongSection'],
    ['culture', 'The last engineer left for Rotterdam', 'F10', 'wrongSection'],
    ['compensation', '£46,000 to £55,000', 'F3', 'figure'],
    ['benefits', 'Ten days of training a year and 30 days of holiday', 'F4', 'figure'],
    ['technical', 'Siemens TIA Portal, Rockwell and structured text', 'F1', 'name'],
    ['benefits', 'Ten days of training a year, flexible breaks, generous holidays, lunches', 'F4', 'scope'],
    ['technical', 'TIA Portal', 'F1', 'scope'],
    ['compensation', 'From £46,000', 'F3', 'figure'],
    ['compensation', 'A competitive salary of 46-52k', 'F3', 'filler'],
    ['technical', 'Siemens TIA Portal and structured text, for a young man', 'F1', 'unlawful'],
    ['technical', 'Siemens TIA Portal and structured text, as a lad', 'F1', 'unlawful'],
    ['niceToHave', 'You need post-tensioned inspection', 'F2', 'strength'],
    ['technical', 'Siemens TIA Portal and structured text preferred', 'F1', 'strength'],
    ['firstYear', 'Mentor two graduate colleagues', 'F6', 'avoided'],
    ['firstYear', 'Mentor two graduates, and', 'F6', 'line'],
    ['technical', `Siemens TIA Portal and structured text${' and more'.repeat(80)}`, 'F1', 'tooLong'],
  ] as const)('rejects in %s: %j', (section, text, id, reason) => {
    expect(check(section, text, id)).toBe(reason)
  })

  it('says back no word of a sentence that was challenged', () => {
    const withWord = { ...context, challenged: ['Quiet evenings only'] }
    const line = { section: 'location' as const, cites: ['F8'] }
    expect(toResult(checkDraftLine({ ...line, text: 'Goole, quiet evenings only' }, withWord))).toBe(
      'challenged',
    )
  })
})

describe('closeSentences', () => {
  it.each([
    ['Run the trials.', 'Run the trials'],
    ['A call. An answer within a week', 'A call. An answer within a week.'],
    ['A call. An answer within a week.', 'A call. An answer within a week.'],
    ['7.30am to 4pm', '7.30am to 4pm'],
  ])('prints %j as %j', (text, printed) => {
    expect(closeSentences(text)).toBe(printed)
  })
})

describe('checkOverviewLine', () => {
  const overview = (text: string, ...cites: string[]) =>
    toResult(checkOverviewLine({ section: 'overview', text, cites }, context))

  it('leaves to the judge what is made of title, company, place and contract', () => {
    const text =
      'Halyard is hiring a Controls Engineer, a permanent post in Goole. We make motor drives for ships.'
    expect(overview(text, 'T1', 'C1', 'F8', 'F9')).toBe('judge')
  })

  it.each([
    ['Halyard is hiring a Controls Engineer in Leeds.', ['T1', 'F8'], 'name'],
    ['Halyard is hiring a Controls Engineer for 12 months.', ['T1', 'F9'], 'figure'],
    ['Halyard is hiring a Controls Engineer to mentor two graduates.', ['T1', 'F6'], 'wrongSection'],
    ['The last engineer left for Rotterdam.', ['F10'], 'wrongSection'],
    ['Halyard is hiring. It is in Goole. It is permanent. It makes drives.', ['T1', 'F8'], 'tooLong'],
    ['Halyard, a world-class company, is hiring.', ['T1'], 'filler'],
    ['Halyard is hiring a young Controls Engineer.', ['T1'], 'unlawful'],
  ] as const)('rejects %j', (text, cites, reason) => {
    expect(overview(text, ...cites)).toBe(reason)
  })
})

describe('checkRecommendation', () => {
  const advise = (text: string, ...cites: string[]) =>
    toResult(checkRecommendation({ section: 'recommendation', text, cites } as never, context))

  it('takes advice on whom a vacancy could reach for no ask about people', () => {
    const text = 'Say whether you would like more than the 46-52k buys, so that those people apply.'
    expect(advise(text, 'F3')).toBe('judge')
  })

  it('leaves advice on a fact to the judge', () => {
    expect(advise('Say which part of the 46-52k depends on experience.', 'F3')).toBe('judge')
  })

  it.each([
    ['Raise the pay to £60,000.', ['F3'], 'figure'],
    ['Siemens engineers in Goole cost more than that.', ['F3'], 'name'],
    ['Say more about the company.', [], 'noFact'],
    ['Ask for a young man instead.', ['F3'], 'unlawful'],
  ] as const)('rejects %j', (text, cites, reason) => {
    expect(advise(text, ...cites)).toBe(reason)
  })
})

describe('explainRejection', () => {
  it.each([
    ['technical', 'Siemens TIA Portal, structured text and Kuka', ['F1'], 'name', 'name (new: kuka)'],
    ['benefits', 'Training days each year', ['F4'], 'figure', 'figure (missing: 10)'],
    ['technical', 'and structured text', ['F1'], 'line', 'line (fragment)'],
    ['technical', 'Ladder logic', ['F1'], 'adds', 'adds (new: ladder, new: logic)'],
    [
      'technical',
      'Siemens only',
      ['F1'],
      'exclusivity',
      'exclusivity (new: only); name (missing: tia, missing: portal)',
    ],
    ['contractType', 'Permanent from May', ['F9'], 'name', 'name (new: may)'],
    [
      'technical',
      'Post-tensioned inspection',
      ['F2'],
      'wrongSection',
      'wrongSection (it may go to niceToHave)',
    ],
    ['firstYear', 'Mentor and replace', ['F6', 'F7'], 'mixedAudience', 'mixedAudience (for the agency: F7)'],
  ] as const)('names the words in %s: %j', (section, text, cites, rejection, told) => {
    expect(explainRejection({ section, text, cites: [...cites] }, rejection, context)).toBe(told)
  })
})

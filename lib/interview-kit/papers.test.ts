import { describe, expect, it } from 'vitest'
import { isDocument, isPaper } from './documents'
import { readPaperKinds } from './paper-kinds'
import { wordPapers } from './papers'

const wordLines = (...texts: string[]) => wordPapers(texts.map((text, at) => ({ text, lineIds: [`l${at}`] })))

describe('readPaperKinds', () => {
  it.each([
    ['HNC, HND or degree', 'qualification'],
    ['A levels or HNC in optics', 'qualification'],
    ['Time-served apprenticeship or NVQ Level 3', 'qualification'],
    ['HNC in optics, or lamp room experience in its place', 'instead'],
    ['Degree in optics, or ex-forces equivalent', 'instead'],
    ['Lamp card or equivalent certificate', 'card'],
    ['HNC in optics, or the same knowledge gained on the boats', 'instead'],
    ['Degree in optics, or expecting to finish one by August', 'unfinished'],
    ['HND or equivalent apprenticeship', 'qualification'],
    ['City & Guilds 2079 or equivalent F-Gas certificate', 'lawful'],
    ['F-Gas Category 1 or equivalent experience', 'lawful'],
    ['CSCS card, or passes the test inside 8 weeks', 'later'],
    ['Willing to get IPAF if not held already', 'later'],
    ['IOSH Managing Safely, NEBOSH General within 18 months', 'later'],
    ['CEng, or IEng within reach of CEng', 'later'],
    ['Chartered with the Institute of Lamps', 'member'],
    ['Face fit for own mask, and a drug and alcohol test', 'test'],
    ['Full driving licence, max 6 points', 'driving'],
    ['Can show two site references', 'reference'],
  ])('takes "%s" for %s', (text, kind) => {
    expect(readPaperKinds(text, false)).toEqual([kind])
  })

  it.each([
    ['Valid passport, ready for nights away', ['passport']],
    ['Passport and lamp room ticket', ['passport', 'card']],
    ['Full driving licence and sea medical', ['driving', 'card']],
    ['CCNSG Safety Passport', ['card']],
  ])('reads each paper of "%s"', (text, kinds) => {
    expect(readPaperKinds(text, false)).toEqual(kinds)
  })

  it('lets no experience replace what our guides name as a licence', () => {
    expect(readPaperKinds('Lamp ticket or equivalent experience', false)).toEqual(['instead'])
    expect(readPaperKinds('Lamp ticket or equivalent experience', true)).toEqual(['card'])
  })

  it('reads a driving licence and what stands beside it as two', () => {
    expect(
      readPaperKinds('Full UK driving licence; pier training or able to get it in 3 months', false),
    ).toEqual(['driving', 'later'])
  })
})

it('takes what either paper is fine for as asked for', () => {
  expect(isPaper('An HNC or a degree either’s fine')).toBe(true)
})

it.each([
  'Level 3 Food Safety',
  'Sea medical or willing to take one',
  'PRINCE2 Practitioner',
  'Drug and alcohol test',
  'Drug and alcohol screening, as the port asks',
  'Coded to BS EN 287',
  'First Aid at Work',
  'Emergency first aid with tower module, in date',
  'Rope ticket for the tower, current',
  'NPTC units for the ropes',
  'Chartered with the Institute of Lamps or close to that',
])('looks at "%s" on paper', (text) => {
  expect(isDocument({ section: 'experience', text })).toBe(true)
})

describe('wordPapers', () => {
  it('asks about travel with the passport for it', () => {
    const [item] = wordLines('Valid passport and happy to spend six nights a month away')
    expect(item?.question).toBe(
      'The job involves travel, as I’ll read out. Could you show us your passport, and could you be away as much as that?',
    )
    expect(wordLines('Valid passport')[0]?.question).toBe('Could you show us your passport?')
  })

  it('asks once for papers of one kind, and has each line read out', () => {
    expect(wordLines('HNC in optics', 'Level 3 in lamp making')).toEqual([
      {
        lineIds: ['l0', 'l1'],
        question:
          'I’ll read you the qualifications we ask for. Which do you hold, and could you show us the certificates?',
        points: [
          'Read out: HNC in optics',
          'Read out: Level 3 in lamp making',
          'Look at the certificate. Note who awarded it, when, and at what level.',
        ],
      },
    ])
  })

  it.each([
    [
      'Drug and alcohol screening and a sea medical',
      'This job needs a drug and alcohol test and a medical before you start. Would you take both?',
    ],
    ['CCNSG Safety Passport, in date', 'Could you show us your CCNSG Safety Passport?'],
    [
      'Lamp licence as keeper in charge or harbour pilot, current',
      'I’ll read you the card or certificate we ask for. Could you show us yours?',
    ],
    [
      'Holds a driving licence; about 40% travel',
      'The job involves driving and travel, as I’ll read out. Could you show us your licence, and could you travel as much as that?',
    ],
    [
      'Full licence and passport, can travel abroad',
      'The job involves driving and travel, as I’ll read out. Could you show us your driving licence and passport, and could you travel as much as that?',
    ],
    [
      'Driving licence or other means of getting about',
      'The job involves getting about. Could you show us your driving licence, or tell us how else you would travel?',
    ],
    [
      'CSCS card or willing to get one',
      'I’ll read you what we ask for. Do you hold it already? If not, when could you get it?',
    ],
    [
      'IOSH, and NEBOSH within 18 months',
      'I’ll read you what we ask for. Which do you hold already, and when could you get the rest?',
    ],
  ])('words "%s"', (text, question) => {
    expect(wordLines(text)[0]?.question).toBe(question)
  })

  it('quotes no line in a question', () => {
    const lines = ['NVQ Level 2 min, Level 3 preferred', 'ECS or CSCS card', 'HND or degree, lamps/optics']
    for (const { question } of wordLines(...lines)) expect(question).not.toMatch(/[“”/]|NVQ|HND/)
  })
})

import { describe, expect, it } from 'vitest'
import { findUnfitness } from './line-fitness'
import { tokensOf } from './line-words'
import { fidelityOf, scoreLines } from './lines'

const check = (line: string, ...messages: string[]) => fidelityOf(line, messages.map(tokensOf))

describe('fidelityOf', () => {
  it.each([
    ['Strong AutoCAD', 'We need strong AutoCAD, and Revit is a bonus.'],
    ['Revit', 'We need strong AutoCAD, and Revit is a bonus.'],
    ['You will check the drawings', 'They’d check the drawings; nobody else does.'],
    ['You’ll check the drawings', 'Check the drawings.'],
    ['We lost our last fitter', 'I lost my last fitter.'],
    ['Runs the night shift and they cover weekends', 'Runs the night shift and they cover weekends'],
    ['Rebuild gearboxes', 'Duties\n- Rebuild gearboxes\n- Order parts'],
    ['Rebuild gearboxes', 'THE ROLE\nRebuild gearboxes\nOrder parts'],
  ])('finds "%s" whole in "%s"', (line, message) => {
    expect(check(line, 'Hello.', message)).toBe('whole')
  })

  it.each([
    ['a part', 'the drawings of two designers', 'They check the drawings of two designers every week.'],
    ['a bound', 'Five years in rail', 'At least five years in rail.'],
    ['a negation', 'Weekend work', 'No weekend work.'],
    ['a word that is also a short form', 'Cover when children are', 'Cover when children are ill.'],
    ['a negation without its apostrophe', 'Work weekends', 'They dont work weekends.'],
    ['a condition', 'Revit', 'Revit, if they have it.'],
    [
      'an item of more than eight words',
      'six seven eight nine ten eleven twelve thirteen fourteen',
      numbers(),
    ],
  ])('finds a line cut that leaves out %s', (_, line, message) => {
    expect(check(line, message)).toBe('cut')
  })

  it.each([
    ['joined across sentences', 'drawings weekly reports', 'Check the drawings. Weekly reports too.'],
    ['joined across messages', 'AutoCAD and Revit', 'AutoCAD and', 'Revit'],
    ['shortened in the middle', 'Check drawings', 'Check the drawings.'],
    ['substituted', 'Verify the drawings', 'Check the drawings.'],
    ['without words', '-', 'Check the drawings.'],
  ])('finds a line altered that is %s', (_, line, ...messages) => {
    expect(check(line, ...messages)).toBe('altered')
  })

  it.each([
    ["We've won two contracts", 'Weve won two contracts.'],
    ['They dont work weekends', "They don't work weekends."],
    ["It's a small team", 'Its a small team'],
    ["We've won two contracts", 'ive won two contracts'],
    ['We won two contracts', 'We, er, won um two contracts erm.'],
    ['We, uh, won two contracts', 'We won two contracts.'],
  ])('accepts "%s" for "%s"', (line, message) => {
    expect(check(line, message)).toBe('whole')
  })

  it('does not accept a possessive without its apostrophe', () => {
    expect(check('The companys tools', "The company's tools.")).toBe('altered')
  })
})

describe('findUnfitness', () => {
  it.each([
    ['Write to jobs@example.co.uk', 'contact data'],
    ['Call 0117 496 0123', 'contact data'],
    ['Checks drawings and', 'ends in the middle'],
    ['And checks drawings', 'starts in the middle'],
    ['I’d like AutoCAD', 'talk'],
    ['Checks drawings if that makes sense', 'talk'],
    ['Please add AutoCAD', 'talk'],
    ['Same as last time', 'talk'],
    ['Checks drawings (all of them', 'brackets'],
    ['Well, thats it', 'says nothing'],
    ['Checks drawings (all of them)', null],
  ])('of "%s" is %s', (line, fault) => {
    expect(findUnfitness(line)).toBe(fault)
  })
})

describe('scoreLines', () => {
  it('counts the lines of the lists by what became of them', () => {
    const answer = {
      jobSpecification: {
        jobOverview: 'Not a line of a list',
        responsibilities: ['Check the drawings', { text: 'the drawings and' }],
        firstYear: ['Win an award', 'Revit (training given)'],
      },
    }
    expect(scoreLines(answer, ['They check the drawings and reports.', 'Revit'])).toMatchObject({
      lines: 4,
      whole: 2,
      cut: 1,
      altered: 1,
      unfit: 1,
      faults: [
        { path: 'responsibilities.1', line: 'the drawings and', why: 'cut, ends in the middle' },
        { path: 'firstYear.0', line: 'Win an award', why: 'altered' },
      ],
    })
  })

  it('leaves out lines edited by hand or taken from elsewhere than the messages', () => {
    const evidence = [
      { path: 'responsibilities.0', sources: [{ kind: 'message' }, { kind: 'handEdit' }] },
      { path: 'responsibilities.1', sources: [{ kind: 'website' }] },
      { path: 'responsibilities.2', sources: [{ kind: 'website' }, { kind: 'message' }] },
      { path: 'responsibilities.3', sources: [] },
    ]
    const responsibilities = ['By hand', 'From the website', 'From both', 'From nowhere']
    const { faults } = scoreLines({ jobSpecification: { responsibilities, evidence } }, ['Hello'])
    expect(faults.map(({ line }) => line)).toEqual(['From both', 'From nowhere'])
  })

  it('measures the share of the content words that the document has', () => {
    const answer = {
      jobSpecification: { internalNotes: ['Welder left'], evidence: [{ text: 'Revit' }] },
      summary: { pay: { min: 41000 } },
    }
    expect(scoreLines(answer, ['We need it because the welder left, 41000, Revit']).coverage).toBe(0.6)
    expect(scoreLines({}, ['Welder']).coverage).toBe(0)
    expect(scoreLines({}, ['Well, yes.']).coverage).toBe(1)
  })
})

function numbers() {
  return 'one two three four five, six seven eight nine ten eleven twelve thirteen fourteen, fifteen'
}

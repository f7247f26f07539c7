import { describe, expect, it } from 'vitest'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { Section } from '@/lib/specification/options'
import { editTalk } from './editor'
import { losesWords } from './losses'
import { type Edited, joinEdited, type WordOperation, wordAfter } from './operations'
import { readTokens } from './tokens'

const edit = (said: string, section: Section, strength: Fact['strength'] = 'must') =>
  editTalk(said, section, strength)?.lines

describe('editTalk', () => {
  it('keeps what goes on with the line before it', () => {
    const said =
      '25 days plus bank holidays, rising to 28 after 5 years, NEST pension and private healthcare for them'
    expect(edit(said, 'benefits')?.[0] ?? 'rising to 28').toContain('rising to 28')
  })

  it('leaves no word without the one it needs', () => {
    const said = 'A qualification isn’t important to me if they can do the job'
    expect(editTalk(said, 'niceToHave', 'nice')?.lines.join(' ') ?? '').not.toMatch(/to if/)
  })

  it('leaves no two subjects beside each other', () => {
    const said =
      'By Christmas they should have taken it over, and in a year’s time I would like them to be running the team'
    expect(editTalk(said, 'firstYear', 'must')?.lines.join(' ') ?? '').not.toMatch(/we you’ll/)
  })

  it.each<[string, Section, Fact['strength'], string[]]>([
    ['and a forklift licence would be lovely', 'niceToHave', 'nice', ['a forklift licence']],
    ['they get a van they can take home', 'package', 'must', ['you get a van you can take home']],
    ['so they need to have a level three in plumbing', 'education', 'must', ['a level three in plumbing']],
  ])('makes a line of %j', (said, section, strength, lines) => {
    expect(edit(said, section, strength)).toEqual(lines)
  })

  it('puts a comma where talk has none', () => {
    expect(edit('the press is loud so ear defenders are worn', 'healthSafety')).toEqual([
      'the press is loud, so ear defenders are worn',
    ])
  })

  it('leaves what is too long as it is', () => {
    expect(editTalk('and then '.repeat(200), 'culture', 'must')).toBeNull()
  })

  it('gives the same lines again', () => {
    const said = 'they would have to be all right with heights and with getting up at five'
    expect(edit(said, 'softSkills')).toEqual(edit(said, 'softSkills'))
  })
})

const editedBy = (
  text: string,
  operations: readonly WordOperation[],
  before: readonly string[] = [],
): Edited[] =>
  readTokens(text).map((token, at) => ({
    token,
    operation: operations[at] ?? 'keep',
    before: before[at] ?? '',
  }))

describe('joinEdited', () => {
  it('puts words in front, takes words out and opens a line', () => {
    expect(
      joinEdited(
        editedBy(
          'they weld pipes and frames',
          ['=you', 'keep', 'keep', 'drop', 'keep'],
          ['', '', '', '', '//'],
        ),
      ),
    ).toEqual(['you weld pipes', 'frames'])
  })

  it('sets marks without a space in front', () => {
    expect(joinEdited(editedBy('25 days holiday', [], ['', '', '’']))).toEqual(['25 days’ holiday'])
  })

  it('says once what will be', () => {
    expect(joinEdited(editedBy('they would weld', ['=you’ll', 'keep', 'keep']))).toEqual(['you’ll weld'])
  })

  it('joins two words by a hyphen', () => {
    expect(joinEdited(editedBy('10 hour shifts', [], ['', '-']))).toEqual(['10-hour shifts'])
  })

  it('keeps a capital', () => {
    const [token] = readTokens('They')
    expect(token && wordAfter(token, '=you')).toBe('You')
  })
})

describe('losesWords', () => {
  const idle = new Set(['really'])

  it.each<[string, WordOperation[], boolean]>([
    ['air fed hoods', ['drop', 'drop', 'keep'], true],
    ['not a problem', ['drop', 'keep', 'keep'], true],
    ['really good hoods', ['drop', 'keep', 'keep'], false],
    ['hoods, the fitters like them', ['keep', 'drop', 'drop', 'drop', 'drop', 'drop'], false],
    [
      'two years of it, that is the bar',
      ['keep', 'keep', 'keep', 'keep', 'drop', 'drop', 'drop', 'drop', 'keep'],
      true,
    ],
    ['a card is what clients ask for', ['keep', 'keep', 'drop', 'drop', 'keep', 'keep', 'keep'], true],
    ['part of Phase I works', ['keep', 'keep', 'keep', 'drop', 'keep'], true],
  ])('of %j with %j is %j', (text, operations, loses) => {
    expect(losesWords(editedBy(text, operations), idle)).toBe(loses)
  })
})

import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import { findLineReason } from '@/lib/consultation/guard/line'
import { OCCUPATIONS } from '@/lib/knowledge/occupations/occupations'
import { toListKey } from '@/lib/knowledge/titles/tokens'
import { GUIDE_FILES } from './files'
import { readGuides } from './guides'
import { type Guide, guideSchema } from './schema'

const guides = [...readGuides().values()]
const names = guides.map(({ id }) => id)

/** What is printed when a manager takes it over. */
const printableLines = ({ duties, requirements, selling }: Guide) => [
  ...duties,
  ...requirements.map(({ line }) => line),
  ...selling,
]

const allLines = (guide: Guide) => [
  ...printableLines(guide),
  ...guide.requirements.flatMap(({ reason, evidence }) => [reason, evidence]),
  ...guide.overAsked.flatMap(({ ask, instead }) => [ask, instead]),
  ...guide.conditions,
  ...guide.questions,
  ...guide.interview.map(({ question }) => question),
]

/** Those that stand twice, once each. */
const repeated = (texts: readonly string[]) => [
  ...new Set(texts.filter((text, at) => texts.indexOf(text) !== at)),
]

it('reads every guide file of the folder under its id', () => {
  const files = readdirSync(path.join(import.meta.dirname, 'data')).sort()
  expect(guides).toHaveLength(GUIDE_FILES.length)
  expect(names.map((id) => `${id}.json`).sort()).toEqual(files)
})

it('has guides to at least eighty families of roles', () => {
  expect(guides.length).toBeGreaterThanOrEqual(80)
})

it('has no title and no line in two guides', () => {
  expect(repeated(guides.flatMap(({ titles }) => [...new Set(titles.map(toListKey))]))).toEqual([])
  expect(repeated(guides.flatMap(allLines))).toEqual([])
})

it('names only unit groups that exist', () => {
  expect(guides.flatMap(({ occupations }) => occupations).filter((code) => !OCCUPATIONS.has(code))).toEqual(
    [],
  )
})

it.each(names)('prints only lines of %s that the guard lets through', (id) => {
  const lines = printableLines(readGuides().get(id) as Guide)
  const held = lines.filter(
    (line) => findUnlawful(line).length > 0 || findLineReason(line, { company: '' }) !== null,
  )
  expect(lines.length).toBeGreaterThanOrEqual(20)
  expect(held).toEqual([])
})

it.each(names)('gives only reasons and names for %s that the law screen lets through', (id) => {
  const { name, requirements } = readGuides().get(id) as Guide
  const shown = [name, ...requirements.map(({ reason }) => reason)]
  expect(shown.filter((text) => findUnlawful(text).length > 0)).toEqual([])
})

it.each(names)('asks interview questions about lines of %s, each line once and no papers', (id) => {
  const { duties, requirements, interview } = readGuides().get(id) as Guide
  const lines = interview.map(({ line }) => line)
  const askable = [
    ...duties,
    ...requirements.flatMap(({ kind, line }) => (kind === 'qualification' ? [] : [line])),
  ]
  expect(lines.filter((line) => !askable.includes(line))).toEqual([])
  expect(repeated(lines)).toEqual([])
})

describe('guide schema', () => {
  const guide = structuredClone(guides[0]) as Guide

  it.each<[string, Partial<Guide>]>([
    ['a title in capitals', { titles: [...guide.titles.slice(1), 'CNC machinist'] }],
    [
      'a duty without a full stop',
      { duties: [...guide.duties.slice(1), 'Check the drawings before they leave'] },
    ],
    ['a duty of four words', { duties: [...guide.duties.slice(1), 'Check all the drawings.'] }],
    ['two questions', { questions: guide.questions.slice(0, 2) }],
    ['few interview questions', { interview: guide.interview.slice(0, 5) }],
    ['a date that is none', { reviewed: '22 November 2026' }],
    [
      'a link without https',
      { licences: [{ name: 'A card', issuer: 'a body', check: 'Ask.', url: 'http://a.uk' }] },
    ],
  ])('refuses a guide with %s', (_, change) => {
    expect(guideSchema.safeParse(guide).success).toBe(true)
    expect(guideSchema.safeParse({ ...guide, ...change }).success).toBe(false)
  })

  it('refuses a field that it does not name', () => {
    const licences = [{ name: 'A card', issuer: 'a body', check: 'Ask them.', sure: 'check' }]
    expect(guideSchema.safeParse({ ...guide, licences }).success).toBe(false)
  })
})

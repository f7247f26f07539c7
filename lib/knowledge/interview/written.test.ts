import { describe, expect, it } from 'vitest'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { readGuides } from '@/lib/knowledge/guides/guides'
import { AIM_QUESTIONS } from './aims'
import { ATTITUDES } from './attitudes'
import { KIND_QUESTIONS } from './by-kind'
import { VERB_QUESTIONS } from './by-verb'
import { EVERYDAY_QUESTIONS } from './everyday-work'
import { PLAIN_QUESTIONS } from './plain'
import { SKILL_FILES, SKILL_QUESTIONS } from './skills/skills'
import { MANNER_QUESTIONS } from './ways-of-working'
import { type WrittenQuestion, writtenQuestionSchema } from './written-question'

const plain = Object.values(PLAIN_QUESTIONS).flat()
const attitudes = ATTITUDES.flatMap(({ questions }) => questions)
const general: readonly WrittenQuestion[] = [
  ...plain,
  ...VERB_QUESTIONS,
  ...KIND_QUESTIONS,
  ...EVERYDAY_QUESTIONS,
  ...MANNER_QUESTIONS,
  ...attitudes,
]
const ofGuides = [...readGuides().values()].flatMap(({ interview }) => interview)
const aims = AIM_QUESTIONS.map(({ ask, ...rest }) => ({ ...rest, question: ask }))
const all: readonly WrittenQuestion[] = [...general, ...aims, ...SKILL_QUESTIONS, ...ofGuides]

const anchorsOf = ({ weak, fair, strong }: WrittenQuestion) => [weak, fair, strong]
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

// It screens thousands of texts.
it('asks and rewards only what the law screen lets through', { timeout: 180_000 }, () => {
  const texts = all.flatMap((written) => [written.question, ...written.probes, ...anchorsOf(written)])
  expect(texts.filter((text) => !isLawful(text.replace('{thing}', 'welding')))).toEqual([])
})

it('rewards nobody for their age, rank, years served or where they come from', () => {
  const texts = all.flatMap(({ fair, strong }) => [fair, strong])
  const words =
    /\b(?:young(?:er)?|mature|veteran|seniority|british|nationality|native speaker|long service|full[- ]time|decades|years (?:of|in))\b/i
  expect(texts.filter((text) => words.test(text))).toEqual([])
})

it('asks a question in each question', () => {
  const asked = all.filter(
    ({ question }) => !/\?|\b(?:tell|take|give|think|talk|describe|show)\b/i.test(question),
  )
  expect(asked).toEqual([])
})

it('takes no fault of the candidate for granted', () => {
  const accusation =
    /of yours (?:fell flat|failed|was (?:furthest|misread|found late|picked apart)|turned out (?:to be )?wrong|didn’t|came back)|\bdid you (?:once )?(?:forget|miss|spoil)\b|you should have (?:seen|found)|\byou got wrong\b|\byour worst\b/i
  expect(all.map(({ question }) => question).filter((text) => accusation.test(text))).toEqual([])
})

it('has no figure in what an answer for any trade should hold', () => {
  expect(general.flatMap(anchorsOf).filter((text) => /\d|£/.test(text))).toEqual([])
})

it('asks no fault of an answer that is rated 3', () => {
  const fault =
    /(?:; |, (?:but|though) ).*\b(?:hazy|unsure|unclear|vague|nobody|never|\p{L}+n’t|without|not|no)\b|\b(?:hazy|unsure|vague)\b/iu
  expect(general.map(({ fair }) => fair).filter((text) => fault.test(text))).toEqual([])
})

it('has each question and set of descriptions once, and no follow-up twice in a guide or a file', () => {
  expect(repeated(all.map(({ question }) => question))).toEqual([])
  expect(repeated(all.map((written) => anchorsOf(written).join()))).toEqual([])
  expect(repeated(plain.flatMap(anchorsOf))).toEqual([])
  for (const group of [
    plain,
    attitudes,
    ...SKILL_FILES.map(({ questions }) => questions),
    ...[...readGuides().values()].map(({ interview }) => interview),
  ])
    expect(repeated(group.flatMap(({ probes }) => probes))).toEqual([])
  expect(all.filter(({ probes: [one, other] }) => one === other)).toEqual([])
})

it('never says "of these", "closest to this" or "this part of a job", which nobody says', () => {
  expect(
    plain.filter(({ question }) => /\bof these\b|closest to this|this part of a job/i.test(question)),
  ).toEqual([])
})

describe('writtenQuestionSchema', () => {
  const written = {
    question: 'What have you mended?',
    probes: ['With what?', 'How long did it last?'],
    weak: 'Nothing',
    fair: 'One thing',
    strong: 'One thing that lasted',
  }
  it.each([
    { probes: ['With what?'] },
    { probes: ['With what?', 'Tell us more.'] },
    { fair: undefined },
    { strong: 'One thing that lasted.' },
    { about: ['mended'] },
  ])('refuses %j', (change) => {
    expect(writtenQuestionSchema.safeParse(written).success).toBe(true)
    expect(writtenQuestionSchema.safeParse({ ...written, ...change }).success).toBe(false)
  })
})

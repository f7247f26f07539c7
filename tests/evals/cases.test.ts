import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkBusinessEmail } from '@/lib/company/business-email'
import { registrationSchema } from '@/lib/company/registration-schema'
import { companyUpdateSchema } from '@/lib/company/schema'
import { fold } from './answer-text'
import { messageOf } from './case-schema'
import { CASE_FOLDERS, readCases, selectCases } from './cases'
import { EXAMPLE } from './example'

const cases = await readCases()

const wordsOf = ({ turns, jobTitle }: (typeof cases)[number]): string =>
  fold([jobTitle, ...turns.map(messageOf)].join(' '))

describe.each(CASE_FOLDERS)('the folder $name', ({ directory }) => {
  it('has valid cases, each with a different company', async () => {
    const folderCases = await readCases(directory)
    expect(folderCases.length).toBeGreaterThanOrEqual(20)
    expect(new Set(folderCases.map(({ company }) => company.name)).size).toBe(folderCases.length)
  })

  it('has companies that can register', async () => {
    const refused = (await readCases(directory)).filter(
      ({ company, jobTitle }) =>
        !registrationSchema.safeParse(company).success ||
        !checkBusinessEmail(company.email).isBusinessEmail ||
        !companyUpdateSchema.safeParse({ ...company, jobTitle }).success,
    )
    expect(refused.map(({ id }) => id)).toEqual([])
  })
})

describe('readCases', () => {
  it('names the file of an invalid case', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'spanwright-cases-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const read = () => readCases(pathToFileURL(folder + path.sep))
    const file = path.join(folder, 'x-other.json')
    await writeFile(file, JSON.stringify(EXAMPLE))
    await expect(read()).rejects.toThrow('x-other.json: its id is x-example')
    await writeFile(file, JSON.stringify({ ...EXAMPLE, turns: [] }))
    await expect(read()).rejects.toThrow(/x-other\.json: .*turns/s)
  })
})

describe('selectCases', () => {
  const select = async (folders: string[], parts: string[]) =>
    (await selectCases(folders, parts)).map(({ name, isWhole, cases }) => ({
      name,
      isWhole,
      ids: cases.map(({ id }) => id),
    }))

  it('selects every folder as a whole', async () => {
    const folders = await select([], [])
    expect(folders.map(({ name, isWhole }) => [name, isWhole])).toEqual([
      ['consultations', true],
      ['held-out', true],
      ['held-out-talks', true],
      ['held-out-adverts', true],
    ])
    expect(folders.every(({ ids }) => ids.length >= 20)).toBe(true)
  })

  it('selects cases by parts of their ids, and leaves out folders without one', async () => {
    expect(await select([], ['a01-rail', 's01-process'])).toEqual([
      { name: 'consultations', isWhole: false, ids: ['a01-rail-tester'] },
      { name: 'held-out-talks', isWhole: false, ids: ['s01-process-engineer'] },
    ])
    expect(await select(['held-out'], ['a01-rail'])).toEqual([])
  })

  it('knows the folders of the project by path, and takes any other by path', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'spanwright-cases-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(path.join(folder, 'x-example.json'), JSON.stringify(EXAMPLE))
    const [heldOut, talks, other] = await select(
      ['held-out', 'tests/evals/held-out-talks/', folder],
      ['f01-', 'x-example', 's01-process'],
    )
    expect(heldOut).toMatchObject({ name: 'held-out', isWhole: false })
    expect(talks).toMatchObject({ name: 'held-out-talks', isWhole: false })
    expect(other).toEqual({ name: folder, isWhole: true, ids: ['x-example'] })
    await expect(select(['no-such-folder'], [])).rejects.toThrow('no-such-folder')
  })
})

describe('the evaluation cases', () => {
  it('has at least 28 cases, each with a different company', () => {
    expect(cases.length).toBeGreaterThanOrEqual(28)
    expect(new Set(cases.map(({ company }) => company.name)).size).toBe(cases.length)
  })

  it.each(cases.map((evalCase) => [evalCase.id, evalCase] as const))(
    'case %s expects only what was said',
    (_, subject) => {
      const words = wordsOf(subject)
      const unsaid = subject.facts.filter(
        ({ any }) => !any.some((source) => new RegExp(source, 'i').test(words)),
      )
      expect(unsaid).toEqual([])
      expect(subject.notMust.filter((source) => !new RegExp(source, 'i').test(words))).toEqual([])
    },
  )

  it.each(cases.map((evalCase) => [evalCase.id, evalCase] as const))(
    'case %s forbids nothing that the company form or the job title says',
    (_, subject) => {
      const formText = fold([subject.jobTitle, subject.company.name, subject.company.description].join(' '))
      expect(subject.absent.filter((source) => new RegExp(source, 'i').test(formText))).toEqual([])
    },
  )
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fold } from './answer-text'
import { messageOf } from './case-schema'
import { CASE_FOLDERS, readCases } from './cases'
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

import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { STORED_ITEMS } from './storage'

const listed = STORED_ITEMS.flatMap(({ name }) => name.split(', '))
const isSource = (file: string) => /\.tsx?$/.test(file) && !file.includes('.test.')
const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => `${folder}/${file}`),
)

it('lists every browser storage key used in the code', () => {
  const matches = sources.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/['"`](spanwright[._][A-Za-z_]+)\b/g),
  ])
  // Metrics are named alike.
  const keys = new Set(matches.map(([, key]) => key).filter((key) => !key?.endsWith('_info')))
  expect(keys.size).toBeGreaterThan(5)
  expect([...keys].filter((key) => !listed.includes(key ?? ''))).toEqual([])
})

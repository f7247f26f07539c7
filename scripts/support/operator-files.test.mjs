import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { OPERATOR_FILES } from './operator-files.mjs'
import { inProject } from './project.mjs'

const findInFiles = (pattern) =>
  OPERATOR_FILES.flatMap((file) =>
    [...readFileSync(inProject(file), 'utf8').matchAll(pattern)].map(([, specifier]) => ({
      file,
      specifier,
    })),
  )

test('the list of operator files includes all that they import', () => {
  const imports = findInFiles(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
  expect(OPERATOR_FILES).toEqual(
    expect.arrayContaining(imports.map(({ file, specifier }) => path.join(path.dirname(file), specifier))),
  )
})

test('operator files only import packages that the built server has', () => {
  const packages = findInFiles(/(?:from|import)\s*\(?\s*'([^.'][^']*)'/g)
    .map(({ specifier }) => specifier)
    .filter((name) => !name.startsWith('node:'))
  // tests/api/standalone.spec.ts runs the commands with the packages of a build.
  expect(new Set(packages)).toEqual(
    new Set(['@node-rs/argon2', 'pg', '@electric-sql/pglite', '@electric-sql/pglite/contrib/pg_trgm']),
  )
})

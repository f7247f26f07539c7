import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from './support/hash.mjs'
import { listImports } from './support/import-rules.mjs'
import { inProject, root } from './support/project.mjs'

const SITE = 'app/site.css'
const WORKPLACE = 'app/workplace.css'
/** What Next renders, also without a page. */
const RENDERED = /^(page|layout|template|loading|error|not-found|global-error|global-not-found)\.tsx$/
const ENDINGS = ['.tsx', '.ts', '']

const read = (file) => readFileSync(inProject(file), 'utf8')
const isCode = (file) => /\.tsx?$/.test(file)

/** As paths from the root, of the files of the project that `file` loads. */
function listLoaded(file) {
  return listImports(file, read(file))
    .filter(({ target, isType }) => target !== null && !isType)
    .flatMap(
      ({ target }) =>
        ENDINGS.map((ending) => target + ending).find((name) => existsSync(inProject(name))) ?? [],
    )
}

const isUnderWorkplace = (file) => {
  const folders = path.posix.dirname(file).split('/')
  return folders.some((_, depth) => {
    const layout = [...folders.slice(0, depth + 1), 'layout.tsx'].join('/')
    return existsSync(inProject(layout)) && listLoaded(layout).includes(WORKPLACE)
  })
}

/** Screens that must do with the site's style sheet, with all that they load from app and components. */
function listSiteSources() {
  const sources = new Set()
  function add(file) {
    if (sources.has(file) || !isCode(file) || !/^(app|components)\//.test(file)) return
    sources.add(file)
    listLoaded(file).forEach(add)
  }
  listFiles(root, 'app')
    .filter((file) => RENDERED.test(path.posix.basename(file)) && !isUnderWorkplace(file))
    .forEach(add)
  return [...sources].sort()
}

const expandBraces = (pattern) => {
  const [, before, names, after] = pattern.match(/^(.*)\{(.*)\}(.*)$/) ?? []
  return names ? names.split(',').map((name) => before + name + after) : [pattern]
}

/** Of `@source`, from the root: files, and folders with all below them. */
const listScanned = (sheet) =>
  [...read(sheet).matchAll(/^@source "([^"]+)";$/gm)].flatMap(([, pattern]) =>
    expandBraces(path.posix.join(path.posix.dirname(sheet), pattern)),
  )

test('the site’s style sheet is made from every file that a public page loads', () => {
  const scanned = listScanned(SITE)
  expect(scanned.filter((name) => !existsSync(inProject(name)))).toEqual([])
  const isScanned = (file) => scanned.some((name) => file === name || file.startsWith(`${name}/`))
  const sources = listSiteSources()
  expect(sources).toContain('components/marketing/hero.tsx')
  expect(sources).not.toContain('components/consultation/consultation.tsx')
  expect(sources.filter((file) => !isScanned(file))).toEqual([])
})

test('both style sheets name the layers in the same order, the workplace’s utilities last', () => {
  const order = '@layer theme, base, components, utilities.site, utilities.workplace;'
  expect(read(SITE)).toContain(order)
  expect(read(WORKPLACE)).toContain(order)
  expect(read(SITE)).toContain('@import "tailwindcss/utilities.css" layer(utilities.site) source(none);')
  expect(read(WORKPLACE)).toContain(
    '@import "tailwindcss/utilities.css" layer(utilities.workplace) source(none);',
  )
})

test('the workplace’s style sheet has the utilities of all files', () => {
  expect(listScanned(WORKPLACE)).toEqual(['app/', 'components'])
})

import { describe, expect, it } from 'vitest'
import * as paths from '@/lib/paths'
import { scriptModeOf, trimClientScripts } from './client-scripts.mjs'

const OWN = '<script id="boot">start()</script>'
const DATA = '<script type="application/ld+json">{"@type":"Organization"}</script>'
const POLYFILL = '<script src="/_next/static/chunks/p.js" noModule=""></script>'
const PAGE = `<html><head><link rel="stylesheet" href="/_next/static/chunks/s.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/a.js" async="" nonce="n"></script>${OWN}${POLYFILL}</head><body><main>Text</main>${DATA}<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script><script src="/_next/static/chunks/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"main"])</script></body></html>`

describe('scriptModeOf', () => {
  it('knows the pages that do without client scripts', () => {
    for (const path of [
      paths.home,
      paths.jobs,
      paths.privacy,
      paths.terms,
      paths.cookies,
      paths.apiReference,
    ])
      expect(scriptModeOf(path), path).toBe('none')
    expect(scriptModeOf(new URL(paths.emailPreferences('t'), 'http://site').pathname)).toBe('none')
  })

  it('knows the pages that load them when their form is used', () => {
    for (const path of [paths.contact(), '/contact/growth', paths.interest(), paths.job('a-1')])
      expect(scriptModeOf(path), path).toBe('on-use')
  })

  it('leaves registration, the workplace and the admin centre alone', () => {
    for (const path of [
      // A registration that is sent while they are on their way would be lost.
      paths.register,
      paths.consultation,
      paths.vacancies,
      paths.vacancyBuilder,
      paths.admin,
      '/register/registered',
    ])
      expect(scriptModeOf(path), path).toBeUndefined()
  })
})

describe('trimClientScripts', () => {
  it('removes Next’s scripts and data, and keeps our own', () => {
    expect(trimClientScripts(PAGE, 'none')).toBe(
      `<html><head><link rel="stylesheet" href="/_next/static/chunks/s.css"/>${OWN}</head><body><main>Text</main>${DATA}</body></html>`,
    )
  })

  it('lists the files that are loaded on use, in their order, and keeps the data', () => {
    const page = trimClientScripts(PAGE, 'on-use')
    expect(page).not.toMatch(/<script[^>]* src="(?![^"]*p\.js)/)
    expect(page).not.toContain('as="script"')
    for (const script of [OWN, DATA, POLYFILL, 'self.__next_f.push([1,"main"])', 'id="_R_"'])
      expect(page).toContain(script)
    expect(page).toMatch(
      /<script type="application\/json" id="app-files">\["\/_next\/static\/chunks\/a\.js","\/_next\/static\/chunks\/b\.js"\]<\/script><\/body><\/html>$/,
    )
  })

  it('changes nothing the second time', () => {
    for (const mode of ['none', 'on-use'] as const) {
      const page = trimClientScripts(PAGE, mode)
      expect(trimClientScripts(page, mode)).toBe(page)
    }
  })

  it('leaves a page alone of which the browser has to render a part', () => {
    const failed = PAGE.replace('Text', '<template data-dgst="1"></template>')
    expect(trimClientScripts(failed, 'none')).toBe(failed)
  })
})

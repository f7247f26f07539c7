import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashInlineCode, pagePolicy } from '../../lib/server/http/content-security-policy.mjs'
import { addPagePolicies, completeOutputs, trimPages } from './static-pages.mjs'

const PLAN_PAGE = '<html><script>start()</script><script src="/a.js"></script></html>'
const POLICY = pagePolicy({ scripts: [hashInlineCode('start()')] })

let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'spanwright-static-pages-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name, content) {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
const readJson = (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))

test('static pages get their policy in their headers and in the manifest', () => {
  write('server/app/index.html', '<script>home()</script>')
  write('server/app/index.meta', { headers: { 'x-nextjs-prerender': '1' } })
  write('server/app/contact/growth.html', PLAN_PAGE)
  write('server/app/contact/growth.meta', {})
  write('prerender-manifest.json', { routes: { '/': {}, '/contact/growth': { srcRoute: '/contact' } } })
  addPagePolicies(folder)
  const home = pagePolicy({ scripts: [hashInlineCode('home()')] })
  expect(readJson('server/app/index.meta').headers).toEqual({
    'x-nextjs-prerender': '1',
    'content-security-policy': home,
  })
  expect(readJson('server/app/contact/growth.meta').headers).toEqual({ 'content-security-policy': POLICY })
  expect(readJson('prerender-manifest.json').routes).toEqual({
    '/': { initialHeaders: { 'content-security-policy': home } },
    '/contact/growth': { srcRoute: '/contact', initialHeaders: { 'content-security-policy': POLICY } },
  })
})

test('a static page that the manifest does not know fails the build', () => {
  write('server/app/index.html', PLAN_PAGE)
  write('server/app/index.meta', {})
  write('prerender-manifest.json', { routes: {} })
  expect(() => addPagePolicies(folder)).toThrow("Next's manifest has no page /.")
})

test('static pages lose the client scripts that they do without', () => {
  const script = '<script src="/_next/static/chunks/a.js" async=""></script>'
  const html = `<html><body>${script}</body></html>`
  const files = ['index', 'contact/growth', 'register/registered'].map((name) =>
    write(`server/app/${name}.html`, html),
  )
  trimPages(folder)
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual([
    '<html><body></body></html>',
    '<html><body><script type="application/json" id="app-files">["/_next/static/chunks/a.js"]</script></body></html>',
    html,
  ])
})

test('an adapter gets each static page trimmed and with its policy, and only pages', () => {
  const start = '<script>start()</script>'
  const trimmed = write('cookies.html', `${start}<script>self.__next_f.push([0])</script>`)
  completeOutputs({ prerenders: [{ pathname: '/cookies', fallback: { filePath: trimmed } }] })
  expect(readFileSync(trimmed, 'utf8')).toBe(start)

  const page = {
    pathname: '/a',
    fallback: { filePath: write('a.html', PLAN_PAGE), initialHeaders: { vary: 'rsc' } },
  }
  const data = { fallback: { filePath: write('a.rsc', '1:"x"') } }
  completeOutputs({ prerenders: [page, data, {}] })
  expect(page.fallback.initialHeaders).toEqual({ vary: 'rsc', 'content-security-policy': POLICY })
  expect(data.fallback).not.toHaveProperty('initialHeaders')
})

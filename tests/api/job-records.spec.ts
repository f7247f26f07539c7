import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startApp } from '@/tests/support/app-server'
import { dateBack } from '@/tests/support/date-back'
import { makePdf } from '@/tests/support/documents'
import { openPlace, type Place } from '@/tests/support/place'
import { databaseUrlOn, runSql } from '@/tests/support/test-database'
import { runScript } from '@/tests/upgrade/older-version'
import { test as base, expect, Visitor } from './support/fixtures'

const CANDIDATE = { name: 'Sam Rivers', email: 'sam@rivers.example' }
const CV = makePdf([['Sam Rivers, structural engineer, ten years of steel footbridges.']])

/** A database that outlives its servers. */
const test = base.extend<{ place: Place }>({
  place: async ({ browserName: _ }, use, info) => {
    const server = process.env.E2E_DATABASE
    const name = `job_records_${process.pid}_${info.workerIndex}`
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'job-records-'))
    if (server) await runSql(server, `CREATE DATABASE ${name}`)
    else cpSync(process.env.E2E_FOLDER ?? '', dataDir, { recursive: true })
    await use({ databaseUrl: server ? databaseUrlOn(server, name) : '', dataDir })
    if (server) await runSql(server, `DROP DATABASE ${name} WITH (FORCE)`)
    rmSync(dataDir, { recursive: true })
  },
})

async function publish(visitor: Visitor): Promise<{ id: string; slug: string }> {
  const { sessionId: id, specificationId } = await visitor.consult()
  await visitor.read('POST /api/job-specifications/{id}/approval', {
    params: { id: specificationId },
    body: { name: 'Jo Bloggs', acceptTerms: true },
  })
  const { publication } = await visitor.read('POST /api/admin/vacancies/{id}/publication', {
    params: { id },
    body: { showClient: false, applyBy: 'form' },
  })
  return { id, slug: publication.slug }
}

async function respond(visitor: Visitor, slug: string) {
  const cv = { name: 'CV.pdf', mimeType: 'application/pdf', buffer: CV }
  const response = await visitor.request.fetch(`/api/jobs/${slug}/interests`, {
    method: 'POST',
    multipart: { ...CANDIDATE, cv },
  })
  expect(response.status()).toBe(201)
}

async function readInterests(visitor: Visitor, id: string): Promise<{ id: string }[]> {
  return (await visitor.read('GET /api/admin/vacancies/{id}/interests', { params: { id } })).interests
}

const readCv = (visitor: Visitor, id: string) =>
  visitor.call('GET /api/admin/job-interests/{id}/cv', { params: { id } })

test('keeps responses and CVs as long as promised, and closed pages for thirty days', async ({
  place,
  playwright,
}) => {
  const env = { DATA_DIR: place.dataDir, RETENTION: 'off' }
  /** A start of the server, with a new visitor who is signed in. */
  async function whileRunning<T>(work: (visitor: Visitor) => Promise<T>): Promise<T> {
    const app = await startApp({ databaseUrl: place.databaseUrl, env })
    const request = await playwright.request.newContext({ baseURL: app.url })
    try {
      const visitor = new Visitor(request)
      await visitor.signIn()
      return await work(visitor)
    } finally {
      await request.dispose()
      await app.stop()
    }
  }
  async function pass(interval: string) {
    const { query, close } = await openPlace(place)
    await dateBack(query, interval)
    await close()
  }
  const countStored = async () => {
    const { query, close } = await openPlace(place)
    const { rows } = await query(
      'SELECT (SELECT count(*) FROM job_interests)::int AS responses, (SELECT count(*) FROM cv_files)::int AS cvs',
    )
    await close()
    return rows[0]
  }

  const { open, closed, interestId } = await whileRunning(async (visitor) => {
    const [open, closed] = [await publish(visitor), await publish(visitor)]
    await respond(visitor, open.slug)
    await visitor.read('DELETE /api/admin/vacancies/{id}/publication', { params: { id: closed.id } })
    const [interest] = await readInterests(visitor, open.id)
    return { open, closed, interestId: interest?.id ?? '' }
  })

  const backup = path.join(place.dataDir, 'backup.jsonl.gz')
  await test.step('a person’s erasure takes the response and the CV', async () => {
    await runScript(place, 'backup.mjs', 'backup', backup)
    expect(await runScript(place, 'person.mjs', 'export', CANDIDATE.email)).toContain('CV.pdf')
    expect(await runScript(place, 'person.mjs', 'erase', CANDIDATE.email)).toMatch(
      /Responses to jobs erased, with their CVs: +1/,
    )
    expect(await countStored()).toEqual({ responses: 0, cvs: 0 })
  })

  await test.step('a backup brings the CV back, byte for byte', async () => {
    expect(await runScript(place, 'backup.mjs', 'restore', backup, '--force')).toMatch(/1 +cv_files/)
    await pass('29 days')
    await whileRunning(async (visitor) => {
      expect((await readInterests(visitor, open.id)).map(({ id }) => id)).toEqual([interestId])
      expect((await (await readCv(visitor, interestId)).body()).equals(CV)).toBe(true)
      const page = await visitor.request.get(`/jobs/${closed.slug}`)
      expect(page.status()).toBe(200)
      expect(await page.text()).toContain('This job is closed')
    })
  })

  await test.step('a page that closed over thirty days ago is gone', async () => {
    await pass('2 days')
    await whileRunning(async (visitor) => {
      const page = await visitor.request.get(`/jobs/${closed.slug}`)
      expect(page.status()).toBe(410)
      expect(await page.text()).not.toMatch(/Tekla|ld\+json/)
      expect((await visitor.request.get(`/share/jobs/${closed.slug}.png`)).status()).toBe(404)
      const response = await visitor.request.fetch(`/api/jobs/${closed.slug}/interests`, {
        method: 'POST',
        form: CANDIDATE,
      })
      expect(response.status()).toBe(404)
      expect((await visitor.request.get(`/jobs/${open.slug}`)).status()).toBe(200)
    })
  })

  await test.step('responses and CVs are deleted after twelve months', async () => {
    await pass('10 months')
    expect(await runScript(place, 'retention.mjs', '--dry-run')).toMatch(/ 0 {2}responses to jobs/)
    await pass('2 months')
    expect(await runScript(place, 'retention.mjs', '--yes-really')).toMatch(/ 1 {2}responses to jobs/)
    expect(await countStored()).toEqual({ responses: 1, cvs: 1 })
    await pass('25 hours')
    expect(await runScript(place, 'retention.mjs', '--yes-really')).toMatch(
      /^Deleted:[\s\S]+ 1 {2}responses to jobs/,
    )
    expect(await countStored()).toEqual({ responses: 0, cvs: 0 })
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { countExpired } from '@/lib/db/retention.mjs'
import { inTransaction } from '@/lib/db/transaction'
import { getPanel } from '@/lib/interview-kit/panel/queries'
import {
  addCandidate,
  addInterviewer,
  decideOnCandidate,
  deleteCandidate,
} from '@/lib/interview-kit/panel/service'
import { getKit } from '@/lib/interview-kit/queries'
import { createKit, updateKit } from '@/lib/interview-kit/service'
import { saveGeneratedDraft } from '@/lib/specification/service'
import { createOwner, createSession, toCaller } from '@/tests/api/support/seed'
import { FLOOR_LINES } from '@/tests/support/floor-lines'
import { getInterview, requireInterviewer } from './queries'
import type { ScorecardUpdate } from './schema'
import { saveScorecard, submitScorecard } from './service'

const BY = { address: '203.0.113.7', requestId: null }
const MONTH_MS = 31 * 24 * 3600 * 1000

afterEach(() => {
  vi.unstubAllEnvs()
})

/** A kit with one candidate and the interviewers named. */
async function newInterview(...names: string[]) {
  const { owner, companyId, sessionId } = await createSession()
  const lines = ['Tekla', 'Load assessments to CS 454'].map((text, index) => ({
    id: `line-${index}`,
    section: 'technical' as const,
    text,
    factIds: [crypto.randomUUID()],
    evidence: [],
  }))
  const specificationId = await saveGeneratedDraft(
    { id: sessionId, companyId },
    {
      jobTitle: 'Bridge engineer',
      companyName: 'Northmoor Bridges Ltd',
      companyDescription: null,
      lines: [...lines, ...FLOOR_LINES],
    },
  )
  const kit = await createKit(owner, specificationId, { minutes: 60 })
  const panel = await addCandidate(owner, kit.id, { label: 'Candidate 1' })
  const links = await Promise.all(names.map((name) => addInterviewer(owner, kit.id, { name })))
  const interviewers = await Promise.all(
    links.map(({ url }) => requireInterviewer(url.split('/').at(-1) ?? '')),
  )
  return { owner, kit, interviewers, candidateId: panel.candidates[0]?.id ?? '' }
}

const fill = (items: readonly { id: string; kind: string }[], revision = 0): ScorecardUpdate => ({
  ratings: items
    .filter(({ kind }) => ['pastBehaviour', 'ownWork', 'situational'].includes(kind))
    .map(({ id: itemId }) => ({ itemId, score: 4, note: 'Rebuilt the load model.' })),
  recommendation: 'yes',
  reason: '',
  revision,
})

describe('an interviewer’s link', () => {
  it('is emailed where there is an address, and names no company for whoever proved none', async () => {
    const { owner, kit } = await newInterview()
    await addInterviewer(owner, kit.id, { name: 'Tom Reed' })
    const made = await addInterviewer(owner, kit.id, { name: 'Priya Shah', email: 'priya@northmoor.example' })
    expect(made.isEmailed).toBe(false)
    const mails = await db().mailMessage.findMany({ where: { kind: 'interviewLink' } })
    expect(mails).toMatchObject([
      {
        recipient: 'priya@northmoor.example',
        state: 'held',
        subject: 'Please interview: your questions and scorecards',
        data: { interviewerId: made.id, company: null, jobTitle: null },
      },
    ])
    const { interviewers } = await getPanel(owner, kit.id)
    expect(interviewers.map(({ email }) => email)).toEqual([null, 'priya@northmoor.example'])
  })
})

describe('a scorecard', () => {
  it('freezes its kit when it is begun, and not when the link is opened', async () => {
    const { owner, kit, interviewers, candidateId } = await newInterview('Priya')
    const [priya] = interviewers
    if (!priya) throw new Error('no interviewer')
    await getInterview(priya)
    const update = { items: kit.items, revision: 0 }
    expect((await updateKit(owner, kit.id, update)).frozenAt).toBeNull()
    await saveScorecard(priya, candidateId, { ...fill([]), recommendation: null })
    expect((await getKit(owner, kit.id)).frozenAt).not.toBeNull()
    await expect(updateKit(owner, kit.id, { ...update, revision: 1 })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('is kept with gaps, and submitted once it has none', async () => {
    const { kit, interviewers, candidateId } = await newInterview('Priya')
    const [priya] = interviewers
    if (!priya) throw new Error('no interviewer')
    const full = fill(kit.items)
    const [first, ...rest] = full.ratings
    if (!first) throw new Error('nothing is rated')
    const gaps = { ...full, ratings: [{ ...first, note: '' }, ...rest], recommendation: 'no' as const }
    expect(await saveScorecard(priya, candidateId, gaps)).toMatchObject({ revision: 1, submittedAt: null })
    await expect(submitScorecard(priya, candidateId, { ...gaps, revision: 1 })).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ field: 'ratings.0.note' }, { field: 'reason' }],
    })
    await expect(saveScorecard(priya, candidateId, gaps)).rejects.toMatchObject({ code: 'conflict' })
    const notAsked = [{ ...first, score: 'notAsked' as const, note: '' }, ...rest]
    const done = { ...full, ratings: notAsked, revision: 1 }
    const twice = await Promise.allSettled([
      submitScorecard(priya, candidateId, done),
      submitScorecard(priya, candidateId, done),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(saveScorecard(priya, candidateId, { ...done, revision: 2 })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('takes nothing that the kit does not ask, and no candidate of another kit', async () => {
    const { kit, interviewers, candidateId } = await newInterview('Priya')
    const other = await newInterview()
    const [priya] = interviewers
    if (!priya) throw new Error('no interviewer')
    const fact = kit.items.find(({ kind }) => kind === 'fact')
    const ratings = [
      { itemId: 'i999', score: 3 as const, note: 'x' },
      { itemId: fact?.id ?? '', score: 3 as const, note: 'x' },
    ]
    await expect(saveScorecard(priya, candidateId, { ...fill([]), ratings })).rejects.toMatchObject({
      fields: [{ field: 'ratings.0.itemId' }, { field: 'ratings.1.score' }],
    })
    await expect(saveScorecard(priya, other.candidateId, fill(kit.items))).rejects.toMatchObject({
      code: 'notFound',
    })
  })

  it('shows those of others only to an interviewer who has submitted their own', async () => {
    const { owner, kit, interviewers, candidateId } = await newInterview('Priya', 'Tom')
    const [priya, tom] = interviewers
    if (!priya || !tom) throw new Error('no interviewers')
    await Promise.all([
      submitScorecard(priya, candidateId, fill(kit.items)),
      saveScorecard(tom, candidateId, fill(kit.items)),
    ])
    expect((await getInterview(tom)).candidates[0]).toMatchObject({ others: null })
    expect((await getInterview(priya)).candidates[0]).toMatchObject({ others: [] })
    expect((await getPanel(owner, kit.id)).candidates[0]).toMatchObject({
      scorecards: [{ interviewerId: priya.id }],
      inProgress: [tom.id],
    })
    await submitScorecard(tom, candidateId, fill(kit.items, 1))
    expect((await getInterview(tom)).candidates[0]).toMatchObject({ others: [{ interviewer: 'Priya' }] })
  })
})

describe('a candidate', () => {
  it('is decided on and deleted with every scorecard, and the audit log says so without naming them', async () => {
    const { owner, kit, interviewers, candidateId } = await newInterview('Priya')
    const [priya] = interviewers
    if (!priya) throw new Error('no interviewer')
    await submitScorecard(priya, candidateId, fill(kit.items))
    const decision = { decision: 'no', reason: 'No assessment of their own.' } as const
    const stranger = toCaller(await createOwner())
    await expect(decideOnCandidate(stranger, candidateId, decision, BY)).rejects.toMatchObject({
      code: 'notFound',
    })
    expect((await decideOnCandidate(owner, candidateId, decision, BY)).candidates[0]).toMatchObject({
      decision: 'no',
      decisionReason: decision.reason,
    })
    await expect(deleteCandidate(stranger, candidateId, BY)).rejects.toMatchObject({ code: 'notFound' })
    await deleteCandidate(owner, candidateId, BY)
    expect(await db().scorecard.count()).toBe(0)
    const entries = await db().auditEntry.findMany({ orderBy: { id: 'asc' } })
    expect(entries.map(({ action }) => action)).toEqual(['candidate.decided', 'candidate.deleted'])
    expect(JSON.stringify(entries)).not.toMatch(/Candidate 1|own assessment/)
  })

  it('expires six months after the decision or as the operator sets, or twelve after the last change without one', async () => {
    const { owner, kit, interviewers, candidateId } = await newInterview('Priya')
    const [priya] = interviewers
    if (!priya) throw new Error('no interviewer')
    await saveScorecard(priya, candidateId, fill(kit.items))
    const countIn = (months: number) =>
      inTransaction(
        async (query) => (await countExpired(query, new Date(Date.now() + months * MONTH_MS))).candidates,
      )
    expect([await countIn(7), await countIn(13)]).toEqual([0, 1])
    await decideOnCandidate(owner, candidateId, { decision: 'yes', reason: 'The best of three.' }, BY)
    expect([await countIn(5), await countIn(7)]).toEqual([0, 1])
    vi.stubEnv('INTERVIEW_MONTHS', '9')
    expect([await countIn(8), await countIn(10)]).toEqual([0, 1])
    vi.stubEnv('INTERVIEW_MONTHS', 'ever')
    await expect(countIn(10)).rejects.toThrow('INTERVIEW_MONTHS must be 1 to 24')
  })
})

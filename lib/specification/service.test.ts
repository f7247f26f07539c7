import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import type { Caller } from '@/lib/auth/caller'
import { type FactDraft, newFact } from '@/lib/consultation/brief/facts'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { updateBrief } from '@/lib/consultation/brief/service'
import { APPROVAL_TERMS } from '@/lib/content/terms'
import { db } from '@/lib/db/client'
import { createOwner, createSession, toCaller } from '@/tests/api/support/seed'
import { FLOOR_LINES } from '@/tests/support/floor-lines'
import { canonicalJson, listOpenPaths } from './content'
import {
  countMessagesSince,
  findApprovedVersion,
  getNewestVersion,
  getSpecification,
  listSpecifications,
  loadSourceTexts,
} from './queries'
import type { SpecificationContent } from './schema'
import {
  approveSpecification,
  editDraftLine,
  reviseSpecification,
  saveDraft,
  saveGeneratedDraft,
} from './service'

const FACT = randomUUID()

function contentOf(...texts: string[]): SpecificationContent {
  return {
    jobTitle: 'Bridge engineer',
    companyName: 'Northmoor Bridges Ltd',
    companyDescription: null,
    lines: [
      ...texts.map((text, index) => ({
        id: `line-${index}`,
        section: 'technical' as const,
        text,
        factIds: index === 0 ? [FACT] : [],
        evidence: [{ kind: 'companyForm' as const, id: 'description', start: 0, end: 4 }],
      })),
      ...FLOOR_LINES,
    ],
  }
}

async function newDraft(...texts: string[]) {
  const { owner, companyId, sessionId } = await createSession()
  const session = { id: sessionId, companyId }
  const id = await saveGeneratedDraft(session, contentOf(...texts))
  return { owner, companyId, session, id }
}

const edit = (owner: Caller, specificationId: string, text = 'Edited', revision = 0) =>
  editDraftLine(owner, specificationId, 'line-0', { text, revision })

const APPROVAL = { name: 'Jo Bloggs', acceptTerms: true } as const

async function approve(owner: Caller, specificationId: string, revision = 0) {
  await approveSpecification(owner, specificationId, { ...APPROVAL, revision })
  return await getSpecification(owner, specificationId)
}

const textsOf = ({ content }: { content: SpecificationContent }) =>
  content.lines.filter(({ section }) => section === 'technical').map(({ text }) => text)
const conflict = { code: 'conflict' }

describe('draft specifications', () => {
  it('keeps the draft when the same content is generated again', async () => {
    const { owner, session, id } = await newDraft('Tekla')
    const before = await getSpecification(owner, id)
    const sameWords = {
      ...contentOf('Tekla'),
      lines: contentOf('Tekla').lines.map((line) => ({ ...line, id: 'new' })),
    }
    expect(await saveGeneratedDraft(session, sameWords)).toBe(id)
    const after = await getSpecification(owner, id)
    expect(after).toMatchObject({ version: 1, revision: 0, content: before.content })
    expect(await db().jobSpecification.count()).toBe(1)
  })

  it('supersedes a draft with the next version', async () => {
    const { owner, session, id } = await newDraft('Tekla')
    const next = await saveGeneratedDraft(session, contentOf('Revit'))
    expect(await getSpecification(owner, next)).toMatchObject({ version: 2, status: 'draft' })
    expect(await getSpecification(owner, id)).toMatchObject({ version: 1, status: 'superseded' })
    expect(await getNewestVersion(owner, { sessionId: session.id })).toMatchObject({ id: next, version: 2 })
    for (const change of [saveDraft, edit, approve])
      await expect(change(owner, id)).rejects.toMatchObject(conflict)
  })

  it('finds the version that applies while a newer draft is edited', async () => {
    const { owner, id } = await newDraft('Tekla')
    const session = { sessionId: (await getSpecification(owner, id)).sessionId }
    expect(await findApprovedVersion(owner, session)).toBeNull()
    await approve(owner, id)
    await reviseSpecification(owner, id)
    expect(await findApprovedVersion(owner, session)).toMatchObject({ id, version: 1 })
    expect(await getNewestVersion(owner, session)).toMatchObject({ version: 2, status: 'draft' })
  })

  it('stores one version when the same content is generated concurrently', async () => {
    const { session } = await newDraft('Tekla')
    const ids = await Promise.all(
      Array.from({ length: 4 }, () => saveGeneratedDraft(session, contentOf('Revit'))),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await db().jobSpecification.count()).toBe(2)
  })

  it('keeps lines edited by hand in the next version', async () => {
    const { owner, session, id } = await newDraft('Tekla', 'Revit')
    await edit(owner, id, 'Tekla, in which they think')
    const next = await getSpecification(
      owner,
      await saveGeneratedDraft(session, contentOf('Tekla Structures', 'Civil 3D')),
    )
    expect(textsOf(next)).toEqual(['Tekla, in which they think', 'Civil 3D'])
  })

  it('changes in the brief too whom a line is for, unless the draft has changed', async () => {
    const { owner, session, id } = await newDraft('Tekla')
    const draft: FactDraft = {
      topic: 'technical',
      value: 'Tekla',
      strength: 'must',
      evidence: [],
      because: 'test',
    }
    await updateBrief(session.id, (brief) => ({ ...brief, facts: [newFact(draft, FACT)] }))
    const change = { text: 'Tekla', audience: 'agency', revision: 0 } as const
    const { content } = await editDraftLine(owner, id, 'line-0', change)
    expect(content.lines[0]).toMatchObject({ text: 'Tekla', audience: 'agency' })
    expect((await loadBrief(session.id)).facts[0]?.audience).toBe('agency')
    const late = editDraftLine(owner, id, 'line-0', { ...change, audience: 'candidate' })
    await expect(late).rejects.toMatchObject(conflict)
    expect((await loadBrief(session.id)).facts[0]?.audience).toBe('agency')
  })

  it('refuses to keep the overview from candidates', async () => {
    const { owner, session } = await newDraft('Tekla')
    const content = contentOf('A bridge engineer.')
    const lines = content.lines.map((line) => ({ ...line, section: 'overview' as const }))
    const id = await saveGeneratedDraft(session, { ...content, lines })
    const change = { text: 'A bridge engineer.', audience: 'agency', revision: 0 } as const
    await expect(editDraftLine(owner, id, 'line-0', change)).rejects.toMatchObject({ code: 'invalid' })
  })

  it('rejects the second of two edits based on the same revision', async () => {
    const { owner, id } = await newDraft('Tekla')
    const results = await Promise.allSettled([edit(owner, id, 'One'), edit(owner, id, 'Two')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: conflict })
    expect((await getSpecification(owner, id)).revision).toBe(1)
  })

  it('removes an emptied line and rejects an edit of an unknown one', async () => {
    const { owner, id } = await newDraft('Tekla', 'Revit')
    expect(textsOf(await edit(owner, id, ''))).toEqual(['Revit'])
    await expect(edit(owner, id, 'Again', 1)).rejects.toMatchObject({ code: 'notFound' })
  })

  it('records when a draft was saved', async () => {
    const { owner, id } = await newDraft('Tekla')
    expect((await getSpecification(owner, id)).savedAt).toBeNull()
    const { savedAt } = await saveDraft(owner, id)
    expect(Date.now() - Number(savedAt)).toBeLessThan(60_000)
  })

  it('returns the same 404 for the specification of another owner and an unknown one', async () => {
    const { id } = await newDraft('Tekla')
    const stranger = toCaller(await createOwner())
    for (const specificationId of [id, randomUUID()]) {
      for (const call of [getSpecification, saveDraft, edit, approve, reviseSpecification])
        await expect(call(stranger, specificationId)).rejects.toMatchObject({ code: 'notFound' })
    }
    expect(await listSpecifications(stranger)).toEqual([])
    expect(await countMessagesSince(stranger)).toEqual({})
  })
})

describe('approveSpecification', () => {
  it('records approver, time, terms version and content hash', async () => {
    const { owner, id } = await newDraft('Tekla')
    const { status, approval, content } = await approve(owner, id)
    expect(status).toBe('approved')
    expect(approval).toEqual({
      approverName: 'Jo Bloggs',
      approvedAt: expect.any(Date),
      termsVersion: APPROVAL_TERMS.version,
      contentHash: createHash('sha256').update(canonicalJson(content)).digest('hex'),
      launchStatus: 'awaiting',
      launchChangedAt: null,
    })
    expect(Date.now() - Number(approval?.approvedAt)).toBeLessThan(60_000)
  })

  it('locks an approved specification', async () => {
    const { owner, session, id } = await newDraft('Tekla')
    const approved = await approve(owner, id)
    for (const change of [saveDraft, edit, approve])
      await expect(change(owner, id)).rejects.toMatchObject(conflict)
    await saveGeneratedDraft(session, contentOf('Revit'))
    expect(await getSpecification(owner, id)).toEqual(approved)
  })

  it('rejects the approval of an earlier revision', async () => {
    const { owner, id } = await newDraft('Tekla')
    await edit(owner, id, 'Tekla Structures')
    await expect(approve(owner, id, 0)).rejects.toMatchObject({
      ...conflict,
      fields: [{ field: 'revision' }],
    })
    expect((await getSpecification(owner, id)).approval).toBeNull()
    expect((await approve(owner, id, 1)).status).toBe('approved')
  })

  it('approves the newest revision where none is named', async () => {
    const { owner, id } = await newDraft('Tekla')
    await edit(owner, id, 'Tekla Structures')
    await approveSpecification(owner, id, APPROVAL)
    expect((await getSpecification(owner, id)).status).toBe('approved')
  })

  it('rejects an approval that leaves out a detail still to be confirmed', async () => {
    const { owner, id } = await newDraft('Tekla')
    const open = listOpenPaths((await getSpecification(owner, id)).content)
    const confirmations = open.filter((path) => path !== 'summary.practicalDetails.hours')
    await expect(approveSpecification(owner, id, { ...APPROVAL, confirmations })).rejects.toMatchObject({
      ...conflict,
      fields: [
        { field: 'confirmations', message: 'summary.practicalDetails.hours is still to be confirmed' },
      ],
    })
    expect((await getSpecification(owner, id)).status).toBe('draft')
    await approveSpecification(owner, id, { ...APPROVAL, confirmations: [...open, 'summary.other'] })
    expect((await getSpecification(owner, id)).status).toBe('approved')
  })

  it('rejects the approval of a specification without a place or a figure for the pay', async () => {
    const { owner, session } = await newDraft('Tekla')
    const lines = contentOf('Tekla').lines.filter(({ section }) => section !== 'location')
    const id = await saveGeneratedDraft(session, {
      ...contentOf(),
      lines: lines.map((line) => (line.section === 'compensation' ? { ...line, text: 'Competitive' } : line)),
    })
    await expect(approve(owner, id)).rejects.toMatchObject({
      ...conflict,
      fields: [{ field: 'summary.practicalDetails.location' }, { field: 'summary.compensationRange' }],
    })
    expect((await getSpecification(owner, id)).status).toBe('draft')
  })

  it('records one approval when a draft is approved twice concurrently', async () => {
    const { owner, id } = await newDraft('Tekla')
    const results = await Promise.allSettled([approve(owner, id), approve(owner, id)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: conflict })
    expect(await db().approval.count()).toBe(1)
    expect((await getSpecification(owner, id)).status).toBe('approved')
  })

  it('never approves other content than is stored when an edit comes in concurrently', async () => {
    const { owner, id } = await newDraft('Tekla')
    await Promise.allSettled([approve(owner, id), edit(owner, id, 'Revit')])
    const { status, approval, content } = await getSpecification(owner, id)
    const hash = createHash('sha256').update(canonicalJson(content)).digest('hex')
    expect([status, approval?.contentHash]).toEqual(
      content.lines[0]?.text === 'Revit' ? ['draft', undefined] : ['approved', hash],
    )
  })

  it('supersedes an approved version with the next one, keeping its approval', async () => {
    const { owner, id } = await newDraft('Tekla')
    await approve(owner, id)
    const next = await reviseSpecification(owner, id)
    await edit(owner, next, 'Tekla Structures')
    await approve(owner, next, 1)
    expect(await getSpecification(owner, id)).toMatchObject({
      status: 'superseded',
      approval: { approverName: 'Jo Bloggs' },
    })
    expect((await listSpecifications(owner)).map((item) => [item.id, item.version, item.status])).toEqual([
      [next, 2, 'approved'],
    ])
  })
})

describe('reviseSpecification', () => {
  it('creates one draft with the same content, however often it is called', async () => {
    const { owner, id } = await newDraft('Tekla')
    expect(await reviseSpecification(owner, id)).toBe(id)
    const approved = await approve(owner, id)
    const ids = await Promise.all(Array.from({ length: 3 }, () => reviseSpecification(owner, id)))
    expect(new Set(ids).size).toBe(1)
    const draft = await getSpecification(owner, ids[0] ?? '')
    expect(draft).toMatchObject({ version: 2, status: 'draft', revision: 0, content: approved.content })
    expect(draft.id).not.toBe(id)
    expect(await reviseSpecification(owner, draft.id)).toBe(draft.id)
  })
})

describe('loadSourceTexts', () => {
  it('loads source texts of only the own company', async () => {
    const [{ owner, companyId, session, id }, other] = [await newDraft('Tekla'), await createSession()]
    const say = (sessionId: string, content: string) =>
      db().message.create({ data: { sessionId, content, position: 1, role: 'user' } })
    const [own, foreign] = [await say(session.id, 'We use Tekla'), await say(other.sessionId, 'A secret')]
    await db().company.update({ where: { id: companyId }, data: { description: 'Mends bridges' } })
    const { content } = await getSpecification(owner, id)
    const [line] = content.lines
    const evidence = [own, foreign].flatMap(({ id: messageId }) =>
      (['message', 'card'] as const).map((kind) => ({ kind, id: messageId, start: 0, end: 2 })),
    )
    const lines = line ? [{ ...line, evidence }] : []
    const texts = await loadSourceTexts({
      companyId,
      sessionId: session.id,
      content: { ...content, lines },
    })
    expect(texts[`message:${own.id}`]).toEqual({ text: 'We use Tekla', saidAt: own.createdAt.toISOString() })
    expect(texts[`card:${own.id}`]?.text).toBe('We use Tekla')
    expect(texts['companyForm:description']?.text).toBe('Mends bridges')
    expect(JSON.stringify(texts)).not.toContain('A secret')
  })

  it('counts user messages since the specification was written', async () => {
    const { owner, session, id } = await newDraft('Tekla')
    expect(await countMessagesSince(owner)).toEqual({})
    await db().message.create({ data: { sessionId: session.id, content: 'More', position: 1, role: 'user' } })
    expect(await countMessagesSince(owner)).toEqual({ [id]: 1 })
    await saveGeneratedDraft(session, contentOf('Tekla'))
    expect(await countMessagesSince(owner)).toEqual({})
  })
})

describe.runIf(inject('databaseServer'))('on a database server', () => {
  it('keeps an edit that is being stored while a new version is generated', async () => {
    const { owner, session, id } = await newDraft('Tekla')
    const edited = { ...contentOf('Tekla, by hand') }
    const [line] = edited.lines
    const hand = { kind: 'handEdit', id: 'line-0', start: 0, end: 14 }
    const lines = [{ ...line, evidence: [hand] }]
    let next: Promise<string> | undefined
    await db().$transaction(async (tx) => {
      await tx.jobSpecification.update({
        where: { id },
        data: { content: { ...edited, lines }, revision: 1 },
      })
      next = saveGeneratedDraft(session, contentOf('Tekla', 'Revit'))
      const waiting = async () =>
        (await db().$queryRaw<unknown[]>`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)
          .length
      await expect.poll(waiting).toBeGreaterThan(0)
    })
    const stored = await getSpecification(owner, (await next) ?? '')
    expect(textsOf(stored)).toEqual(['Tekla, by hand', 'Revit'])
  })
})

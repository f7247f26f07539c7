import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OwnerId } from '@/lib/auth/owner'
import { EMPTY_AGENDA } from '@/lib/consultations/schema'
import { db } from '@/lib/db'
import { getSpecification, listSpecifications, messagesSince, newestVersion, sourceTexts } from './queries'
import { canonicalJson } from './rules'
import type { SpecificationContent } from './schema'
import {
  approveSpecification,
  editDraftLine,
  reviseSpecification,
  saveDraft,
  storeGenerated,
} from './service'

let owner: OwnerId
let stranger: OwnerId
let session: { id: string; companyId: string }
let messageId: string

async function newOwner(token: string): Promise<OwnerId> {
  const { id } = await db().owner.create({ data: { tokenHash: token.repeat(64) }, select: { id: true } })
  return id as OwnerId
}

beforeEach(async () => {
  owner = await newOwner('a')
  stranger = await newOwner('b')
  const company = await db().company.create({
    data: {
      ownerId: owner,
      name: 'Castle Pumps',
      email: 'jo@castlepumps.co.uk',
      contactName: 'Jo Barrow',
      phone: '01332 000 000',
      description: 'Pumps for the water industry.',
    },
    select: { id: true },
  })
  session = await db().consultationSession.create({
    data: { companyId: company.id, agenda: EMPTY_AGENDA },
    select: { id: true, companyId: true },
  })
  messageId = await say(0, 'TIG and MIG')
})

async function say(position: number, content: string): Promise<string> {
  const data = { sessionId: session.id, position, role: 'user' as const, content }
  return (await db().message.create({ data, select: { id: true } })).id
}

function contentOf(...texts: string[]): SpecificationContent {
  return {
    jobTitle: 'Welder',
    companyName: 'Castle Pumps',
    companyDescription: null,
    lines: texts.map((text) => ({
      id: `l-${text}`,
      section: 'technical',
      text,
      factIds: [`f-${text}`],
      evidence: [{ kind: 'message', id: messageId, start: 0, end: 3 }],
    })),
  }
}

const store = (...texts: string[]) => storeGenerated(session, contentOf(...texts))
const edit = (specificationId: string, text: string, revision: number, lineId = 'l-TIG') =>
  editDraftLine(owner, { specificationId, lineId, text, revision })
const approve = (specificationId: string, revision = 0) =>
  approveSpecification(owner, { specificationId, approverName: 'Jo Barrow', agreed: true, revision })
const statusOf = async (id: string) => (await getSpecification(owner, id)).status

describe('storeGenerated', () => {
  it('makes a new version and supersedes the draft before', async () => {
    const [first, second] = [await store('TIG'), await store('TIG', 'MIG')]
    expect(await statusOf(first)).toBe('superseded')
    expect(await newestVersion(owner, { sessionId: session.id })).toEqual({
      id: second,
      version: 2,
      status: 'draft',
    })
    expect((await listSpecifications(owner)).map(({ id }) => id)).toEqual([second])
  })

  it('keeps one draft of the same content', async () => {
    const first = await store('TIG')
    expect(await store('TIG')).toBe(first)
  })

  it('leaves an approved version standing', async () => {
    const first = await store('TIG')
    await approve(first)
    const second = await store('MIG')
    expect(await statusOf(first)).toBe('approved')
    expect(await statusOf(second)).toBe('draft')
  })
})

describe('editDraftLine', () => {
  it('changes a line and counts the edit', async () => {
    const id = await store('TIG')
    const { revision, content } = await edit(id, 'TIG to 6G', 0)
    expect(revision).toBe(1)
    expect(content.lines[0]?.text).toBe('TIG to 6G')
  })

  it('refuses an edit of a revision that has gone by', async () => {
    const id = await store('TIG')
    await edit(id, 'TIG to 6G', 0)
    await expect(edit(id, 'TIG to 5G', 0)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('refuses a line that is not there', async () => {
    const id = await store('TIG')
    await expect(edit(id, 'MIG', 0, 'l-gone')).rejects.toMatchObject({ code: 'notFound' })
  })

  it('is closed to other owners', async () => {
    const specificationId = await store('TIG')
    const input = { specificationId, lineId: 'l-TIG', text: 'Mine', revision: 0 }
    await expect(editDraftLine(stranger, input)).rejects.toMatchObject({ code: 'notFound' })
    await expect(saveDraft(stranger, specificationId)).rejects.toMatchObject({ code: 'notFound' })
    await expect(reviseSpecification(stranger, specificationId)).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('approveSpecification', () => {
  it('records who, when, which terms, and the hash of the canonical content', async () => {
    const { approval, status, content } = await approve(await store('TIG'))
    expect(status).toBe('approved')
    expect(approval).toMatchObject({ approverName: 'Jo Barrow', termsVersion: expect.any(String) })
    expect(approval?.contentHash).toBe(createHash('sha256').update(canonicalJson(content)).digest('hex'))
  })

  it('makes the specification immutable', async () => {
    const id = await store('TIG')
    await approve(id)
    await expect(edit(id, 'MIG', 0)).rejects.toMatchObject({ code: 'conflict' })
    await expect(saveDraft(owner, id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(approve(id)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('refuses a draft that was changed after the approver saw it', async () => {
    const id = await store('TIG')
    await edit(id, 'TIG to 6G', 0)
    await expect(approve(id, 0)).rejects.toMatchObject({ code: 'conflict' })
    expect(await statusOf(id)).toBe('draft')
  })

  it('supersedes the approved version before, which keeps its record', async () => {
    const first = await store('TIG')
    await approve(first)
    const second = await reviseSpecification(owner, first)
    expect(await reviseSpecification(owner, first)).toBe(second)
    await approve(second)
    const earlier = await getSpecification(owner, first)
    expect(earlier.status).toBe('superseded')
    expect(earlier.approval?.approverName).toBe('Jo Barrow')
  })
})

describe('messagesSince', () => {
  it('counts what was said after the specification was written, until it is written again', async () => {
    const id = await store('TIG')
    expect(await messagesSince(owner)).toEqual({})
    await db().jobSpecification.update({ where: { id }, data: { createdAt: new Date(Date.now() - 60_000) } })
    await say(1, 'And a forklift licence')
    expect(await messagesSince(owner)).toEqual({ [id]: 2 })
    await store('TIG')
    expect(await messagesSince(owner)).toEqual({})
    expect(await messagesSince(stranger)).toEqual({})
  })
})

describe('sourceTexts', () => {
  it('gives the texts that the lines point at, and leaves out what is gone', async () => {
    const { houseRule, content } = await withHouseRule()
    expect(await sourceTexts({ companyId: session.companyId, content })).toMatchObject({
      [`message:${messageId}`]: { text: 'TIG and MIG', saidAt: expect.any(String) },
      [`houseRule:${houseRule.id}`]: { text: 'Parking on site', saidAt: null },
      'companyForm:description': { text: 'Pumps for the water industry.', saidAt: null },
    })
    await db().houseRule.delete({ where: { id: houseRule.id } })
    expect(await sourceTexts({ companyId: session.companyId, content })).not.toHaveProperty([
      `houseRule:${houseRule.id}`,
    ])
  })

  async function withHouseRule() {
    const houseRule = await db().houseRule.create({
      data: { companyId: session.companyId, kind: 'benefit', text: 'Parking on site' },
      select: { id: true },
    })
    const content = contentOf('TIG')
    content.lines[0]?.evidence.push({ kind: 'houseRule', id: houseRule.id, start: 0, end: 15 })
    return { houseRule, content }
  }
})

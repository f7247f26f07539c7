import 'server-only'
import type { z } from 'zod'
import type { Caller } from '@/lib/auth/caller'
import { requireLawful } from '@/lib/consultation/guard/require-lawful'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { findGuideByTitle } from '@/lib/knowledge/titles/find'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import { getSpecification } from '@/lib/specification/queries'
import type { SpecificationContent } from '@/lib/specification/schema'
import { buildKitItems } from './build'
import { getKit, type KitRecord } from './queries'
import type { KitItem, kitRenewalSchema, kitRequestSchema, kitUpdateSchema } from './schema'

const CHANGED_ELSEWHERE = 'This kit was changed in another window. Please reload to see it as it is now.'

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []

/** How an employer checks the paper that a line names, from the guide to the job title. */
function checksFor(jobTitle: string): (text: string) => string | null {
  const licences = findGuideByTitle(jobTitle).found?.licences ?? []
  return (text) => {
    const said = new Set(wordsOf(text))
    const found = licences.find(({ name }) => {
      const words = wordsOf(name)
      return words.length > 0 && words.every((word) => said.has(word))
    })
    return found ? `${found.name} is issued by ${found.issuer}. ${found.check}` : null
  }
}

const toJson = (items: readonly KitItem[]) => items.map((item) => ({ ...item }))

/** Made from the lines that candidates may read, or the one that was made before. Throws the 404 and 403 of the specification. */
export async function createKit(
  caller: Caller,
  specificationId: string,
  { minutes }: z.output<typeof kitRequestSchema>,
): Promise<KitRecord> {
  const { id, companyId, content } = await getSpecification(caller, specificationId)
  const unique = { jobSpecificationId_minutes: { jobSpecificationId: id, minutes } }
  const existing = await db().interviewKit.findUnique({ where: unique, select: { id: true } })
  if (existing) return await getKit(caller, existing.id)
  const items = makeItems(content, minutes)
  const kit = await db().$transaction(async (tx) => {
    await reserveCompanyBytes(tx, companyId, 'text', JSON.stringify([items, content]))
    const data = {
      jobSpecificationId: id,
      minutes,
      items: toJson(items),
      madeFrom: copyOf(content),
    }
    // Two at once make one.
    return await tx.interviewKit.upsert({ where: unique, create: data, update: {}, select: { id: true } })
  })
  return await getKit(caller, kit.id)
}

/** Makes it from its draft as that is now. Throws `conflict` if the kit is in use, or has changed since. */
export async function renewKit(
  caller: Caller,
  id: string,
  { revision }: z.output<typeof kitRenewalSchema>,
): Promise<KitRecord> {
  const { jobSpecificationId, minutes, companyId, frozenAt } = await getKit(caller, id)
  if (frozenAt) throw new AppError('conflict', FROZEN)
  const { content } = await getSpecification(caller, jobSpecificationId)
  const items = makeItems(content, minutes === 45 ? 45 : 60)
  await db().$transaction(async (tx) => {
    await replaceItems(tx, { id, revision }, { items: toJson(items), madeFrom: copyOf(content) })
    await reserveCompanyBytes(tx, companyId, 'text', JSON.stringify([items, content]))
  })
  return await getKit(caller, id)
}

async function replaceItems(
  tx: Prisma.TransactionClient,
  { id, revision }: { id: string; revision: number },
  data: Prisma.InterviewKitUpdateManyMutationInput,
): Promise<void> {
  const { count } = await tx.interviewKit.updateMany({
    where: { id, revision, frozenAt: null },
    data: { ...data, revision: { increment: 1 } },
  })
  if (count === 0)
    throw new AppError('conflict', CHANGED_ELSEWHERE, {
      fields: [{ field: 'revision', message: CHANGED_ELSEWHERE }],
    })
}

/** Throws `conflict` where there is nothing to ask. */
function makeItems(content: SpecificationContent, minutes: 45 | 60): KitItem[] {
  const items = buildKitItems(content, { minutes, findCheck: checksFor(content.jobTitle) })
  if (items.length === 0)
    throw new AppError('conflict', 'There’s nothing to ask about yet. Fill in the requirements first.')
  return items
}

const copyOf = (content: SpecificationContent) => JSON.parse(JSON.stringify(content))

/** Throws `conflict` if the kit has changed since, and `invalid` for a question that the law screen holds or an unknown line. */
export async function updateKit(
  caller: Caller,
  id: string,
  { items, revision }: z.output<typeof kitUpdateSchema>,
): Promise<KitRecord> {
  const kit = await getKit(caller, id)
  if (kit.frozenAt) throw new AppError('conflict', FROZEN)
  const before = new Map(kit.items.map((item) => [item.id, item]))
  const lineIds = new Set(kit.content.lines.map((line) => line.id))
  items.forEach((item, index) => {
    const previous = before.get(item.id)
    if (!item.lineIds.every((lineId) => lineIds.has(lineId)))
      throw new AppError('invalid', UNKNOWN_LINE, {
        fields: [{ field: `items.${index}.lineIds`, message: UNKNOWN_LINE }],
      })
    requireLawful(item.question, {
      field: `items.${index}.question`,
      place: 'lineEdit',
      isAsked: true,
      previous: previous?.question ?? '',
    })
    for (const part of ['probes', 'points'] as const)
      item[part].forEach((text, place) => {
        requireLawful(text, {
          field: `items.${index}.${part}.${place}`,
          place: 'lineEdit',
          previous: previous?.[part][place] ?? '',
        })
      })
  })
  if (new Set(items.map((item) => item.id)).size !== items.length)
    throw new AppError('invalid', TWICE, { fields: [{ field: 'items', message: TWICE }] })
  await db().$transaction(async (tx) => {
    await replaceItems(tx, { id, revision }, { items: toJson(items) })
    await reserveCompanyBytes(tx, kit.companyId, 'text', JSON.stringify(items))
  })
  return await getKit(caller, id)
}

const FROZEN =
  'Somebody has begun to score with this kit, so its questions stay as they are: every candidate gets the same.'
const UNKNOWN_LINE = 'Every question must name a line of the specification'
const TWICE = 'Two items have the same id'

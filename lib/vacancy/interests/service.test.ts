import { describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/audit/schema'
import { db } from '@/lib/db/client'
import { QUOTAS } from '@/lib/quotas/limits'
import { closePublication, publishVacancy } from '@/lib/vacancy/publication/service'
import { getVacancyDetail } from '@/lib/vacancy/workspace/queries'
import { makePdf } from '@/tests/support/documents'
import { createApprovedSpecification } from '@/tests/support/records'
import { toSafeName } from './cv'
import { listInterests, readCvFile } from './queries'
import { jobInterestSchema } from './schema'
import { respondToJob } from './service'

const ADA: Actor = { name: 'ada', address: '203.0.113.7', requestId: null }
const FROM = { address: '203.0.113.9', idempotencyKey: null }
const CV = {
  name: '../../Sam "R" Rivers\r\n.pdf.exe',
  bytes: makePdf([['Sam Rivers, structural engineer.']]),
}
const interest = (changes = {}) =>
  jobInterestSchema.parse({
    name: 'Sam Rivers',
    email: 'Sam@rivers.example',
    message: 'In March',
    ...changes,
  })

async function publish() {
  const { owner, sessionId } = await createApprovedSpecification()
  const choices = { closesOn: null, town: null, postcode: null, reason: null } as const
  const { slug } = await publishVacancy(sessionId, { showClient: false, applyBy: 'form', ...choices }, ADA)
  return { owner, vacancyId: sessionId, slug }
}

describe('respondToJob', () => {
  it('stores the response with its CV, and writes to the candidate', async () => {
    const { vacancyId, slug } = await publish()
    await respondToJob(slug, interest({ cv: CV }), FROM)
    const [stored] = await listInterests(vacancyId)
    expect(stored).toMatchObject({
      name: 'Sam Rivers',
      message: 'In March',
      status: 'new',
      cv: { name: 'Sam R Rivers pdf.pdf', size: CV.bytes.byteLength },
    })
    const file = await readCvFile(stored?.id ?? '')
    expect(Buffer.from(file.content).equals(CV.bytes)).toBe(true)
    const mail = await db().mailMessage.findFirstOrThrow({ where: { kind: 'jobInterestReceived' } })
    expect(mail).toMatchObject({ recipient: 'Sam@rivers.example', state: 'held' })
    expect(mail.subject).toBe('We’ve received your details: Bridge engineer')
  })

  it('stores the same response once, and another one too', async () => {
    const { vacancyId, slug } = await publish()
    await Promise.all([1, 2, 3].map(() => respondToJob(slug, interest(), FROM)))
    await respondToJob(slug, interest({ message: 'In April' }), FROM)
    expect((await listInterests(vacancyId)).map(({ message }) => message)).toEqual(['In April', 'In March'])
    expect(await db().mailMessage.count({ where: { kind: 'jobInterestReceived' } })).toBe(1)
  })

  it('tells the company where its advert is, and how many have responded', async () => {
    const { owner, vacancyId, slug } = await publish()
    await respondToJob(slug, interest(), FROM)
    await respondToJob(slug, interest({ message: 'In April' }), FROM)
    const { advert } = await getVacancyDetail(owner, vacancyId)
    expect(advert).toMatchObject({ state: 'open', responses: 2 })
    expect(advert?.url).toContain(slug)
    await closePublication(vacancyId, ADA)
    expect((await getVacancyDetail(owner, vacancyId)).advert?.state).toBe('closed')
  })

  it('says nothing of an advert that was never published', async () => {
    const { owner, sessionId } = await createApprovedSpecification()
    expect((await getVacancyDetail(owner, sessionId)).advert).toBeNull()
  })

  it.each([{ homepage: 'https://spam.example' }, { elapsedMs: 3 }])(
    'drops what a bot sends: %j',
    async (sign) => {
      const { vacancyId, slug } = await publish()
      await respondToJob(slug, interest(sign), FROM)
      expect(await listInterests(vacancyId)).toEqual([])
    },
  )

  it('refuses a closed job, an unknown one and a CV that isn’t one', async () => {
    const { vacancyId, slug } = await publish()
    for (const [name, words] of [
      ['cv.exe', /^Your CV must be a PDF or a DOCX file\./],
      ['Sam Rivers.pdf', /^We couldn’t read Sam Rivers\.pdf as a PDF\. Choose another file/],
      ['a/<b>.DOCX', /^We couldn’t read b\.docx as a DOCX\./],
    ] as const) {
      const program = { name, bytes: Buffer.from('MZ program') }
      await expect(respondToJob(slug, interest({ cv: program }), FROM)).rejects.toMatchObject({
        code: 'invalid',
        fields: [{ field: 'cv', message: expect.stringMatching(words) }],
      })
    }
    await closePublication(vacancyId, ADA)
    await expect(respondToJob(slug, interest(), FROM)).rejects.toMatchObject({ code: 'conflict' })
    await expect(respondToJob('no-such-job', interest(), FROM)).rejects.toMatchObject({ code: 'notFound' })
    expect(await db().jobInterest.count()).toBe(0)
  })

  it('refuses more than a vacancy takes', async () => {
    const { vacancyId, slug } = await publish()
    await db().jobInterest.createMany({
      data: Array.from({ length: QUOTAS.interestsPerVacancy }, () => ({
        vacancyId,
        name: 'Bo',
        email: 'bo@li.example',
        contentHash: '0'.repeat(64),
      })),
    })
    await expect(respondToJob(slug, interest(), FROM)).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('toSafeName', () => {
  it.each([
    ['C:\\docs\\cv.docx', 'cv.docx'],
    ['', 'CV.docx'],
    ['Łukasz “the best”; CV.pdf', 'Łukasz the best CV.docx'],
    ['x'.repeat(500), `${'x'.repeat(114)}.docx`],
  ])('makes %j safe', (name, safe) => expect(toSafeName(name, 'docx')).toBe(safe))
})

import { describe, expect, it } from 'vitest'
import { FILE_FORMATS } from '@/lib/documents/writing/model'
import { loadSpecification } from '@/lib/specification/queries'
import { loadCandidateContent } from '@/lib/vacancy/document/queries'
import { closePublication, publishVacancy } from '@/lib/vacancy/publication/service'
import { createApprovedSpecification, createDraftSpecification } from '@/tests/support/records'
import { readPdfText, readZip } from '@/tests/support/written-files'
import { attachSpecification, writeVacancyDocument } from './service'

const ADA = { name: 'ada', address: '203.0.113.7', requestId: null }
const CHOICES = { applyBy: 'form', closesOn: null, town: null, postcode: null, reason: null } as const
const CLIENT = /northmoor/i

const textOf = async (id: string, format: (typeof FILE_FORMATS)[number]) => {
  const { bytes, name } = await writeVacancyDocument(id, { format, edition: 'candidate' })
  const unpacked = {
    pdf: async () => (await readPdfText(bytes)).text,
    docx: async () => JSON.stringify(readZip(bytes)),
    md: async () => Buffer.from(bytes).toString(),
    txt: async () => Buffer.from(bytes).toString(),
  }
  return `${name}\n${await unpacked[format]()}`
}

describe('the candidate edition', () => {
  it('follows the publication: it names the client only where that was chosen', async () => {
    const { sessionId, specificationId } = await createApprovedSpecification()
    const onScreen = async () => {
      const { content } = await loadSpecification(specificationId)
      return await loadCandidateContent({ sessionId, content })
    }
    expect((await onScreen()).companyName).toMatch(/^A client of /)
    expect(JSON.stringify(await onScreen())).not.toMatch(CLIENT)
    const attachment = async () =>
      (await readPdfText((await attachSpecification(specificationId))?.content ?? Buffer.alloc(0))).text
    for (const format of FILE_FORMATS) expect(await textOf(sessionId, format)).not.toMatch(CLIENT)

    const { slug } = await publishVacancy(sessionId, { ...CHOICES, showClient: false }, ADA)
    for (const format of FILE_FORMATS) expect(await textOf(sessionId, format)).not.toMatch(CLIENT)
    expect(await attachment()).not.toMatch(CLIENT)
    const open = await textOf(sessionId, 'txt')
    expect(open).toContain(`reference ${slug.split('-').at(-1)}`)
    expect(open).toContain('Closes on ')

    await publishVacancy(sessionId, { ...CHOICES, showClient: true }, ADA)
    for (const format of FILE_FORMATS) expect(await textOf(sessionId, format)).toMatch(CLIENT)
    expect(await attachment()).toMatch(CLIENT)
    expect((await onScreen()).companyName).toBe('Northmoor Bridges Ltd')

    await closePublication(sessionId, ADA)
    const closed = await textOf(sessionId, 'txt')
    expect(closed).not.toContain('How to respond')
    expect(closed).toContain('Advertised by')
    expect(closed).not.toContain('Closes on ')
  })

  it('is attached as a PDF, and nothing once the specification has gone', async () => {
    const { specificationId } = await createDraftSpecification()
    const file = await attachSpecification(specificationId)
    expect(file).toMatchObject({
      contentType: 'application/pdf',
      filename: expect.stringMatching(/-version-1\.pdf$/),
    })
    const { text } = await readPdfText(file?.content ?? Buffer.alloc(0))
    expect(text).toContain('Advertised by')
    expect(text).not.toContain('Schedule of sources')
    expect(await attachSpecification('0198f3a0-5b7c-7000-8000-3f6a2c1d9e04')).toBeNull()
  })
})

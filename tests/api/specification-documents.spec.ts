import { readPdfText, readZip, unpackPdf } from '@/tests/support/written-files'
import { expect, type Visitor } from './support/fixtures'
import { newAddress, sendForm, signInByEmail, test } from './support/people'
import { expectProblem } from './support/problem'

const TAG = { tag: '@embedded' }
/** Only an agency edition may say it. */
const SECRET = 'The last engineer left after four months'
const MARKUP = 'Experience of #strong[Tekla] and $BIM$ for <b>bridges</b>'

const documentOf = (visitor: Visitor, id: string, format: string, edition?: string) =>
  visitor.call('GET /api/job-specifications/{id}/document', {
    params: { id },
    query: { format, ...(edition && { edition }) },
  })
const certificateOf = (visitor: Visitor, id: string) =>
  visitor.call('GET /api/job-specifications/{id}/certificate', { params: { id } })

/** A draft with a line for the agency, and a line of what looks like markup. */
async function draft(visitor: Visitor) {
  const owned = await visitor.consult()
  const params = { id: owned.specificationId }
  const read = async () =>
    (await visitor.read('GET /api/job-specifications/{id}', { params })).jobSpecification
  const { evidence } = await read()
  const lineOf = (path: string) =>
    evidence.find((line: { path: string }) => line.path.startsWith(path))?.lineId ?? ''
  const edit = async (lineId: string, body: object) =>
    await visitor.read('PATCH /api/job-specifications/{id}/lines/{lineId}', {
      params: { ...params, lineId },
      body: { ...body, revision: (await read()).revision },
    })
  await edit(lineOf('keyRequirements.technical'), { text: MARKUP })
  await edit(lineOf('responsibilities'), { text: SECRET, audience: 'agency' })
  return { ...owned, title: (await read()).jobTitle as string }
}

async function invite(owner: Visitor, companyId: string, visitor: Visitor, email: string, role: string) {
  const { invitations } = await owner.read('POST /api/companies/{companyId}/invitations', {
    params: { companyId },
    body: { email, role, canApprove: false },
  })
  const invitation = invitations.find((entry: { email: string }) => entry.email === email).id
  await sendForm(visitor, '/account/accept-invitation', { invitation })
}

test(
  'downloads each format of each edition, for those who may read it',
  TAG,
  async ({ newVisitor, smtp }) => {
    const [owner, viewer, stranger] = [await newVisitor(), await newVisitor(), await newVisitor()]
    const { specificationId, companyId, title } = await draft(owner)
    const email = newAddress()
    await signInByEmail(viewer, smtp, email)
    await invite(owner, companyId, viewer, email, 'viewer')

    const types = {
      pdf: 'application/pdf',
      docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      md: 'text/markdown; charset=utf-8',
      txt: 'text/plain; charset=utf-8',
    }
    for (const [format, type] of Object.entries(types)) {
      const response = await documentOf(viewer, specificationId, format, 'candidate')
      const body = await response.body()
      expect(response.status(), `${format}: ${body.subarray(0, 200)}`).toBe(200)
      expect(response.headers()).toMatchObject({
        'content-type': type,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename="senior-bridge-engineer-version-1.${format}"`,
      })
      const unpacked = { pdf: unpackPdf, docx: (bytes: Buffer) => JSON.stringify(readZip(bytes)) }[format]
      const text = unpacked ? unpacked(body) : body.toString()
      expect(text).not.toMatch(/left after four months| said: |Schedule of sources|northmoor/i)
      // Text of a PDF is stored by the numbers of its glyphs.
      if (format === 'pdf') {
        const pdf = await readPdfText(body)
        expect(pdf.info).toMatchObject({ isMarked: true, title })
        expect(pdf.text).toContain(MARKUP)
        expect(pdf.text).not.toMatch(/four months| said: |northmoor/i)
      }
      await expectProblem(await documentOf(viewer, specificationId, format, 'agency'), 403)
    }

    const pages = [await owner.request.get(`/job-specification/${specificationId}?edition=candidate`)]
    pages.push(await viewer.request.get(`/job-specification/${specificationId}`))
    for (const page of pages) {
      const html = await page.text()
      expect(html).toContain('This is what candidates see.')
      expect(html).toContain('A client of ')
      expect(html).not.toMatch(/four months| said: |northmoor(?!\.example)/i)
    }

    const agency = await (await documentOf(owner, specificationId, 'txt', 'agency')).text()
    expect(agency).toContain(SECRET)
    expect(agency).toContain('Agency only')
    expect(agency).toMatch(/SCHEDULE OF SOURCES[\s\S]+ said:\s“/)
    const pdf = await readPdfText(await (await documentOf(owner, specificationId, 'pdf', 'agency')).body())
    expect(pdf.text).toContain(SECRET)
    expect(pdf.tags.filter((tag) => tag === 'H2').length).toBeGreaterThan(5)

    await expectProblem(await documentOf(owner, specificationId, 'odt'), 422)
    await expectProblem(await documentOf(owner, specificationId, 'pdf', 'public'), 422)
    await expectProblem(await documentOf(stranger, specificationId, 'pdf'), 401)
    await stranger.register()
    await expectProblem(await documentOf(stranger, specificationId, 'pdf', 'agency'), 404)
    await expectProblem(await certificateOf(stranger, specificationId), 404)
  },
)

test(
  'certifies an approval in the same bytes for everyone, and no draft',
  TAG,
  async ({ app, newVisitor, smtp }) => {
    const [owner, viewer] = [await newVisitor(), await newVisitor()]
    const { specificationId, companyId, sessionId } = await draft(owner)
    const email = newAddress()
    await signInByEmail(viewer, smtp, email)
    await invite(owner, companyId, viewer, email, 'viewer')
    await expectProblem(await certificateOf(owner, specificationId), 409)
    const { approval } = await owner.read('POST /api/job-specifications/{id}/approval', {
      params: { id: specificationId },
      body: { name: 'Zoë O’Neill', acceptTerms: true },
    })

    const response = await certificateOf(owner, specificationId)
    expect(response.headers()['content-disposition']).toBe(
      'attachment; filename="senior-bridge-engineer-version-1-certificate.pdf"',
    )
    const bytes = await response.body()
    const { text, tags } = await readPdfText(bytes)
    const flat = text.replace(/\s+/g, ' ')
    for (const part of [
      'Approval certificate',
      approval.hash,
      'Zoë O’Neill',
      `${approval.at.slice(0, 10)} ${approval.at.slice(11, 19)} UTC`,
      'UK time',
      '25% of first-year salary',
      '14 days from the start date',
      '8 weeks',
      'Schedule of sources',
    ])
      expect(flat.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''))
    expect(text).not.toContain('four months')
    expect(tags[0]).toBe('Document')

    expect((await (await certificateOf(viewer, specificationId)).body()).equals(bytes)).toBe(true)
    await owner.signIn()
    const admin = await owner.call('GET /api/admin/vacancies/{id}/certificate', { params: { id: sessionId } })
    expect((await admin.body()).equals(bytes)).toBe(true)
    await app.kill()
    await app.restart()
    expect((await (await certificateOf(owner, specificationId)).body()).equals(bytes)).toBe(true)
  },
)

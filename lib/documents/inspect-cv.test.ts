import { describe, expect, it } from 'vitest'
import { makeDocx, makeLockedPdf, makePdf, makeZip, paragraph } from '@/tests/support/documents'
import { inspectCv } from './inspect-cv'

const TEXT = 'Sam Rivers, structural engineer, ten years of steel footbridges.'

describe('inspectCv', () => {
  it.each([
    ['pdf', makePdf([[TEXT]])],
    ['docx', makeDocx(paragraph(TEXT))],
  ])('takes a %s', async (kind, bytes) => {
    expect(await inspectCv(bytes)).toBe(kind)
  })

  it('takes a scanned PDF, which has no text', async () => {
    expect(await inspectCv(makePdf([['x']]))).toBe('pdf')
  })

  const withAction = (action: string) => makePdf([[TEXT]], { objects: [action] })

  it.each([
    ['unsupported', Buffer.from(TEXT)],
    ['unsupported', Buffer.from('MZ\u0090\u0000 a program')],
    ['unsupported', Buffer.from(`<html>%PDF-1.4 ${TEXT}</html>`)],
    ['oldWord', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['encrypted', makeLockedPdf()],
    ['damaged', Buffer.from('%PDF-1.7 and nothing else')],
    ['unsupported', makeZip({ 'readme.txt': TEXT })],
    ['active', withAction('<< /S /JavaScript /JS (app.alert\\(1\\)) >>')],
    ['active', withAction('<< /S /J#61vaScript /J#53 (app.alert\\(1\\)) >>')],
    ['active', withAction('<< /S /Launch /F (cmd.exe) >>')],
    ['active', withAction('<< /Type /Filespec /EmbeddedFiles 9 0 R >>')],
    ['active', makeZip({ 'word/document.xml': '<w:document/>', 'word/vbaProject.bin': 'macro' })],
  ])('refuses a file that is %s', async (reason, bytes) => {
    await expect(inspectCv(bytes)).rejects.toMatchObject({ reason })
  })
})

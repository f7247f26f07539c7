import { writeDocx } from './docx'
import { writeMarkdown } from './markdown'
import { cleanDocument, type FileFormat, type WrittenDocument } from './model'
import { writePdf } from './pdf'
import { writePlainText } from './plain-text'

export interface WritingInput {
  format: FileFormat
  document: WrittenDocument
}

/** Throws PdfEngineMissingError. */
export async function writeDocument({ format, document }: WritingInput): Promise<Uint8Array> {
  const clean = cleanDocument(document)
  switch (format) {
    case 'pdf':
      return await writePdf(clean)
    case 'docx':
      return await writeDocx(clean)
    case 'md':
      return Buffer.from(writeMarkdown(clean))
    case 'txt':
      return Buffer.from(writePlainText(clean))
  }
}

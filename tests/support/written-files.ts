import { inflateRawSync, inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'

/** The text of each page, the tags in the order of the document, and what its properties say. */
export async function readPdfText(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages: string[] = []
  const tags: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    collectRoles(await page.getStructTree(), tags)
  }
  const mark = await pdf.getMarkInfo()
  const { info } = await pdf.getMetadata()
  const properties = info as { Title?: string; Language?: string }
  return {
    text: pages.join('\n'),
    tags,
    info: {
      isMarked: mark?.Marked === true,
      title: properties.Title,
      language: properties.Language,
    },
  }
}

interface Tag {
  role?: string
  children?: unknown[]
}

function collectContent(tag: Tag | null, ids: Set<string>): void {
  for (const child of (tag?.children ?? []) as (Tag & { type?: string; id?: string })[])
    if (child.type === 'content' && child.id) ids.add(child.id)
    else collectContent(child, ids)
}

function collectRoles(tag: Tag | null, roles: string[]): void {
  if (!tag) return
  if (tag.role && tag.role !== 'Root') roles.push(tag.role)
  for (const child of tag.children ?? []) collectRoles(child as Tag, roles)
}

/** The text that the tree of tags holds, that of artifacts such as page numbers, and what neither of them has. */
export async function readTaggedText(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const text = { inTree: '', artifacts: '', elsewhere: '' }
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const inTree = new Set<string>()
    collectContent(await page.getStructTree(), inTree)
    /** Their types leave out the tag. */
    const open: { tag?: string; id?: string }[] = []
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        const isInTree = open.some(({ id }) => id !== undefined && inTree.has(id))
        const isArtifact = open.some(({ tag }) => tag === 'Artifact')
        text[isInTree ? 'inTree' : isArtifact ? 'artifacts' : 'elsewhere'] += item.str
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push(item)
    }
  }
  return text
}

/** All of a PDF, with its streams decompressed. */
export function unpackPdf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    } catch {
      return stream
    }
  })
  return [text, ...streams].join('\n')
}

const LOCAL_HEADER = 0x02014b50

/** The files of a DOCX, by name. */
export function readZip(bytes: Uint8Array): Record<string, string> {
  const zip = Buffer.from(bytes)
  const files: Record<string, string> = {}
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  for (let at = zip.readUInt32LE(end + 16); zip.readUInt32LE(at) === LOCAL_HEADER; ) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    )
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    files[name] = (zip.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString('utf8')
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return files
}

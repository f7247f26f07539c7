import type { DocumentBlock, WrittenDocument } from '@/lib/documents/writing/model'
import { type AdvertBlock, listBlocks, paragraphsOf } from './description'
import { listGlance } from './glance'
import type { Advert } from './schema'

type Details = { label: string; text: string }[]

/** The candidate edition as a file, in any format. */
export function buildAdvertDocument(advert: Advert): WrittenDocument {
  const glance = listGlance(advert)
  return {
    title: advert.title,
    author: advert.agency.legalName,
    foot: `${advert.title}, ${advert.agency.legalName}`,
    blocks: [
      { kind: 'details', details: glance },
      ...listBlocks(advert).flatMap((block) => toDocumentBlocks(block, detailsBelow(advert, glance))),
    ],
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Without the rows that say no more than what stands at the top. */
function detailsBelow({ details }: Advert, glance: Details): Details {
  return details.filter(({ text }) => {
    const words = wordsOf(text)
    return !glance.some((row) => {
      const above = new Set(wordsOf(row.text))
      return words.every((word) => above.has(word))
    })
  })
}

function toDocumentBlocks({ heading, paragraphs, items, isDetails }: AdvertBlock, details: Details) {
  const blocks: DocumentBlock[] = heading === null ? [] : [{ kind: 'heading', level: 2, text: heading }]
  for (const text of paragraphs.flatMap(paragraphsOf)) blocks.push({ kind: 'paragraph', text })
  if (isDetails && details.length === 0) return []
  if (isDetails) blocks.push({ kind: 'details', details })
  else if (items.length > 0) blocks.push({ kind: 'list', items: items.map((text) => ({ text })) })
  return blocks
}

import type { DocumentBlock, WrittenDocument } from '@/lib/documents/writing/model'
import { type AdvertBlock, listBlocks, paragraphsOf } from './description'
import { listDetailsBelow, listHead } from './glance'
import type { Advert } from './schema'

/** The candidate edition as a file, in any format. */
export function buildAdvertDocument(advert: Advert): WrittenDocument {
  const details = listDetailsBelow(advert)
  return {
    title: advert.title,
    author: advert.agency.legalName,
    foot: `${advert.title}, ${advert.agency.legalName}`,
    blocks: [
      { kind: 'details', details: listHead(advert) },
      ...listBlocks(advert).flatMap((block) => toDocumentBlocks(block, details)),
    ],
  }
}

function toDocumentBlocks(
  { heading, paragraphs, items, isDetails }: AdvertBlock,
  details: Advert['details'],
) {
  const blocks: DocumentBlock[] = heading === null ? [] : [{ kind: 'heading', level: 2, text: heading }]
  for (const text of paragraphs.flatMap(paragraphsOf)) blocks.push({ kind: 'paragraph', text })
  if (isDetails && details.length === 0) return []
  if (isDetails) blocks.push({ kind: 'details', details })
  else if (items.length > 0) blocks.push({ kind: 'list', items: items.map((text) => ({ text })) })
  return blocks
}

import { expect } from '@playwright/test'
import type { Kit } from '@/lib/interview-kit/schema'
import type { CallCase } from './call-case'
import type { Owned, ReadCall } from './owned'

const id = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const text = expect.any(String)

const KIT_FIELDS = {
  'kit.id': id,
  'kit.minutes': 60,
  'kit.items[0].id': text,
  'kit.items[0].lineIds': expect.any(Array),
  'kit.items[0].kind': text,
  'kit.items[0].question': text,
  'kit.items[0].probes': expect.any(Array),
  'kit.items[0].anchors': expect.any(Object),
  'kit.unasked': expect.any(Array),
  'kit.behind': null,
}

async function makeKit(read: ReadCall, { specificationId }: Owned): Promise<Pick<Owned, 'kit' | 'kitId'>> {
  const { kit } = await read('POST /api/job-specifications/{id}/kit', {
    params: { id: specificationId },
    body: { minutes: 60 },
  })
  return { kit, kitId: kit.id }
}

const ofKit = ({ kitId }: Owned) => ({ id: kitId })
const updateOf = ({ items, revision }: Pick<Kit, 'items' | 'revision'>) => ({
  items: items.toReversed(),
  revision,
})

export const KIT_CASES = {
  'POST /api/job-specifications/{id}/kit': {
    params: ({ specificationId }) => ({ id: specificationId }),
    body: () => ({ minutes: 60 }),
    status: 201,
    reads: KIT_FIELDS,
  },
  'GET /api/kits/{id}': { prepare: makeKit, params: ofKit, status: 200, reads: KIT_FIELDS },
  'PUT /api/kits/{id}': {
    prepare: makeKit,
    params: ofKit,
    body: ({ kit }) => updateOf(kit),
    nullable: ['items[0].anchors'],
    status: 200,
    reads: { ...KIT_FIELDS, 'kit.items[0].anchors': undefined },
  },
  'POST /api/kits/{id}/renewal': {
    prepare: makeKit,
    params: ofKit,
    body: ({ kit }) => ({ revision: kit.revision }),
    status: 201,
    reads: KIT_FIELDS,
  },
} satisfies Partial<Record<string, CallCase>>

import { FEED_KEYS } from '@/lib/advert/channels/options'
import { readFeed } from '@/lib/vacancy/channels/queries'

export const dynamic = 'force-dynamic'

/** `/feeds/adzuna.xml?token=…`. 404 without the token, so that nobody learns which feeds are switched on. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const channel = FEED_KEYS.find((key) => file === `${key}.xml`)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const xml = channel && (await readFeed(channel, token))
  if (!xml) return new Response(null, { status: 404 })
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

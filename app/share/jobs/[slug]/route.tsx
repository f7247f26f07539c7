import { renderPicture } from '@/app/share/picture'
import { OpenGraphImage } from '@/components/layout/open-graph-image'
import { summariseAdvert } from '@/lib/advert/glance'
import { findJob } from '@/lib/vacancy/publication/queries'

/** Of a job that is open. `slug` ends in ".png". */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const job = slug.endsWith('.png') ? await findJob(slug.slice(0, -'.png'.length)) : null
  if (!job || job === 'gone' || job.state === 'closed') return new Response(null, { status: 404 })
  const { advert } = job
  return await renderPicture(<OpenGraphImage title={advert.title} description={summariseAdvert(advert)} />)
}

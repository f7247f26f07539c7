import path from 'node:path'
import { renderPicture } from '@/app/share/picture'
import { OpenGraphImage } from '@/components/layout/open-graph-image'
import { PUBLIC_PAGES, type PublicPage, sharePicturePath } from '@/lib/content/pages'

export const dynamic = 'force-static'
export const dynamicParams = false

const PAGES = Object.keys(PUBLIC_PAGES) as PublicPage[]
const fileOf = (page: PublicPage) => path.posix.basename(sharePicturePath(page))

export const generateStaticParams = () => PAGES.map((page) => ({ image: fileOf(page) }))

export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const { image } = await params
  const page = PAGES.find((key) => fileOf(key) === image)
  if (!page) return new Response(null, { status: 404 })
  const { title, description } = PUBLIC_PAGES[page]
  return await renderPicture(
    <OpenGraphImage title={title} description={description} isHome={page === 'home'} />,
  )
}

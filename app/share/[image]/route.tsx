import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { OpenGraphImage } from '@/components/layout/open-graph-image'
import { PUBLIC_PAGES, type PublicPage, sharePicturePath } from '@/lib/content/pages'

export const dynamic = 'force-static'
export const dynamicParams = false

const PAGES = Object.keys(PUBLIC_PAGES) as PublicPage[]
const fileOf = (page: PublicPage) => path.posix.basename(sharePicturePath(page))
const font = (name: string) => readFile(path.join(process.cwd(), 'app/fonts', `${name}.woff`))

export const generateStaticParams = () => PAGES.map((page) => ({ image: fileOf(page) }))

export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const { image } = await params
  const page = PAGES.find((key) => fileOf(key) === image)
  if (!page) return new Response(null, { status: 404 })
  const [text, display] = await Promise.all([font('archivo-text'), font('archivo-display')])
  return new ImageResponse(<OpenGraphImage page={page} />, {
    width: 1200,
    height: 630,
    fonts: [
      { name: 'Archivo', data: text, weight: 400 },
      { name: 'Archivo', data: display, weight: 700 },
    ],
  })
}

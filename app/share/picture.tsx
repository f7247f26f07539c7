import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'

const font = (name: string) => readFile(path.join(process.cwd(), 'app/fonts', `${name}.woff`))

/** For link previews, in the product's type. */
export async function renderPicture(picture: ReactElement): Promise<ImageResponse> {
  const [text, display] = await Promise.all([font('archivo-text'), font('archivo-display')])
  return new ImageResponse(picture, {
    width: 1200,
    height: 630,
    fonts: [
      { name: 'Archivo', data: text, weight: 400 },
      { name: 'Archivo', data: display, weight: 700 },
    ],
  })
}

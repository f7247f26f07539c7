'use client'

import { useLayoutEffect } from 'react'
import './globals.css'

/** Stands in for the root layout when that itself has failed. Every page ships this: it says the least that helps. */
export default function GlobalError() {
  // This page has no classes of its own: the boot script, where it has run, sets the theme anew.
  useLayoutEffect(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  })
  return (
    <html lang="en-GB">
      <body className="container-page grid content-center gap-4 py-14">
        <title>Something failed</title>
        <span className="sketch-cracked-beam" />
        <h1>Something failed on our side</h1>
        <p>
          What you saved or sent before is safe.{' '}
          <a href="/" className="link">
            Load the home page
          </a>
        </p>
      </body>
    </html>
  )
}

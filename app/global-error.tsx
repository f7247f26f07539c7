'use client'

import { useLayoutEffect } from 'react'
import './site.css'

/** Shown instead of the root layout when that fails. Every page ships this, so it is kept small. */
export default function GlobalError() {
  // This page replaces <html> and so its theme class; the boot script sets it again on this event.
  useLayoutEffect(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  })
  return (
    <html lang="en-GB">
      <body className="container-page grid content-center gap-4 py-14">
        <title>Something went wrong</title>
        <span className="sketch-cracked-beam" />
        <h1>Sorry, something went wrong at our end</h1>
        <p>
          Anything you saved or sent is safe.{' '}
          <a href="/" className="link">
            Go to the home page
          </a>
        </p>
      </body>
    </html>
  )
}

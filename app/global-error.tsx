'use client'

import './globals.css'

/** Stands in for the root layout when that itself has failed. Every page ships this: it says the least that helps. */
export default function GlobalError() {
  return (
    <html lang="en-GB">
      <body className="container-page py-14">
        <title>Something failed</title>
        <h1>Something failed on our side</h1>
        <p>
          What you saved or sent before is safe. <a href="/">Load the home page</a>
        </p>
      </body>
    </html>
  )
}

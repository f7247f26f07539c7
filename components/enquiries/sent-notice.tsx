'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { forgetSentRequest, readSentRequest } from './sent-request'

/** After a contact request, at the top of the page that it leads to, until it is dismissed or the page left. `links` say what to do meanwhile. */
export function SentNotice({ links }: { links: ReactNode }) {
  // Never on the server, nor after a reload.
  const [sent, setSent] = useState(readSentRequest)
  useEffect(() => forgetSentRequest, [])
  if (!sent) return null
  return (
    <section aria-label="Your request" className="border-b bg-success-wash">
      <div className="container-page flex justify-between gap-4 py-3">
        <div className="wrap-anywhere">
          {/* Whole pixels, or the drawing below is drawn between two. */}
          <p className="leading-7">
            <strong>
              Thank you, <bdi>{sent.name}</bdi>.
            </strong>{' '}
            We’ll reply to {sent.email} within 24 hours.
          </p>
          {links}
        </div>
        <button
          type="button"
          className="link touch-target self-start leading-7"
          onClick={() => setSent(null)}
        >
          Dismiss
        </button>
      </div>
    </section>
  )
}

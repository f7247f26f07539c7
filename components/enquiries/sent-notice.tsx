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
      <div className="container-page flex items-start justify-between gap-4 py-4">
        <div className="grid gap-1">
          <p className="font-semibold">
            Thank you, <bdi>{sent.name}</bdi>.
          </p>
          <p className="wrap-anywhere">
            We’ll reply to <bdi>{sent.email}</bdi> within 24 hours.
          </p>
          {links}
        </div>
        <button
          type="button"
          className="-my-2.5 link min-h-11 shrink-0 text-sm"
          onClick={() => setSent(null)}
        >
          Dismiss
        </button>
      </div>
    </section>
  )
}

import { type ReactNode, type RefCallback, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMediaQuery } from '@/components/ui/use-media-query'

/** Whether what the research found is beside the form (Tailwind’s `xl`). Elsewhere it comes before the form’s buttons, and begins folded. */
export const useBesideForm = () => useMediaQuery('(min-width: 80rem)', false)

/**
 * What was decided, opened or typed in the findings stays when they move with the window. Render `rendered` once and give `ref` to the
 * element they are in at present.
 */
export function useFindingsPlace(findings: ReactNode): {
  ref: RefCallback<HTMLElement>
  rendered: ReactNode
} {
  const [host] = useState(() => document.createElement('div'))
  const ref = useCallback((place: HTMLElement | null) => place?.append(host), [host])
  return { ref, rendered: findings ? createPortal(findings, host) : null }
}

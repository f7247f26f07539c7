import '@/app/workplace.css'
import type { ReactNode } from 'react'

export default function SharedLayout({ children }: { children: ReactNode }) {
  return children
}

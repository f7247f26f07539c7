import '@/app/workplace.css'
import type { ReactNode } from 'react'

export default function InterviewLayout({ children }: { children: ReactNode }) {
  return children
}

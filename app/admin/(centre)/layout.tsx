import '@/app/workplace.css'
import '@/components/data-table/data-table.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AdminProviders } from '@/components/admin/shell/admin-providers'

export const metadata: Metadata = { title: 'Admin Center', robots: { index: false } }

/** Every page must check the session itself: a layout is not rendered again when navigating between its pages. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return <AdminProviders>{children}</AdminProviders>
}

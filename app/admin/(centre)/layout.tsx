import '@/components/admin/admin.css'
import '@/components/data-table/data-table.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AdminSession } from '@/components/admin/lists/session'

export const metadata: Metadata = { title: 'Admin Center', robots: { index: false } }

/** What all screens of the centre share in the browser. Each page checks the session itself: a layout is not run anew. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return <AdminSession>{children}</AdminSession>
}

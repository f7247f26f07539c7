import type { Metadata } from 'next'
import { Suspense } from 'react'
import { AuditLog } from '@/components/admin/audit-log/audit-log'
import { AdminShell } from '@/components/admin/shell/admin-shell'
import { requireAdministratorPage } from '@/lib/auth/administrator'

export const metadata: Metadata = { title: 'Audit log' }

export default async function AuditPage() {
  const administrator = await requireAdministratorPage()
  return (
    <AdminShell administrator={administrator} current="audit">
      <h1 className="mb-4 text-2xl">Audit log</h1>
      <div className="list-stack">
        <Suspense>
          <AuditLog />
        </Suspense>
      </div>
    </AdminShell>
  )
}

import { Suspense } from 'react'
import { AdminCentre } from '@/components/admin/shell/admin-centre'
import { AdminShell } from '@/components/admin/shell/admin-shell'
import { RetentionNotice } from '@/components/admin/shell/retention-notice'
import { readRetentionNotice } from '@/lib/admin/retention/queries'
import { requireAdministratorPage } from '@/lib/auth/administrator'

export default async function AdminPage() {
  const { username } = await requireAdministratorPage()
  const notice = await readRetentionNotice()
  return (
    <AdminShell username={username} current="centre">
      {notice ? <RetentionNotice notice={notice} /> : null}
      <Suspense>
        <AdminCentre />
      </Suspense>
    </AdminShell>
  )
}

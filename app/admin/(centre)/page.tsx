import { Suspense } from 'react'
import { AdminCentre } from '@/components/admin/shell/admin-centre'
import { AdminShell } from '@/components/admin/shell/admin-shell'
import { GoLiveNotice } from '@/components/admin/shell/go-live-notice'
import { RetentionNotice } from '@/components/admin/shell/retention-notice'
import { readRetentionNotice } from '@/lib/admin/retention/queries'
import { requireAdministratorPage } from '@/lib/auth/administrator'
import { listUnconfirmed } from '@/lib/content/go-live'
import { env } from '@/lib/server/env'

export default async function AdminPage() {
  const administrator = await requireAdministratorPage()
  const notice = await readRetentionNotice()
  return (
    <AdminShell administrator={administrator} current="centre">
      {notice ? <RetentionNotice notice={notice} /> : null}
      <GoLiveNotice items={listUnconfirmed(env)} />
      <Suspense>
        <AdminCentre />
      </Suspense>
    </AdminShell>
  )
}

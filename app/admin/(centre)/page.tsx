import { Suspense } from 'react'
import { AdminCentre } from '@/components/admin/shell/admin-centre'
import { AdminShell } from '@/components/admin/shell/admin-shell'
import { requireAdministratorPage } from '@/lib/auth/administrator'

export default async function AdminPage() {
  const { username } = await requireAdministratorPage()
  return (
    <AdminShell username={username} current="centre">
      <Suspense>
        <AdminCentre />
      </Suspense>
    </AdminShell>
  )
}

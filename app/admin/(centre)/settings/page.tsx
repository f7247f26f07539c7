import type { Metadata } from 'next'
import { Administrators } from '@/components/admin/settings/administrators'
import { ChangePassword } from '@/components/admin/settings/change-password'
import { PersonalData } from '@/components/admin/settings/personal-data'
import { AdminShell } from '@/components/admin/shell/admin-shell'
import { requireAdministratorPage } from '@/lib/auth/administrator'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage() {
  const administrator = await requireAdministratorPage()
  const { username, role } = administrator
  return (
    <AdminShell administrator={administrator} current="settings">
      <h1 className="mb-4 text-2xl">Settings</h1>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <Administrators />
          <ChangePassword username={username} />
        </div>
        {role === 'reader' ? null : <PersonalData canErase={role === 'owner'} />}
      </div>
    </AdminShell>
  )
}

import { RegisterScreen } from '@/components/company/register-screen'
import { currentCaller } from '@/lib/auth/caller'
import { listOnboardingStates } from '@/lib/company/queries'
import { pageMetadata } from '@/lib/content/pages'

export const metadata = pageMetadata('register')

/** `/register` for a browser that has registered a company. */
export default async function RegisterAgainPage() {
  const caller = await currentCaller()
  return (
    <RegisterScreen
      states={caller ? await listOnboardingStates(caller) : []}
      account={caller?.person?.email}
    />
  )
}

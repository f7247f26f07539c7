import { RegisterScreen } from '@/components/company/register-screen'
import { currentOwner } from '@/lib/auth/owner'
import { listOnboardingStates } from '@/lib/company/queries'
import { pageMetadata } from '@/lib/content/pages'

export const metadata = pageMetadata('register')

/** `/register` for a browser that has registered a company. */
export default async function RegisterAgainPage() {
  const owner = await currentOwner()
  return <RegisterScreen states={owner ? await listOnboardingStates(owner) : []} />
}

import { RegisterScreen } from '@/components/company/register-screen'
import { pageMetadata } from '@/lib/content/pages'

export const metadata = pageMetadata('register')

/** Static, and so outside (onboarding), whose not-found page reads a cookie. next.config.ts sends a browser with an owner's cookie to `registered`. */
export default function RegisterPage() {
  return <RegisterScreen states={[]} />
}

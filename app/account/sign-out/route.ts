import { signOutForm } from '@/lib/api/account-forms'

export { signOutForm as POST }

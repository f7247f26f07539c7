import { endSessionForm } from '@/lib/api/account-forms'

export { endSessionForm as POST }

import { confirmLinkForm } from '@/lib/api/account-forms'

export { confirmLinkForm as POST }

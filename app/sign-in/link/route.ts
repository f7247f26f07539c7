import { askForLinkForm } from '@/lib/api/account-forms'

export { askForLinkForm as POST }

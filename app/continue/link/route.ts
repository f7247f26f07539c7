import { askForContinueLinkForm } from '@/lib/api/account-forms'

export { askForContinueLinkForm as POST }

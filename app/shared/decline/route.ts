import { declineForm } from '@/lib/api/share-forms'

export { declineForm as POST }

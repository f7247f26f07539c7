import { approveForm } from '@/lib/api/share-forms'

export { approveForm as POST }

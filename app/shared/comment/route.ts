import { commentForm } from '@/lib/api/share-forms'

export { commentForm as POST }

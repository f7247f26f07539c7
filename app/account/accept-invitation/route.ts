import { acceptInvitationForm } from '@/lib/api/colleague-forms'

export { acceptInvitationForm as POST }

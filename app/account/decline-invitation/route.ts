import { declineInvitationForm } from '@/lib/api/colleague-forms'

export { declineInvitationForm as POST }

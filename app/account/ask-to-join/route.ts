import { askToJoinForm } from '@/lib/api/colleague-forms'

export { askToJoinForm as POST }

import { changeEmailPreferences, showEmailPreferences } from '@/lib/api/email-stops-response'

export { changeEmailPreferences as POST, showEmailPreferences as GET }

import { addCompaniesForm } from '@/lib/api/account-forms'

export { addCompaniesForm as POST }

import { fileResponse } from '@/lib/api/file-response'
import { defineEndpoints } from '@/lib/api/route'
import { writeVacancyCertificate } from '@/lib/vacancy/document/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/vacancies/{id}/certificate': async ({ params, query }) =>
    fileResponse(await writeVacancyCertificate(params.id, query.version)),
})

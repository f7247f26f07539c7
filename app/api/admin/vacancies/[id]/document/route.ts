import { fileResponse } from '@/lib/api/file-response'
import { defineEndpoints } from '@/lib/api/route'
import { writeVacancyDocument } from '@/lib/vacancy/document/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/vacancies/{id}/document': async ({ params, query }) =>
    fileResponse(await writeVacancyDocument(params.id, query)),
})

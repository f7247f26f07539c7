import { COMPLETE_ROLE, newRegistration, Visitor } from './visitor.mjs'

const NUMBER = 900

/** Publishes a vacancy of a new company. Returns the path of the candidate's page. `admin` are an administrator's name and password. */
export async function publishJob(origin, admin) {
  const owner = new Visitor(origin)
  await owner.register(newRegistration(NUMBER))
  await owner.saveDetails()
  await owner.startConsultation()
  await owner.sendMessage(COMPLETE_ROLE)
  await owner.sendMessage('They must have five years of steel bridge design and know Tekla Structures.')
  await owner.approve(await owner.generateSpecification())
  const staff = new Visitor(origin)
  const authorization = `Bearer ${await staff.signIn(admin)}`
  const { publication } = await staff.callJson(
    'POST',
    `/api/admin/vacancies/${owner.sessionId}/publication`,
    { body: { showClient: false, applyBy: 'form' }, headers: { authorization } },
  )
  return `/jobs/${publication.slug}`
}

// What a running server answers about the companies of `make-database.mjs`: the same calls for every version.

/** @typedef {{owner: string, companyId: string, state: string, specificationIds: string[]}} MadeCompany `owner` is the owner cookie */

const COUNTED = {
  'interest-registrations': ['', '?search=ltd', '?userType=candidate', '?source=referral'],
  'contact-sales': ['', '?search=marsh', '?status=new', '?status=closed'],
  vacancies: [
    '',
    '?search=engineer',
    '?search=%C3%A9',
    '?status=awaiting',
    '?status=launched',
    '?status=onHold',
    '?status=unapproved',
  ],
}

/**
 * @param {string} origin @param {Record<string, string>} headers
 * @param {{method?: string, body?: unknown}} options
 */
export async function call(origin, path, headers = {}, { method = 'GET', body } = {}) {
  const response = await fetch(origin + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return { json: text && JSON.parse(text), cookie: response.headers.getSetCookie()[0]?.split(';')[0] }
}

/** @param {MadeCompany[]} companies @param {string} token an administrator's */
export async function readAnswers(origin, companies, token) {
  const owners = []
  for (const company of companies) owners.push(await readAsOwner(origin, company))
  return { owners, admin: await readAsAdmin(origin, owners, token) }
}

async function readAsOwner(origin, { owner, companyId, state, specificationIds }) {
  const read = async (path) => (await call(origin, path, { cookie: owner })).json
  const specifications = []
  for (const id of specificationIds) {
    const { jobSpecification, summary, ...rest } = await read(`/api/job-specifications/${id}`)
    const { sources } = await read(`/api/job-specifications/${id}/sources`)
    specifications.push({ jobSpecification, summary, ...rest, sources })
  }
  return {
    state,
    ...(await read(`/api/companies/${companyId}`)),
    ...(await read(`/api/consultations/company/${companyId}`)),
    ...(await read(`/api/companies/${companyId}/house-rules`)),
    specifications,
  }
}

async function readAsAdmin(origin, owners, token) {
  const read = async (path) =>
    (await call(origin, `/api/admin/${path}`, { authorization: `Bearer ${token}` })).json
  const { registrations } = await read('interest-registrations')
  const { contacts } = await read('contact-sales')
  const histories = {}
  for (const { id } of contacts) histories[id] = (await read(`contact-sales/${id}/history`)).history
  const counts = {}
  for (const [list, filters] of Object.entries(COUNTED))
    for (const filter of filters) counts[list + filter] = await read(`${list}/counts${filter}`)
  const details = {}
  for (const { sessions } of owners)
    for (const { sessionId } of sessions) details[sessionId] = await readVacancy(read, sessionId)
  const vacancies = {}
  for (const filter of COUNTED.vacancies)
    vacancies[filter] = await readPages(read, `vacancies${filter}`, 'vacancies')
  const audit = await readPages(read, 'audit?action=vacancy.launch', 'entries')
  return { registrations, contacts, histories, counts, vacancies, details, audit }
}

async function readPages(read, path, key) {
  const rows = []
  for (let cursor = ''; ; ) {
    const parameters = `size=50${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
    const { [key]: added, page } = await read(path + (path.includes('?') ? '&' : '?') + parameters)
    rows.push(...added)
    if (!page.next) return rows
    cursor = page.next
  }
}

/** With the content of every version. */
async function readVacancy(read, sessionId) {
  const { vacancy, company, consultation, history, ...rest } = await read(`vacancies/${sessionId}`)
  const specifications = rest.specifications ?? []
  for (const { version } of rest.versions ?? [])
    specifications.push((await read(`vacancies/${sessionId}?version=${version}`)).specification)
  return { vacancy, company, consultation, history, specifications }
}

const NEWEST = 'ORDER BY created_at DESC, id DESC'
const BUDGET = `array_position(ARRAY['under-5k', '5-15k', '15-50k', '50k+', 'success-based']::text[], budget::text)`
const SOURCE = `array_position(ARRAY['Search engine (Google, Bing, etc.)', 'Social media (LinkedIn, Twitter, etc.)', 'Industry publication or blog', 'Word of mouth/referral', 'Conference or event', 'Direct outreach', 'Other']::text[], how_did_you_hear::text)`

const WORD = `(^|[ \\n@.,/&(''-])`

const registrations = (
  rest,
) => `SELECT id, name, email, company, role, user_type, phone, message, interested_in, how_did_you_hear,
  pricing_plan, created_at FROM interest_registrations ${rest} LIMIT 51`
const contacts = (
  rest,
) => `SELECT id, name, email, company, role, phone, company_size, industry, product_interest, timeline, budget,
  current_solution, message, status, version, created_at FROM contact_sales_requests ${rest} LIMIT 51`
const vacancies = (
  where,
) => `SELECT v.id, coalesce(v.title, v.job_title), c.name, c.contact_name, c.email, c.phone, v.started_at, n.version, n.status,
  a.approver_name, a.approved_at, a.terms_version, a.content_hash, a.launch_status, a.launch_version, a.launch_changed_at
  FROM vacancies AS v JOIN companies AS c ON c.id = v.company_id
  LEFT JOIN LATERAL (SELECT id, version, status FROM job_specifications WHERE session_id = v.id ORDER BY version DESC LIMIT 1) AS n ON true
  LEFT JOIN approvals AS a ON a.job_specification_id = n.id WHERE ${where} ORDER BY v.at DESC, v.id DESC LIMIT 51`
const inEither = (pattern) => `(v.search_text LIKE '${pattern}' OR c.search_text LIKE '${pattern}')`
const NONE = `v.id IN (SELECT id FROM vacancies WHERE search_text LIKE '%nobody at all%'
  UNION SELECT o.id FROM companies AS f JOIN vacancies AS o ON o.company_id = f.id WHERE f.search_text LIKE '%nobody at all%')`
const audit = (
  where,
) => `SELECT id, at, actor, action, target, changes, address, request_id FROM audit_entries ${where}
  ORDER BY at DESC, id DESC LIMIT 51`

/** `copied` is what an export writes; \\copy writes it for comparison. */
export const LISTS = [
  {
    list: 'registrations',
    path: '/api/admin/interest-registrations',
    copied: `SELECT name, email, company, role, user_type, phone, how_did_you_hear, interested_in, pricing_plan, message, created_at
      FROM interest_registrations ORDER BY created_at DESC, id DESC`,
    counts: ['', 'search=engineer', 'search=k'],
    cases: [
      ['first page', 'size=50', registrations(NEWEST)],
      [
        'search, one match',
        'search=person77%40',
        registrations(`WHERE search_text LIKE '%person77@%' ${NEWEST}`),
      ],
      [
        'search, many matches',
        'search=Engineer',
        registrations(`WHERE search_text LIKE '%engineer%' ${NEWEST}`),
      ],
      [
        'search, no match',
        'search=nobody+at+all',
        registrations(`WHERE search_text LIKE '%nobody at all%' ${NEWEST}`),
      ],
      ['search, two letters', 'search=qx', registrations(`WHERE search_text ~ '${WORD}qx' ${NEWEST}`)],
      ['search, one letter', 'search=k', registrations(`WHERE search_text ~ '${WORD}k' ${NEWEST}`)],
      ['filter by type', 'userType=candidate', registrations(`WHERE user_type = 'candidate' ${NEWEST}`)],
      ['filter by source', 'source=event', registrations(`WHERE ${SOURCE} = 5 ${NEWEST}`)],
      [
        'sort by company',
        'sort=company',
        registrations('WHERE lower(company) IS NOT NULL ORDER BY lower(company), id'),
      ],
    ],
  },
  {
    list: 'contacts',
    path: '/api/admin/contact-sales',
    copied: `SELECT name, email, company, role, phone, company_size, industry, product_interest, timeline, budget, current_solution,
      status, message, created_at FROM contact_sales_requests ORDER BY created_at DESC, id DESC`,
    counts: ['', 'search=engineer', 'search=k'],
    cases: [
      ['first page', 'size=50', contacts(NEWEST)],
      [
        'search, some matches',
        'search=Viaduct+1',
        contacts(`WHERE search_text LIKE '%viaduct 1%' ${NEWEST}`),
      ],
      ['filter by status', 'status=qualified', contacts(`WHERE status = 'qualified' ${NEWEST}`)],
      ['sort by status', 'sort=status&direction=desc', contacts('ORDER BY status DESC, id DESC')],
      ['sort by budget', 'sort=budget', contacts(`WHERE ${BUDGET} IS NOT NULL ORDER BY ${BUDGET}, id`)],
      [
        'search, filter, sort',
        'search=engineer&status=new&sort=name',
        contacts(`WHERE search_text LIKE '%engineer%' AND status = 'new' ORDER BY lower(name), id`),
      ],
    ],
  },
  {
    list: 'vacancies',
    path: '/api/admin/vacancies',
    counts: ['', 'search=engineer'],
    cases: [
      ['first page', 'size=50', vacancies('v.rank = 0')],
      ['search, many matches', 'search=Engineer', vacancies(`v.rank = 0 AND ${inEither('%engineer%')}`)],
      ['search, no match', 'search=nobody+at+all', vacancies(NONE)],
      ['filter by launch', 'status=onHold', vacancies(`v.state = 'onHold'`)],
    ],
  },
  {
    list: 'audit log',
    path: '/api/admin/audit',
    counts: ['', 'actor=chidi'],
    cases: [
      ['first page', 'size=50', audit('')],
      ['search by name', 'actor=chidi', audit(`WHERE lower(actor) LIKE '%chidi%'`)],
      ['filter by action', 'action=contact.note', audit(`WHERE action = 'contact.note'`)],
      ['one entry', 'size=1', audit('').replace('LIMIT 51', 'LIMIT 2')],
    ],
  },
]

/** What an advert is checked against. */
export const RULES = {
  agencyName: {
    rule: 'Conduct Regulations 2003, regulation 27(1): an agency’s full name',
    source: 'https://www.legislation.gov.uk/uksi/2003/3319/regulation/27',
  },
  permanence: {
    rule: 'Conduct Regulations 2003, regulation 27(1): whether the work is temporary or permanent',
    source: 'https://www.legislation.gov.uk/uksi/2003/3319/regulation/27',
  },
  authority: {
    rule: 'Conduct Regulations 2003, regulation 27(2): the hirer’s authority to advertise',
    source: 'https://www.legislation.gov.uk/uksi/2003/3319/regulation/27',
  },
  payDetails: {
    rule: 'Conduct Regulations 2003, regulation 27(3): what an advert that gives a rate of pay also says',
    source: 'https://www.legislation.gov.uk/uksi/2003/3319/regulation/27',
  },
  google: {
    rule: 'Google’s rules for job postings',
    source: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
  },
  equality: {
    rule: 'Equality Act 2010: adverts that exclude people',
    source: 'https://www.equalityhumanrights.com/equality/equality-act-2010/advertising',
  },
  privacy: {
    rule: 'Your choice not to show the client',
    source: '/privacy-policy',
  },
  practice: {
    rule: 'Good practice: candidates look for it first',
    source: 'https://www.acas.org.uk/hiring-someone',
  },
} as const

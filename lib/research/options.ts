/** In the order of the card. `list`: items are shown one by one, otherwise joined into one text. `max`: items kept. */
export const RESEARCH_FIELDS = [
  { key: 'overview', label: 'Company overview', list: false, max: 3 },
  { key: 'values', label: 'Core values', list: true, max: 8 },
  { key: 'workingStyle', label: 'Working style', list: false, max: 3 },
  { key: 'growthPath', label: 'Growth path', list: false, max: 3 },
  { key: 'learningDevelopment', label: 'Learning and development', list: false, max: 4 },
  { key: 'benefits', label: 'Benefits', list: true, max: 14 },
  { key: 'perks', label: 'Perks', list: true, max: 10 },
  { key: 'strengths', label: 'Key strengths', list: true, max: 6 },
  { key: 'missionVision', label: 'Mission and vision', list: false, max: 3 },
  { key: 'sectors', label: 'Sectors', list: true, max: 10 },
  { key: 'customers', label: 'Customers', list: true, max: 8 },
  { key: 'standards', label: 'Standards and accreditations', list: true, max: 8 },
  { key: 'differentiators', label: 'What sets it apart', list: true, max: 5 },
  { key: 'openRoles', label: 'Open roles', list: true, max: 12 },
  { key: 'hiringProcess', label: 'Hiring process', list: true, max: 6 },
  { key: 'locations', label: 'Locations', list: true, max: 6 },
] as const
export type ResearchField = (typeof RESEARCH_FIELDS)[number]['key']
export const RESEARCH_FIELD_KEYS = RESEARCH_FIELDS.map(({ key }) => key) as [
  ResearchField,
  ...ResearchField[],
]

/** Also an evidence kind. */
export const RESEARCH_KINDS = ['website', 'document'] as const
export type ResearchKind = (typeof RESEARCH_KINDS)[number]

/** The default is `accepted`. */
export const RESEARCH_DECISIONS = ['accepted', 'edited', 'rejected'] as const

/** The keys are stored. */
export const RESEARCH_NOTICES = {
  injection: 'We ignored text on this page that was addressed to an AI.',
  javascript: 'This page needs JavaScript to show its text, and our reader doesn’t run it.',
  notRead: 'We couldn’t read this page.',
  cut: 'This page is very long, so we read only the beginning.',
  disallowed: 'This site asks bots not to read this page.',
  movedElsewhere: 'That address redirects to another website, so we read that one.',
  otherLanguage: 'This page is not in English. We kept the original wording.',
  builtIn: 'We couldn’t reach the AI model, so our own software read this page instead.',
  outOfTime: 'We ran out of time before reading every page.',
} as const
export type ResearchNoticeKind = keyof typeof RESEARCH_NOTICES
export const RESEARCH_NOTICE_KINDS = Object.keys(RESEARCH_NOTICES) as [
  ResearchNoticeKind,
  ...ResearchNoticeKind[],
]

/** Judged by the page's link text and path. */
export const PAGE_KINDS = [
  { key: 'home', label: 'home page' },
  { key: 'about', label: 'about page' },
  { key: 'careers', label: 'careers page' },
  { key: 'values', label: 'values page' },
  { key: 'benefits', label: 'benefits page' },
  { key: 'products', label: 'products page' },
  { key: 'news', label: 'news page' },
  { key: 'other', label: 'next page' },
] as const
export type PageKind = (typeof PAGE_KINDS)[number]['key']

export const RESEARCH_FAILURES = {
  address: 'We can only read public websites. Please check the address.',
  noSuchHost: 'We couldn’t find a website at this address. Check the spelling, or paste some text instead.',
  offline:
    'The website isn’t responding. Please try again later, describe the company yourself or upload a document.',
  timedOut:
    'The website took too long to respond. Please try again, describe the company yourself or upload a document.',
  certificate:
    'The website has no valid security certificate, so we can’t read it safely. Please describe the company yourself or upload a document.',
  status:
    'The website returned an error. Please check the address, describe the company yourself or upload a document.',
  robots:
    'This site asks bots not to read it, and we respect that. Please paste its text or upload a document.',
  redirects: 'This site redirects too many times. Please enter the address your browser ends up at.',
  insecure:
    'This site redirects from a secure address to an insecure one, so we didn’t follow it. Please check the address.',
  notHtml: 'This address isn’t a web page. Please enter the address of your company’s home page.',
  encoded: 'We can’t read this site. Please paste its text or upload a document.',
  javascript:
    'This site needs JavaScript to show its text, and our reader doesn’t run it. Please paste its text or upload a document.',
  nothingFound:
    'We read the site but found nothing that describes the company. Please enter the description yourself.',
  cancelled: 'The research was stopped.',
} as const
export type ResearchFailure = keyof typeof RESEARCH_FAILURES

export const DOCUMENT_REFUSALS = {
  unsupported:
    'We can’t read this type of file. Please upload a PDF, DOCX or plain text file, or paste the text.',
  oldWord: 'This is an older Word document. Please save it as DOCX or PDF, or paste its text.',
  encrypted: 'This document is password-protected. Please upload it without a password, or paste its text.',
  scanned: 'This PDF contains only images of pages. Please upload one with text, or paste its text.',
  empty: 'There’s no text in this document. Please upload another, or paste its text.',
  damaged: 'This document is damaged, so we can’t read it. Please save it again, or paste its text.',
  tooComplex: 'This document is too large for us to read. Please upload part of it, or paste its text.',
  busy: 'We’re reading a lot of documents right now. Please try again in a minute.',
  nothingFound:
    'We read the text but found nothing that describes the company. Please try another document, or enter the description yourself.',
} as const

/** `total` limits reading and writing together. */
export const RESEARCH_SECONDS = { reading: 30, writing: 30, total: 60 } as const

/** Stored research younger than this is reused, unless `refresh` is set. */
export const RESEARCH_FRESH_MINUTES = 15

export const RESEARCH_LIMITS = {
  /** Besides the home page. */
  pages: 5,
  /** Characters per source. */
  sourceText: 60_000,
  title: 300,
  /** Also the longest edit of an item. */
  itemText: 600,
  description: 1200,
  documentName: 200,
  documentBytes: 10 * 1024 * 1024,
  documentsPerCompany: 5,
  notices: 20,
} as const

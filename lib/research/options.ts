/**
 * What the research looks for, in the order of the Company Intelligence card; an item belongs to exactly one. `list`: every item
 * stands for itself, else the items together make one text. `max`: items kept.
 */
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

/** Where a source came from; also the kind of the evidence that its items give. */
export const RESEARCH_KINDS = ['website', 'document'] as const
export type ResearchKind = (typeof RESEARCH_KINDS)[number]

/** What a company decided about an item; every item is accepted until it says otherwise. */
export const RESEARCH_DECISIONS = ['accepted', 'edited', 'rejected'] as const

/** What the reader of the card is told beside the items, with the sentence that says it. */
export const RESEARCH_NOTICES = {
  injection: 'This page contains text addressed to an AI. It was ignored.',
  javascript: 'This page shows its text only with JavaScript, which the research does not run.',
  notRead: 'This page could not be read.',
  cut: 'Only the beginning of this page was read: it is very long.',
  disallowed: 'The website asks robots not to read this page.',
  movedElsewhere: 'The address leads to another website, which was read instead.',
  otherLanguage: 'This page is not in English. Its own words are kept.',
  builtIn: 'The AI model could not be reached. The built-in reader was used.',
  outOfTime: 'The time was up before every page was read.',
} as const
export type ResearchNoticeKind = keyof typeof RESEARCH_NOTICES
export const RESEARCH_NOTICE_KINDS = Object.keys(RESEARCH_NOTICES) as [
  ResearchNoticeKind,
  ...ResearchNoticeKind[],
]

/** What a page seems to be about, by the words of its link and path. */
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

/** Why a website could not be read, with what the user is told to do. */
export const RESEARCH_FAILURES = {
  address:
    'This address cannot be read: only public websites at the usual ports can. Please check the website address.',
  noSuchHost: 'There is no website at this address. Please check its spelling.',
  offline:
    'The website does not answer. Please try again later, or describe the company yourself or from a document.',
  timedOut:
    'The website took too long to answer. Please try again, or describe the company yourself or from a document.',
  certificate:
    'The website has no valid certificate, so it cannot be read safely. Please describe the company yourself or from a document.',
  status:
    'The website answered with an error. Please check the address, or describe the company yourself or from a document.',
  robots:
    'The website asks robots not to read it, and we keep to that. Please paste its text or upload a document instead.',
  redirects: 'The website forwards too often. Please give the address that your browser ends at.',
  insecure:
    'The website forwards from a safe address to an unsafe one, which is not followed. Please check the address.',
  notHtml: 'There is no web page at this address. Please give the address of the company’s home page.',
  encoded: 'The website sends its pages only compressed. Please paste its text or upload a document instead.',
  javascript:
    'The website shows its text only with JavaScript, which the research does not run. Please paste its text or upload a document instead.',
  nothingFound:
    'The website was read, but nothing there describes the company. Please enter the description yourself.',
  cancelled: 'The research was stopped.',
} as const
export type ResearchFailure = keyof typeof RESEARCH_FAILURES

/** Why a document could not be read (lib/documents), with what the user is told to do. */
export const DOCUMENT_REFUSALS = {
  unsupported: 'This file cannot be read. Please upload a PDF, a DOCX or a plain text, or paste the text.',
  oldWord: 'This is an older Word document. Please save it as DOCX or PDF, or paste its text.',
  encrypted: 'This document is locked by a password. Please upload it without one, or paste its text.',
  scanned: 'This PDF holds pictures of pages and no text. Please paste its text, or upload one with text.',
  empty: 'There is no text in this document.',
  damaged: 'This document is damaged and cannot be read. Please save it again, or paste its text.',
  tooComplex: 'This document is too large to be read. Please upload a part of it, or paste its text.',
  busy: 'Many documents are being read at the moment. Please try again in a minute.',
  nothingFound: 'The text was read, but nothing in it describes the company.',
} as const

/** Longest time a research takes from request to answer, in seconds: reading the website, and where a model writes, its answer. */
export const RESEARCH_SECONDS = { reading: 30, writing: 30, whole: 60 } as const

/** For how long a stored research of the same address is given again, in minutes; `refresh` asks for a new one. */
export const RESEARCH_FRESH_MINUTES = 15

export const RESEARCH_LIMITS = {
  /** Pages beside the home page. */
  pages: 5,
  /** Characters kept of one source. */
  sourceText: 60_000,
  title: 300,
  /** Longest item, and longest edit of one. */
  itemText: 600,
  description: 1200,
  documentName: 200,
  /** Of a file that is uploaded. */
  documentBytes: 10 * 1024 * 1024,
  documentsPerCompany: 5,
  notices: 20,
} as const

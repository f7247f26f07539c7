import { line } from './schema'
import type { MailPath } from './template'

/** Two of them fit into a subject. */
export const name = line(80)
export const title = line(80)

export const pathTo = (path: string) => path as MailPath

export const describeVacancy = ({ jobTitle, company }: { jobTitle: string; company: string }) =>
  jobTitle === '' ? company : `${jobTitle}, ${company}`

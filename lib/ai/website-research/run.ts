import { preferModel } from '@/lib/ai/fallback'
import { BUILT_IN, type ModelChoice } from '@/lib/ai/model'
import { RESEARCH_LIMITS, RESEARCH_SECONDS } from '@/lib/research/options'
import type { ReadingResult } from '@/lib/research/reader-types'
import { ResearchError } from '@/lib/research/research-error'
import type { ResearchNotice } from '@/lib/research/schema'
import { type CrawlOptions, crawl } from './crawl'
import { type Finding, textBetween } from './finding'
import { findInThread } from './finding-thread'
import { type ReadPage, readPlainText } from './read'
import { writeInsights } from './write'

interface WritingOptions {
  companyName: string
  choice: ModelChoice
  /** For the model, in milliseconds. */
  writingMs?: number
}

/** The built-in reader always reads; a model words only what the pages support. Throws ResearchError. */
export async function readWebsite(
  input: CrawlOptions & WritingOptions & { website: string },
): Promise<ReadingResult> {
  const timeout = AbortSignal.timeout(RESEARCH_SECONDS.total * 1000)
  const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout
  const limits = { visitMs: RESEARCH_SECONDS.reading * 1000, ...input.limits }
  const { pages, notices } = await crawl(input.website, { ...input, limits, signal })
  input.onProgress?.({ stage: 'writing', page: null, address: null })
  const reading = await compileReading(pages, notices, input, signal)
  const isShell = notices.some(({ kind }) => kind === 'javascript')
  if (reading.findings.length === 0 && isShell) throw new ResearchError('javascript')
  return reading
}

/** Throws the abort reason of `signal`. */
export async function readDocument(
  input: WritingOptions & {
    name: string
    text: string
    truncated?: boolean
    signal?: AbortSignal | undefined
  },
): Promise<ReadingResult> {
  const page = readPlainText(input.text, input.name)
  const notices: ResearchNotice[] = []
  if (page.hasInjection) notices.push({ kind: 'injection', address: input.name })
  if (input.truncated || input.text.length > RESEARCH_LIMITS.sourceText)
    notices.push({ kind: 'cut', address: input.name })
  const { language } = page.page
  if (language !== null && language !== 'en') notices.push({ kind: 'otherLanguage', address: input.name })
  return await compileReading([page], notices, input, input.signal)
}

async function compileReading(
  pages: ReadPage[],
  notices: ResearchNotice[],
  { companyName, choice, writingMs = RESEARCH_SECONDS.writing * 1000 }: WritingOptions,
  signal: AbortSignal | undefined,
): Promise<ReadingResult> {
  const builtIn = await findInThread(pages, companyName)
  const limits = {
    firstContentMs: writingMs,
    idleMs: writingMs,
    totalMs: writingMs,
    retries: 1,
    retryWaitMs: 2_000,
  }
  const {
    result: findings,
    engine,
    fellBack,
    reason,
  } = await preferModel(
    pages.length > 0 ? choice : BUILT_IN,
    builtIn,
    ({ model }) => writeInsights({ pages, builtIn, companyName, model, limits, signal }),
    signal,
  )
  if (fellBack) notices.push({ kind: 'builtIn', address: null })
  return {
    pages,
    findings: findings.map((finding) => ({
      ...finding,
      quote: textBetween(pages, finding.page, finding.start, finding.end),
    })),
    description: composeDescription(findings),
    notices,
    engine: engine === 'builtIn' ? engine : choice.name,
    reason,
  }
}

function composeDescription(findings: readonly Finding[]): string | null {
  let description = ''
  for (const { field, text } of findings) {
    if (field !== 'overview') continue
    const extended = `${description} ${/[.!?]$/.test(text) ? text : `${text}.`}`.trim()
    if (extended.length <= RESEARCH_LIMITS.description) description = extended
  }
  return description || null
}

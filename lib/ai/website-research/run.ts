import { describeFailure } from '@/lib/ai/fallback'
import type { ModelChoice } from '@/lib/ai/model'
import { RESEARCH_LIMITS, RESEARCH_SECONDS } from '@/lib/research/options'
import type { ReadingResult } from '@/lib/research/reader'
import { ResearchError } from '@/lib/research/research-error'
import type { ResearchNotice } from '@/lib/research/schema'
import { type CrawlOptions, crawl } from './crawl'
import { findInsights } from './find'
import type { Finding } from './finding'
import { type ReadPage, readPlainText } from './read'
import { writeInsights } from './write'

interface WritingOptions {
  companyName: string
  choice: ModelChoice
  /** Milliseconds that a model may take to write. */
  writingMs?: number
}

/**
 * Reads a website and writes down what it says of the company, within `RESEARCH_SECONDS`. The built-in reader always reads; a model,
 * where one is set, says it better, in words that the pages bear out. Throws ResearchError.
 */
export async function readWebsite(
  input: CrawlOptions & WritingOptions & { website: string },
): Promise<ReadingResult> {
  const whole = AbortSignal.timeout(RESEARCH_SECONDS.total * 1000)
  const signal = input.signal ? AbortSignal.any([input.signal, whole]) : whole
  const limits = { visitMs: RESEARCH_SECONDS.reading * 1000, ...input.limits }
  const { pages, notices } = await crawl(input.website, { ...input, limits, signal })
  input.onProgress?.({ stage: 'writing', page: null, address: null })
  const outcome = await compileReading(pages, notices, input, signal)
  const isShell = notices.some(({ kind }) => kind === 'javascript')
  if (outcome.findings.length === 0 && isShell) throw new ResearchError('javascript')
  return outcome
}

/** Reads a document's text, or a pasted one. Throws what `signal` was aborted with. */
export async function readDocument(
  input: WritingOptions & { name: string; text: string; cut?: boolean; signal?: AbortSignal | undefined },
): Promise<ReadingResult> {
  const read = readPlainText(input.text, input.name)
  const notices: ResearchNotice[] = []
  if (read.hasInjection) notices.push({ kind: 'injection', address: input.name })
  if (input.cut || input.text.length > RESEARCH_LIMITS.sourceText)
    notices.push({ kind: 'cut', address: input.name })
  const { language } = read.page
  if (language !== null && language !== 'en') notices.push({ kind: 'otherLanguage', address: input.name })
  return await compileReading([read], notices, input, input.signal)
}

async function compileReading(
  pages: ReadPage[],
  notices: ResearchNotice[],
  { companyName, choice, writingMs = RESEARCH_SECONDS.writing * 1000 }: WritingOptions,
  signal: AbortSignal | undefined,
): Promise<ReadingResult> {
  const found = await findInsights(pages, companyName)
  let written = found
  let engine = 'builtIn'
  let reason: string | null = null
  if (choice.kind !== 'builtIn' && pages.length > 0) {
    const limit = AbortSignal.timeout(writingMs)
    try {
      written = await writeInsights({
        pages,
        found,
        companyName,
        model: choice.model,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
      engine = choice.name
    } catch (error) {
      signal?.throwIfAborted()
      reason = limit.aborted ? 'time-out' : describeFailure(error)
      notices.push({ kind: 'builtIn', address: null })
    }
  }
  const findings = written.map((finding) => ({
    ...finding,
    quote: (pages[finding.page]?.page.text ?? '').slice(finding.start, finding.end),
  }))
  return { pages, findings, description: composeDescription(written), notices, engine, reason }
}

/** A description for the company form: the sentences that say what the company is. */
function composeDescription(findings: readonly Finding[]): string | null {
  let description = ''
  for (const { field, text } of findings) {
    if (field !== 'overview') continue
    const longer = `${description} ${/[.!?]$/.test(text) ? text : `${text}.`}`.trim()
    if (longer.length <= RESEARCH_LIMITS.description) description = longer
  }
  return description || null
}

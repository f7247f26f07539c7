import 'server-only'
import { consumeRateLimit } from '@/lib/auth/rate-limiter'
import { type OpenInterview, requireInterviewer } from '@/lib/interview-kit/scorecards/queries'
import { INTERVIEW_RATE } from './rate-limits'

/** Counts by link; the caller counts by address. */
export async function requireInterviewerToWrite(token: string): Promise<OpenInterview> {
  const interviewer = await requireInterviewer(token)
  await consumeRateLimit('interviewWrites', INTERVIEW_RATE, interviewer.id)
  return interviewer
}

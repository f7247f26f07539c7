import 'server-only'
import { topicFileSchema } from '@/lib/knowledge/interview/written-question'
import calibration from './calibration.json'

const FILES: readonly unknown[] = [calibration]

/** Interview questions about a kind of work that several trades do. */
export const SUBJECT_QUESTIONS = FILES.flatMap((file) => topicFileSchema.parse(file).questions)

import 'server-only'
import file from './any-job.json'
import { topicFileSchema } from './written-question'

/** Interview questions for any job. */
export const { reviewed: ANY_JOB_REVIEWED, questions: ANY_JOB_QUESTIONS } = topicFileSchema.parse(file)

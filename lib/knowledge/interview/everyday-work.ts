import 'server-only'
import file from './everyday-work.json'
import { skillFileSchema } from './written-question'

/** Interview questions about what is done in many jobs, such as handing over a shift. */
export const EVERYDAY_QUESTIONS = skillFileSchema.parse(file).questions

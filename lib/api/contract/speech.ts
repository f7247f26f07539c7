import { z } from 'zod'
import { speechRequestSchema } from '@/lib/consultation/messages/schema'
import { type Calls, companyParams, EXAMPLE_COMPANY, file } from './entry'

/** Formats in which browsers record. One minute of speech is about 1 MB. */
const RECORDING = {
  types: ['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/mpeg'],
  max: 5 * 1024 * 1024,
} as const

export const SPEECH = {
  'POST /api/ai/transcribe/{companyId}': {
    summary: 'Transcribe a recording',
    problems: ['notImplemented', 'modelFailed'],
    access: 'owner',
    ...companyParams,
    upload: RECORDING,
    response: z.object({ text: z.string() }),
  },
  'POST /api/ai/speech': {
    summary: 'Read text aloud',
    fileType: 'audio/mpeg',
    problems: ['notImplemented', 'modelFailed'],
    access: 'owner',
    body: speechRequestSchema,
    example: { companyId: EXAMPLE_COMPANY, text: 'What is driving this hire?' },
    response: file,
  },
} as const satisfies Calls

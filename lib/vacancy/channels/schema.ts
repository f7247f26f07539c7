import { z } from 'zod'
import { CHANNEL_STATES, CHANNELS } from '@/lib/advert/channels/options'

const nullableText = z.string().nullable()

export const channelSchema = z.object({
  key: z.enum(CHANNELS.map(({ key }) => key)),
  label: z.string(),
  state: z.enum(CHANNEL_STATES.map(({ key }) => key)),
  /** What the channel needs, and how long it takes. */
  terms: z.string(),
  /** Variables to set before the advert goes there. */
  settings: z.array(z.string()),
  /** Why the channel wouldn't take this advert, each as a sentence. */
  problems: z.array(z.string()),
  reference: nullableText,
  /** The last day. */
  until: nullableText,
  /** Minutes from the approval until it could be read there. Only of our own page: others don’t tell. */
  openedAfter: z.number().int().nullable(),
  /** When it is posted there again. */
  repostOn: nullableText,
  /** To paste, within the channel's limits. */
  text: nullableText,
})
export type Channel = z.infer<typeof channelSchema>

export const channelListSchema = z.object({ channels: z.array(channelSchema) })

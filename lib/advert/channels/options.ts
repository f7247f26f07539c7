export const FEED_KEYS = ['find-a-job', 'adzuna', 'indeed', 'linkedin'] as const
export type FeedKey = (typeof FEED_KEYS)[number]

/** In the order of the board. `terms` say what stands between this product and the channel. */
export const CHANNELS = [
  { key: 'page', label: 'Our own page', terms: 'Opens as soon as you publish.' },
  { key: 'google', label: 'Google', terms: 'Google reads our page by itself. It can take days.' },
  {
    key: 'find-a-job',
    label: 'Find a Job (DWP)',
    terms: 'Needs an account with DWP, which imports the feed by SFTP once a day.',
  },
  {
    key: 'adzuna',
    label: 'Adzuna',
    terms: 'Needs an agreement. Collected at least once a day.',
  },
  {
    key: 'indeed',
    label: 'Indeed',
    terms: 'Needs a partner agreement. Without one, expect no free visibility.',
  },
  {
    key: 'linkedin',
    label: 'LinkedIn',
    terms: 'Needs a contract. Adverts of agencies may have to be paid for.',
  },
  { key: 'reed', label: 'Reed', terms: 'Needs an account with credits. Paste the text there.' },
  {
    key: 'paste',
    label: 'Other job boards',
    terms: 'Paste the text by hand, or give it to your distributor.',
  },
] as const
export type ChannelKey = (typeof CHANNELS)[number]['key']

export const CHANNEL_STATES = [
  { key: 'live', label: 'Live' },
  { key: 'inFeed', label: 'In the feed' },
  { key: 'crawled', label: 'Can be found' },
  { key: 'paste', label: 'To paste' },
  { key: 'off', label: 'Switched off' },
  { key: 'blocked', label: 'Not possible' },
  { key: 'unpublished', label: 'Not published' },
] as const
export type ChannelState = (typeof CHANNEL_STATES)[number]['key']

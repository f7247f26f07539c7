import { test as base, expect } from './fixtures'

/** Tests whose server asks `openAi`, for answers as for speech. */
export const test = base.extend({
  appEnv: [
    async ({ openAi }, use) =>
      use({ OPENAI_AUDIO: 'on', OPENAI_BASE_URL: openAi.url, OPENAI_API_KEY: 'test' }),
    { scope: 'worker' },
  ],
})

export { expect }

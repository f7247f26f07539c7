import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { SERVICES_ON_BOTH } from './tests/support/both-engines.mjs'

// An unusual time zone reveals dates that are formatted in local time.
process.env.TZ = 'Asia/Kathmandu'

/** Tests with a database: each worker has its own, already migrated. */
const DATABASE_TESTS = [
  'tests/api/**/*.test.ts',
  'lib/**/{service,queries,run}.test.ts',
  'lib/{auth,db,start}/**/*.test.ts',
]
/** Overrides the variables of a developer's shell. */
const ENV = {
  APP_URL: '',
  DATABASE_URL: '',
  OPENAI_API_KEY: '',
  OPENAI_BASE_URL: '',
  OPENAI_MODEL: '',
  OPENAI_AUDIO: '',
  TRUSTED_PROXY_HOPS: '',
  APP_SECRET: 'a-secret-of-the-tests-and-of-nothing-else',
  METRICS_TOKEN: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  NOTIFY_EMAIL: '',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
}

export default defineConfig({
  plugins: [react()],
  resolve: {
    tsconfigPaths: true,
    // The package throws outside a server bundle.
    alias: { 'server-only': path.resolve('tests/support/server-only.ts') },
  },
  test: {
    maxWorkers: 2,
    // Each part of `npm test` starts Vitest again, and would transform the same files again.
    experimental: { fsModuleCache: true },
    env: ENV,
    // Several times what they take on a quiet machine: the limits are for what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true },
    coverage: { include: ['app/**', 'components/**', 'lib/**'], exclude: ['lib/generated/**'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{components,lib}/**/*.test.ts',
            '{scripts,qa}/**/*.test.mjs',
            'tests/{evals,support}/**/*.test.ts',
          ],
          exclude: DATABASE_TESTS,
          // The word lists, models and patterns are loaded once for each worker. A test that changes something global puts it back.
          isolate: false,
          setupFiles: ['tests/support/vitest-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['{app,components,lib}/**/*.test.tsx'],
          // The packages are loaded once for each worker. A test that changes something global puts it back.
          isolate: false,
          setupFiles: ['tests/support/vitest-console.ts', 'tests/support/vitest-dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: process.env.TEST_DATABASE_URL ? SERVICES_ON_BOTH : DATABASE_TESTS,
          // All test files of a worker share its modules, and so its database.
          isolate: false,
          globalSetup: ['tests/support/vitest-global-setup.ts'],
          setupFiles: ['tests/support/vitest-console.ts', 'tests/support/vitest-setup.ts'],
        },
      },
    ],
  },
})

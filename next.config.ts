import type { NextConfig } from 'next'

/** The plans of lib/enquiries/options.ts; a test opens every one. */
const PLAN = '(?<plan>starter|growth|scale|professional|enterprise|success-based|general)'

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  // No picture is made smaller by the server: the address that would do it is not there.
  images: { unoptimized: true },
  typedRoutes: true,
  // `npm start` installs no test tools, and so cannot check the types of tests.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  reactStrictMode: true,
  agentRules: false,
  // The dev server listens on localhost; without this it refuses hot reload to its own other name.
  allowedDevOrigins: ['127.0.0.1'],
  serverExternalPackages: ['@electric-sql/pglite'],
  outputFileTracingIncludes: {
    '/**': ['./prisma/migrations/**/*'],
    // Run as they stand, in a thread of their own, so that no import leads to them.
    '/api/company/documents': [
      './lib/documents/pdf-worker.mjs',
      './node_modules/unpdf/package.json',
      './node_modules/unpdf/dist/*.mjs',
    ],
  },
  turbopack: { resolveAlias: { 'react-style-singleton': './components/ui/style-singleton.ts' } },
  outputFileTracingExcludes: { '/**': ['./.data/**', './.vercel/**'] },
  // A build is not written to while it runs: nothing in it is made anew.
  experimental: { agentUpgrade: false, globalNotFound: true, isrFlushToDisk: false },
  // The forms' pages are static, one for each plan, so that the plan of a link is chosen without script too.
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/contact',
        has: [{ type: 'query', key: 'plan', value: PLAN }],
        destination: '/contact/:plan',
      },
      {
        source: '/interest',
        has: [{ type: 'query', key: 'plan', value: PLAN.replace('|general', '') }],
        destination: '/interest/:plan',
      },
    ],
  }),
}

export default config

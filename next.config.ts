import type { NextConfig } from 'next'

/** The plan keys of lib/enquiries/options.ts; a test opens every one. */
const PLAN_PATTERN = '(?<plan>starter|growth|scale|professional|enterprise|success-based|general)'

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  // Turns off the image optimisation endpoint.
  images: { unoptimized: true },
  typedRoutes: true,
  // Without tests: `npm start` installs no test packages.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  reactStrictMode: true,
  agentRules: false,
  // The dev server listens on localhost and would refuse hot reload at 127.0.0.1.
  allowedDevOrigins: ['127.0.0.1'],
  serverExternalPackages: ['@electric-sql/pglite'],
  outputFileTracingIncludes: {
    '/**': ['./prisma/migrations/**/*'],
    // Loaded by a worker thread at run time, so that no import leads to them.
    '/api/company/documents': [
      './lib/documents/pdf-worker.mjs',
      './node_modules/unpdf/package.json',
      './node_modules/unpdf/dist/*.mjs',
    ],
  },
  turbopack: { resolveAlias: { 'react-style-singleton': './components/ui/style-singleton.ts' } },
  outputFileTracingExcludes: { '/**': ['./.data/**', './.vercel/**'] },
  // The server never writes to its build.
  experimental: {
    agentUpgrade: false,
    globalNotFound: true,
    isrFlushToDisk: false,
    // A little above ACTION_BODY_MAX_BYTES of lib/server/http/action-body.ts, so that the middleware sees which bodies are too long.
    proxyClientMaxBodySize: 1280 * 1024,
  },
  // The form pages are static, one for each plan, so that a link can preselect a plan without script.
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/contact',
        has: [{ type: 'query', key: 'plan', value: PLAN_PATTERN }],
        destination: '/contact/:plan',
      },
      {
        source: '/interest',
        has: [{ type: 'query', key: 'plan', value: PLAN_PATTERN.replace('|general', '') }],
        destination: '/interest/:plan',
      },
    ],
  }),
}

export default config

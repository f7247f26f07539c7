import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import {
  FILE_POLICY,
  SECURITY_HEADERS,
  STRICT_TRANSPORT_SECURITY,
} from './lib/server/http/content-security-policy.mjs'

/** The plan keys of lib/enquiries/options.ts; a test opens every one. */
const PLAN_PATTERN = '(?<plan>starter|growth|scale|professional|enterprise|success-based|general)'

/** Those of lib/auth/owner.ts. */
const OWNER_COOKIES = ['spanwright_owner', '__Host-spanwright_owner']

const toHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

const config: NextConfig = {
  poweredByHeader: false,
  // Turns off the image optimisation endpoint.
  images: { unoptimized: true },
  typedRoutes: true,
  typescript: {
    // Without tests: `npm start` installs no test packages.
    tsconfigPath: 'tsconfig.build.json',
    // `npm test` has checked them before it builds.
    ignoreBuildErrors: process.env.TYPES_CHECKED === 'true',
  },
  reactStrictMode: true,
  agentRules: false,
  // The dev server listens on localhost and would refuse hot reload at 127.0.0.1.
  allowedDevOrigins: ['127.0.0.1'],
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@myriaddreamin/typst-ts-node-compiler',
    'dictionary-en-gb',
  ],
  outputFileTracingIncludes: {
    '/**': [
      './prisma/migrations/**/*',
      './app/fonts/*.ttf',
      // Loaded by the thread that writes documents, which Next does not trace.
      './node_modules/@myriaddreamin/typst-ts-node-compiler*/**/*',
    ],
  },
  turbopack: { resolveAlias: { 'react-style-singleton': './components/ui/style-singleton.ts' } },
  outputFileTracingExcludes: { '/**': ['./.data/**', './.vercel/**'] },
  // The server never writes to its build.
  experimental: {
    // Writing it costs a fresh checkout more than a later build there could gain.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    agentUpgrade: false,
    globalNotFound: true,
    isrFlushToDisk: false,
    // A little above FORM_MAX_BYTES of lib/api/form-post.ts, so that the middleware sees which bodies are too long.
    proxyClientMaxBodySize: 1280 * 1024,
  },
  // For what a platform serves without the server. The server itself sets them on every response: lib/server/http/pipeline.ts.
  headers: async () => [
    {
      source: '/:path*',
      headers: toHeaders({ ...SECURITY_HEADERS, 'cross-origin-resource-policy': 'same-origin' }),
    },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: toHeaders({ 'strict-transport-security': STRICT_TRANSPORT_SECURITY }),
    },
    {
      source: '/((?:api|_next/static)/.*|.*\\.(?:ico|png|svg|txt|webmanifest|xml))',
      headers: toHeaders({ 'content-security-policy': FILE_POLICY }),
    },
    // Link previews on other sites load our images.
    {
      source: '/(.*\\.(?:ico|png|svg))',
      headers: toHeaders({ 'cross-origin-resource-policy': 'cross-origin' }),
    },
  ],
  // The form pages are static, one for each plan, so that a link can preselect a plan without script. So is the registration, except for
  // a browser that has registered a company. lib/server/http/static-pages.ts knows rewrites by a query or a cookie.
  rewrites: async () => ({
    beforeFiles: [
      ...OWNER_COOKIES.map((key) => ({
        source: '/register',
        has: [{ type: 'cookie' as const, key }],
        destination: '/register/registered',
      })),
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

export default async function createConfig(phase: string): Promise<NextConfig> {
  if (phase !== PHASE_PRODUCTION_BUILD) return config
  const { beforeBuild } = await import('./scripts/support/build-hooks.mjs')
  // `next start` does not know the output "standalone".
  return { ...config, ...(await beforeBuild()), output: 'standalone' }
}

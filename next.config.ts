import type { NextConfig } from 'next'

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  typedRoutes: true,
  // `npm start` installs no test tools, and so cannot check the types of tests.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  reactStrictMode: true,
  agentRules: false,
  serverExternalPackages: ['@electric-sql/pglite'],
  outputFileTracingIncludes: { '/**': ['./prisma/migrations/**/*'] },
  outputFileTracingExcludes: { '/**': ['./.data/**'] },
  experimental: { agentUpgrade: false },
}

export default config

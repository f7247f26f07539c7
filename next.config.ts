import type { NextConfig } from 'next'

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  typedRoutes: true,
  reactStrictMode: true,
  agentRules: false,
  serverExternalPackages: ['@electric-sql/pglite'],
  outputFileTracingIncludes: { '/**': ['./prisma/migrations/**/*'] },
  outputFileTracingExcludes: { '/**': ['./.data/**'] },
  experimental: { agentUpgrade: false },
}

export default config

import type { NextConfig } from 'next'

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  typedRoutes: true,
  // `npm start` installs no test tools, and so cannot check the types of tests.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  reactStrictMode: true,
  agentRules: false,
  // The dev server listens on localhost; without this it refuses hot reload to its own other name.
  allowedDevOrigins: ['127.0.0.1'],
  serverExternalPackages: ['@electric-sql/pglite'],
  outputFileTracingIncludes: { '/**': ['./prisma/migrations/**/*'] },
  outputFileTracingExcludes: { '/**': ['./.data/**'] },
  experimental: { agentUpgrade: false },
}

export default config

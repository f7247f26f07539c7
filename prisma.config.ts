import { defineConfig } from 'prisma/config'

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // Prisma's own env() helper refuses to generate the client while the variable is unset.
  datasource: { url: process.env.DATABASE_URL ?? '' },
})

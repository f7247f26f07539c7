import { describe, expect, test } from 'vitest'
import { checkImports } from './support/import-rules.mjs'

const check = (file, statement) => checkImports([{ file, text: `${statement}\n` }])
const importing = (source) => `import { a } from '${source}'`

describe('checkImports', () => {
  test.each([
    ['lib/company/schema.ts', '@/app/layout', 'nothing imports app'],
    ['components/layout/site-header.tsx', '@/app/layout', 'nothing imports app'],
    ['middleware.ts', '@/app/layout', 'nothing imports app'],
    ['lib/company/service.ts', '@/components/ui/button', 'lib never imports components'],
    ['lib/company/queries.ts', '../research/queries', 'import across folders by @/'],
    ['components/ui/button.tsx', '@/lib/errors', 'imports lib/utils only'],
    ['components/ui/button.tsx', '@/components/forms/form', 'imports lib/utils only'],
    ['components/forms/form.tsx', '@/components/company/company-details-form', 'a kit knows nothing'],
    ['components/data-table/toolbar.tsx', '@/lib/enquiries/options', 'a kit knows nothing'],
    ['components/company/company-details-form.tsx', '@/lib/company/service', 'runs on the server'],
    ['components/company/company-details-form.tsx', '@/lib/consultation/brief/queries', 'runs on the server'],
    ['components/company/company-details-form.tsx', '@/lib/server/env', 'runs on the server'],
    ['components/company/company-details-form.tsx', '@/lib/db/client', 'runs on the server'],
    ['components/company/company-details-form.tsx', '@/lib/api/route', 'runs on the server'],
    ['components/enquiries/enquiry-form.tsx', '@/lib/api/actions/enquiries', 'runs on the server'],
    ['components/consultation/chat/composer.tsx', '@/lib/ai/model', 'runs on the server'],
    ['app/admin/page.tsx', '@/lib/db/client', 'pages and routes ask a service'],
    ['app/admin/page.tsx', 'next/headers', 'reads cookies and headers'],
    ['lib/company/service.ts', 'next/headers', 'reads cookies and headers'],
    ['lib/api/route.ts', 'next/headers', 'reads cookies and headers'],
    ['app/api/health/route.ts', 'next/server', 'answered without Next'],
    ['lib/company/schema.ts', '@/lib/db/client', 'reach the database'],
    ['lib/api/route.ts', '@/lib/db/client', 'reach the database'],
    ['lib/company/options.ts', '@prisma/client', 'reach the database'],
    ['lib/consultation/turn/run.ts', '@/lib/ai/model', 'lib/ai is above lib/consultation'],
    ['lib/consultation/turn/run.ts', '@/lib/company/queries', 'lib/company is above lib/consultation'],
    ['lib/web/fetch.ts', '@/lib/consultation/topics', 'lib/consultation is above lib/web'],
    ['lib/server/env.ts', '@/lib/research/options', 'lib/research is above lib/server'],
    ['lib/ai/model.ts', '@/lib/api/problem', 'lib/api is above lib/ai'],
    ['lib/company/service.ts', '@/lib/payroll/service', 'lib/payroll has no layer'],
    ['lib/fields.ts', '@/lib/company/options', 'a loose file of lib imports no folder of it'],
  ])('refuses an import in %s of %s', (file, source, sentence) => {
    expect(check(file, importing(source))).toEqual([expect.stringContaining(sentence)])
  })

  test.each([
    ['app/admin/page.tsx', '@/lib/enquiries/queries'],
    ['app/api/companies/route.ts', '@/lib/company/service'],
    ['components/ui/button.tsx', '@/lib/utils'],
    ['components/forms/form-field.tsx', '@/components/ui/input'],
    ['components/company/company-details-form.tsx', '@/lib/company/schema'],
    ['components/company/company-details-form.tsx', '@/lib/api/client'],
    ['lib/company/service.ts', '@/lib/db/client'],
    ['lib/consultation/brief/queries.ts', '@/lib/generated/prisma/client'],
    ['lib/auth/owner.ts', 'next/headers'],
    ['lib/start/readiness.ts', '@/lib/db/client'],
    ['lib/ai/website-research/run.ts', '@/lib/web/fetch'],
    ['lib/specification/service.ts', '@/lib/consultation/brief/queries'],
    ['lib/company/service.test.ts', '@/lib/ai/model'],
  ])('allows an import in %s of %s', (file, source) => {
    expect(check(file, importing(source))).toEqual([])
  })

  test('allows a component the types of a server module, and nothing else of it', () => {
    const file = 'components/company/company-details.tsx'
    expect(check(file, "import type { CallKey } from '@/lib/api/contract'")).toEqual([])
    expect(check(file, "import { CONTRACT } from '@/lib/api/contract'")).toHaveLength(1)
    expect(check(file, "import { RESEARCH } from '@/lib/api/contract/research'")).toHaveLength(1)
  })

  test('sees an import without names, and one that is made later', () => {
    expect(check('lib/company/schema.ts', "import '@/lib/db/client'")).toHaveLength(1)
    expect(check('lib/company/schema.ts', "const load = () => import('@/lib/db/client')")).toHaveLength(1)
  })

  test('refuses two folders that import each other', () => {
    const files = [
      { file: 'lib/company/schema.ts', text: importing('@/lib/research/website') },
      { file: 'lib/research/schema.ts', text: importing('@/lib/company/options') },
      { file: 'components/admin/lists/cells.tsx', text: importing('@/components/admin/vacancy/launch-card') },
      {
        file: 'components/admin/vacancy/launch-card.tsx',
        text: importing('@/components/admin/lists/deadline'),
      },
    ]
    expect(checkImports(files)).toEqual([
      expect.stringContaining('lib/company and lib/research import each other'),
      expect.stringContaining('components/admin/lists and components/admin/vacancy import each other'),
    ])
  })
})

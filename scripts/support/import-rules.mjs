// Which folder may import which. `npm run lint` checks it; docs/architecture.md explains it.
import path from 'node:path'

/** Folders of lib, lowest layer first. A folder imports from its own layer and those below; no two folders import each other. */
export const LAYERS = [
  ['audit', 'auth', 'content', 'db', 'quotas', 'server'],
  ['documents', 'mail', 'web'],
  ['knowledge'],
  ['consultation'],
  [
    'account',
    'admin',
    'advert',
    'company',
    'enquiries',
    'interview-kit',
    'research',
    'sharing',
    'specification',
    'vacancy',
  ],
  ['ai'],
  ['api'],
  ['start'],
]
const LAYER_OF = new Map(LAYERS.flatMap((folders, layer) => folders.map((folder) => [folder, layer])))

const KITS = ['ui', 'forms', 'data-table']
const KIT_LIBRARY = /^lib\/(utils|errors|fields|paths|api\/client)$/
const SERVER_ONLY =
  /^lib\/(ai|auth|db|documents|generated|server|start|web|knowledge\/(guides|occupations|pay|process|titles))\/|^lib\/.+\/(queries|service)$|^lib\/api\/(actions?(\/[\w-]+)?|body|contract(\/[\w-]+)?|json-schema|openapi|problem|list-response|progress-stream-response|rate-headers|reference|route|turn-stream-response)$/
/** Schemas that the browser checks too, and what the public site's pages read when they are built. */
const SHARED = /schema$|^lib\/(api\/reference|server\/optional-scripts)$/

const DATABASE = /^(@prisma\/|pg$|@\/lib\/(db|generated)\/)/
const DATABASE_USERS = /^lib\/(auth|db|start)\/|^lib\/.+\/(queries|service)\.ts$/
const COOKIE_READERS = /^lib\/auth\//

const CODE = /\.(ts|tsx|mjs)$/
const TEST = /\.test\.tsx?$/
const CHECKED = /^(app|components|lib)\/|^[\w.-]+$/
const IMPORT =
  /^\s*(?:import|export)\b[^'"]*?\bfrom\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm
const ENDING = /(\.d)?\.(mts|tsx?|mjs)$/

const folderOf = (file) => file.match(/^lib\/([\w-]+)\//)?.[1]
const kitOf = (file) => KITS.find((kit) => file.startsWith(`components/${kit}/`))

/** From the project's root and without its ending; null for a package. */
function resolveImport(file, source) {
  if (source.startsWith('@/')) return source.slice(2).replace(ENDING, '')
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(file), source).replace(ENDING, '') : null
}

function checkImport(file, source, target, isType) {
  // Node runs .mjs files as they are, without the alias.
  if (source.startsWith('../') && !file.endsWith('.mjs')) return `${source}: import across folders by @/`
  if (file.startsWith('lib/') && DATABASE.test(source) && !DATABASE_USERS.test(file))
    return `${source}: only queries, service, auth, db and start reach the database`
  if (source === 'next/headers' && !COOKIE_READERS.test(file))
    return `${source}: only lib/auth reads cookies and headers`
  if (source === 'next/server' && file.startsWith('app/api/'))
    return `${source}: calls are answered without Next; see lib/server/http/after-response.ts`
  if (target === null) return null
  if (target.startsWith('app/') && !file.startsWith('app/')) return `${source}: nothing imports app`
  if (file.startsWith('lib/') && target.startsWith('components/'))
    return `${source}: lib never imports components`
  if (file.startsWith('app/') && DATABASE.test(source)) return `${source}: pages and routes ask a service`
  const kit = kitOf(file)
  if (
    kit &&
    !(target.startsWith('components/') ? kitOf(`${target}/`) || kitOf(target) : KIT_LIBRARY.test(target))
  )
    return `${source}: a kit knows nothing of the product`
  if (kit === 'ui' && target !== 'lib/utils' && !target.startsWith('components/ui/'))
    return `${source}: components/ui imports lib/utils only`
  const isServerOnly = SERVER_ONLY.test(target) && !SHARED.test(target)
  if (file.startsWith('components/') && isServerOnly && !isType)
    return `${source}: components do not import what runs on the server`
  return checkLayer(file, source, target)
}

function checkLayer(file, source, target) {
  const [own, other] = [folderOf(file), folderOf(`${target}/`)]
  if (!target.startsWith('lib/') || !other || other === 'generated') return null
  if (!target.slice(4).includes('/')) return null
  if (!LAYER_OF.has(other)) return `${source}: lib/${other} has no layer in scripts/support/import-rules.mjs`
  if (!file.startsWith('lib/')) return null
  if (!own) return `${source}: a loose file of lib imports no folder of it`
  return LAYER_OF.get(other) > LAYER_OF.get(own) ? `${source}: lib/${other} is above lib/${own}` : null
}

/** At every depth. */
function checkPairs(edges) {
  return [...edges].flatMap(([edge, where]) => {
    const [from, to] = edge.split(' ')
    const back = from < to ? edges.get(`${to} ${from}`) : undefined
    return back ? [`${where}: ${from} and ${to} import each other (${back})`] : []
  })
}

/** `target` is a path from the root without its ending, or null for a package. `isType` means that nothing is loaded. */
export function listImports(file, text) {
  return [...text.matchAll(IMPORT)].map(([statement, named, bare, lazy]) => {
    const source = named ?? bare ?? lazy
    return { source, target: resolveImport(file, source), isType: /^\s*import type\b/.test(statement) }
  })
}

/** Returns lines of the form "file: sentence". Paths are from the root, with `/`; tests are ignored. */
export function checkImports(files) {
  const errors = []
  const edges = new Map()
  for (const { file, text } of files) {
    if (!CHECKED.test(file) || !CODE.test(file) || TEST.test(file)) continue
    for (const { source, target, isType } of listImports(file, text)) {
      const sentence = checkImport(file, source, target, isType)
      if (sentence) errors.push(`${file}: ${sentence}`)
      if (target === null) continue
      addEdges(edges, file, target)
    }
  }
  return [...errors, ...checkPairs(edges)]
}

function addEdges(edges, file, target) {
  const [from, to] = [path.posix.dirname(file), path.posix.dirname(target)]
  for (const depth of [2, 3, 4]) {
    const [a, b] = [from, to].map((folder) => folder.split('/').slice(0, depth).join('/'))
    if (a !== b && a.includes('/') && b.includes('/') && !edges.has(`${a} ${b}`)) edges.set(`${a} ${b}`, file)
  }
}

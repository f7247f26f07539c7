import { SECTIONS } from '@/lib/specification/options'
import { child, findUnder } from './answer-text'
import { listFaults } from './faults'
import { lineTextOf } from './lines'
import { type FolderResult, formatFolders } from './report'
import type { CaseResult } from './run'

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff; max-width: 90rem; margin: 0 auto; padding: 1rem }
pre { overflow-x: auto; font-size: 0.8rem }
.document { white-space: pre-wrap; font-size: 0.9rem }
nav ol { columns: 20rem; padding-left: 2rem }
section { border-top: 2px solid #888; margin-top: 2rem }
h3 { margin-bottom: 0 }
h4 { margin: 1rem 0 0 }
p, ul { margin: 0.25rem 0 }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem; align-items: start }
.say, .reply { white-space: pre-wrap; padding: 0.5rem 0.75rem; border-radius: 0.5rem; overflow-wrap: anywhere }
.say { background: #e8eef9 }
.reply { border: 1px solid #ccc; margin-left: 2rem; font-size: 0.9rem }
.faults { background: #fdf1e7; padding: 0.5rem 0.75rem; font-size: 0.9rem; overflow-wrap: anywhere }
mark { background: #ffd9a8; font-size: 0.75rem; padding: 0 0.25rem }
@media (max-width: 50rem) { .sides { grid-template-columns: 1fr } }
`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

/** One file to read in a browser: each document next to its conversation, and what was wrong with it. */
export function formatPage(folders: readonly FolderResult[]): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Evaluation of the consultant</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Evaluation of the consultant</h1>
<pre>${escapeHtml(formatFolders(folders))}</pre>
<nav>
${folders.map(formatIndex).join('\n')}
</nav>
${folders.flatMap(({ name, results }) => results.map((result) => formatCase(name, result))).join('\n')}
</body>
</html>
`
}

function formatIndex({ name, results }: FolderResult): string {
  const items = results.map(
    (result) =>
      `<li><a href="#${name}/${result.id}">${result.id}</a>: ${listFaults(result).length} misses</li>`,
  )
  return `<h2>${escapeHtml(name)}</h2>\n<ol>\n${items.join('\n')}\n</ol>`
}

function formatCase(folder: string, result: CaseResult): string {
  return `<section id="${folder}/${result.id}">
<h3>${result.id}</h3>
<p>${escapeHtml(result.about)}</p>
<div class="sides">
<div>
${formatConversation(result)}
</div>
<div>
${formatDocument(result)}
</div>
</div>
${formatFaults(result)}
<h4>What candidates read</h4>
<pre class="document">${escapeHtml(result.document)}</pre>
</section>`
}

function formatConversation({ messages, replies }: CaseResult): string {
  return messages
    .map(
      (message, index) =>
        `<p class="say">${escapeHtml(message)}</p>\n<p class="reply">${escapeHtml(replies[index] ?? '')}</p>`,
    )
    .join('\n')
}

function formatDocument({ answer, lines }: CaseResult): string {
  const faults = new Map(lines.faults.map(({ path, why }) => [path, why]))
  const rewrites = listRewrites(answer)
  const formatLine = (item: unknown, path: string): string => {
    const text = lineTextOf(item)
    const marks = [faults.get(path), rewrites.has(`${path} ${text}`) ? 'needs a rewrite' : undefined]
    return [
      escapeHtml(text),
      ...marks.flatMap((mark) => (mark ? [`<mark>${escapeHtml(mark)}</mark>`] : [])),
    ].join(' ')
  }
  return SECTIONS.flatMap(({ label, path }) => {
    const content = findUnder(answer, path)
    if (typeof content === 'string' && content !== '')
      return [`<h4>${label}</h4>\n<p>${formatLine(content, path)}</p>`]
    if (!Array.isArray(content) || content.length === 0) return []
    const items = content.map((item, index) => `<li>${formatLine(item, `${path}.${index}`)}</li>`)
    return [`<h4>${label}</h4>\n<ul>\n${items.join('\n')}\n</ul>`]
  }).join('\n')
}

/** Path and text of the lines that the candidate edition leaves out. */
function listRewrites(answer: unknown): Set<string> {
  const lines = findUnder(answer, 'needsRewrite')
  if (!Array.isArray(lines)) return new Set()
  return new Set(lines.map((line) => `${child(line, 'path')} ${child(line, 'text')}`))
}

function formatFaults(result: CaseResult): string {
  const faults = listFaults(result)
  if (faults.length === 0) return ''
  const items = faults.map(({ kind, text }) => `<li><b>${kind}</b> ${escapeHtml(text)}</li>`)
  return `<ul class="faults">\n${items.join('\n')}\n</ul>`
}

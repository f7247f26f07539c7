// Reads zip files and the cells of Excel workbooks (.xlsx), which are zip files of XML.
import path from 'node:path'
import { Parser } from 'htmlparser2'
import { fromBuffer } from 'yauzl'
import { Failure } from './project.mjs'

const MAX_UNPACKED_BYTES = 100 * 1024 * 1024

const openZip = (bytes) =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) =>
      error ? reject(new Failure(`Not a zip file or workbook: ${error.message}`)) : resolve(zip),
    )
  })

const readEntry = (zip, entry) =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error)
      const chunks = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.once('error', reject)
      stream.once('end', () => resolve(Buffer.concat(chunks)))
    })
  })

/** The files whose path passes `isWanted`, by path. Throws Failure. */
export async function readZip(bytes, isWanted = () => true) {
  const zip = await openZip(bytes)
  const files = new Map()
  let size = 0
  return new Promise((resolve, reject) => {
    zip.once('error', (error) => reject(new Failure(`The zip file is damaged: ${error.message}`)))
    zip.once('end', () => resolve(files))
    zip.on('entry', async (entry) => {
      try {
        if (isWanted(entry.fileName)) {
          size += entry.uncompressedSize
          if (size > MAX_UNPACKED_BYTES) throw new Failure('The zip file is too large.')
          files.set(entry.fileName, await readEntry(zip, entry))
        }
        zip.readEntry()
      } catch (error) {
        reject(error)
      }
    })
    zip.readEntry()
  })
}

/** Names come without their prefix: "x:row" is "row". */
function parseXml(xml, { open = () => {}, text = () => {}, close = () => {} }) {
  const toName = (name) => name.slice(name.indexOf(':') + 1)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open(toName(name), attributes),
      ontext: text,
      onclosetag: (name) => close(toName(name)),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml.toString('utf8'))
}

/** Without the reading aids of Asian texts. */
function readSharedStrings(xml) {
  const strings = []
  let isText = false
  let aids = 0
  parseXml(xml, {
    open: (name) => {
      if (name === 'si') strings.push('')
      if (name === 'rPh') aids += 1
      isText = name === 't' && aids === 0
    },
    text: (text) => {
      if (isText) strings[strings.length - 1] += text
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') aids -= 1
    },
  })
  return strings
}

/** "D12" is in column 3. */
const toColumn = (reference) =>
  [.../^[A-Z]+/.exec(reference)[0]].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

function toValue(text, type, strings) {
  if (type === 's') return strings[Number(text)] ?? ''
  return type === undefined || type === 'n' ? Number(text) : text
}

/** Rows of cells; what is empty is undefined. */
function readCells(xml, strings) {
  const rows = []
  let cell
  let isText = false
  parseXml(xml, {
    open: (name, { r, t }) => {
      if (name === 'row') rows[r === undefined ? rows.length : Number(r) - 1] = []
      if (name === 'c') cell = { column: r ? toColumn(r) : rows.at(-1).length, type: t, text: '' }
      isText = cell !== undefined && (name === 'v' || name === 't')
    },
    text: (text) => {
      if (isText) cell.text += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') isText = false
      if (name !== 'c') return
      if (cell.text !== '') rows.at(-1)[cell.column] = toValue(cell.text, cell.type, strings)
      cell = undefined
    },
  })
  return rows
}

function readRelations(xml) {
  const targets = new Map()
  parseXml(xml, { open: (name, { Id, Target }) => name === 'Relationship' && targets.set(Id, Target) })
  return targets
}

/** "Full-Time", "Full-time " and "Full Time" are one. */
const toSheetName = (name) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')

/** The rows of one sheet: numbers and texts, undefined where empty. Throws Failure. */
export async function readSheet(bytes, sheetName) {
  const files = await readZip(bytes, (file) => file.startsWith('xl/'))
  const workbook = files.get('xl/workbook.xml')
  const relations = files.get('xl/_rels/workbook.xml.rels')
  if (!workbook || !relations) throw new Failure('This file is not an .xlsx workbook.')
  const names = new Map()
  parseXml(workbook, {
    open: (name, attributes) => name === 'sheet' && names.set(toSheetName(attributes.name), attributes),
  })
  const target = readRelations(relations).get(names.get(toSheetName(sheetName))?.['r:id'])
  const sheet = target && files.get(path.posix.resolve('/xl', target).slice(1))
  if (!sheet) {
    const others = [...names.values()].map(({ name }) => `"${name}"`).join(', ')
    throw new Failure(`The workbook has no sheet "${sheetName}", only ${others}.`)
  }
  const strings = files.get('xl/sharedStrings.xml')
  return readCells(sheet, strings ? readSharedStrings(strings) : [])
}

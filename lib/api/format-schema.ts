import type { JsonSchema } from './json-schema'

export function formatSchema(schema: JsonSchema, indent = ''): string {
  const {
    anyOf,
    oneOf,
    enum: values,
    type,
    format,
    const: literal,
  } = schema as {
    anyOf?: JsonSchema[]
    oneOf?: JsonSchema[]
    enum?: unknown[]
    type?: string | string[]
    format?: string
    const?: unknown
  }
  if (literal !== undefined) return JSON.stringify(literal)
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  const options = anyOf ?? oneOf
  if (options) return options.map((option) => formatSchema(option, indent)).join(' | ')
  if (Array.isArray(type)) return type.join(' | ')
  if (type === 'object') return formatObject(schema, indent)
  if (type === 'array') return formatArray(schema, indent)
  return [format ?? type ?? 'anything', formatBounds(schema)].filter(Boolean).join(' ')
}

function formatObject(schema: JsonSchema, indent: string): string {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, property]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${formatSchema(property, inner)}`,
  )
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
}

function formatArray(schema: JsonSchema, indent: string): string {
  const items = formatSchema((schema.items as JsonSchema | undefined) ?? {}, indent)
  const isChoice = items.includes(' | ') && !items.startsWith('{')
  return `${isChoice ? `(${items})` : items}[]${schema.maxItems === undefined ? '' : ` up to ${schema.maxItems}`}`
}

function formatBounds(schema: JsonSchema): string {
  const { minLength, maxLength, minimum, maximum } = schema
  if (schema.type === 'string' && maxLength !== undefined)
    return minLength === undefined ? `(up to ${maxLength})` : `(${minLength} to ${maxLength})`
  const isRange = minimum !== undefined && Number(maximum) < Number.MAX_SAFE_INTEGER
  return schema.type === 'integer' && isRange ? `(${minimum} to ${maximum})` : ''
}

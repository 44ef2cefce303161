/** `npm run sections` writes docs/sections.md from the schemas of the sections. */
import { writeFile } from 'node:fs/promises'
import { pageKinds } from '../server/features/pages/kinds/page-kinds.ts'
import type { FieldSchema, GroupSchema, PageKinds } from '../web/features/pages/field-schema.ts'

export const sectionsFile = 'docs/sections.md'

/** The document: every kind of section with its fields, as an editor of pages meets them. */
export function sectionsDocument({ page, kinds }: PageKinds): string {
  const lines = [
    '# Sections',
    '',
    'What pages are made of, written by `npm run sections` from `web/sections/*/schema.ts`. A name with',
    'dots stands for a field inside another one, `[]` for each row of a list. Everything that is not',
    'required can be left out.',
    '',
    '## The page itself',
    '',
    ...tableOf(page),
  ]
  for (const [kind, { name, text, schema, initial }] of Object.entries(kinds)) {
    const note = initial ? '' : ' None can be added; pages that were made with it have it.'
    lines.push('', `## ${name} (\`${kind}\`)`, '', text + note, '', ...tableOf(schema))
  }
  return `${lines.join('\n')}\n`
}

const tableOf = (schema: GroupSchema) => [
  '| field | in the form | what it takes |',
  '|---|---|---|',
  ...rowsOf(schema, ''),
]

function rowsOf({ properties, required }: GroupSchema, prefix: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    if (field.type === 'string' && field.const !== undefined) return []
    return rowOf(field, prefix + name, required?.includes(name) ?? false)
  })
}

function rowOf(field: FieldSchema, path: string, isRequired: boolean): string[] {
  const rules = [...takenBy(field), ...(isRequired ? ['required'] : [])]
  const row = `| \`${path}\` | ${field.title ?? ''} | ${rules.join(', ')} |`
  const inner = field.type === 'array' ? field.items : field
  if (inner.type !== 'object' || inner.form === 'slot' || inner.form === 'drawing') return [row]
  return [row, ...rowsOf(inner, field.type === 'array' ? `${path}[].` : `${path}.`)]
}

/** Limits, choices and the usual value, in words. */
function takenBy(field: FieldSchema): string[] {
  const usual = 'default' in field && typeof field.default !== 'object' ? field.default : undefined
  const otherwise = usual === undefined ? [] : [`usually ${usual}`]
  switch (field.type) {
    case 'array':
      return [`${countOf(field.minItems, field.maxItems)}, each ${kindOf(field.items)}`]
    case 'object':
      return [kindOf(field)]
    case 'string':
      return [...(field.enum?.map(value => `\`${value}\``) ?? [kindOf(field)]), ...otherwise]
    case 'boolean':
      return ['yes or no', ...otherwise]
    default:
      return [`${field.minimum ?? 0} to ${field.maximum} ${field.unit ?? ''}`.trim(), ...otherwise]
  }
}

function kindOf(field: FieldSchema): string {
  if (field.type === 'object') return groups[field.form ?? 'group']
  if (field.type === 'array') return 'a list'
  if (field.type !== 'string') return 'a number'
  if (field.readOnly) return 'fixed'
  if (field.form === 'page') return 'the address of a page'
  return `a ${field.form ?? 'text'} of up to ${field.maxLength} characters`
}

const groups = {
  slot: 'a place for a picture',
  drawing: 'a drawing',
  action: 'a button',
  group: 'the fields below',
}

const countOf = (min = 0, max = 0) => (min === max ? `${max}` : `${min} to ${max}`)

if (import.meta.filename === process.argv[1]) {
  await writeFile(sectionsFile, sectionsDocument(pageKinds()))
  console.log(`Wrote ${sectionsFile}.`)
}

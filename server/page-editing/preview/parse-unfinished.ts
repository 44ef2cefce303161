import type * as z from 'zod'
import { UNWRITTEN } from '../../../web/page-editing/preview.ts'
import { type Section, type SectionSource, sectionSchema } from '../../../web/sections/schemas.ts'
import { type PageSection, withItems } from '../../content/collection-items.ts'

export interface ParsedSection {
  /** Missing where it cannot be shown. */
  section?: Section
  /** With the products of its collection. */
  filled?: SectionSource
  issues: readonly z.core.$ZodIssue[]
}

type Path = readonly PropertyKey[]

/**
 * Parses a section as it is while an administrator writes it: a text that is missing is an ellipsis, one that
 * is too long stays, and a link that leads nowhere leads to the page itself.
 * @throws Error where it lists a collection that is not its page's
 */
export function parseUnfinished(path: string, source: object): ParsedSection {
  const [filled] = withItems({ path, sections: [source as PageSection] })
  const { data, error } = sectionSchema.safeParse(filled)
  if (!filled || !error)
    return { ...(data && { section: data }), ...(filled && { filled }), issues: [] }
  const { issues } = error
  const mended = structuredClone(filled)
  for (const issue of issues) replaceAt(mended, issue.path, substitute)
  const second = sectionSchema.safeParse(mended)
  if (!second.success) return { issues }
  for (const { path } of issues) {
    const written = valueAt(filled, path)
    replaceAt(second.data, path, shown =>
      shown === UNWRITTEN && typeof written === 'string' && written.trim() ? written.trim() : shown,
    )
  }
  return { section: second.data, filled: mended, issues }
}

function substitute(value: unknown, field: PropertyKey): unknown {
  if (value !== undefined && typeof value !== 'string') return value
  if (field === 'href') return '#'
  // Of the target of a link, which is not visible.
  return field === 'id' ? undefined : UNWRITTEN
}

function replaceAt(
  root: object,
  path: Path,
  replace: (value: unknown, field: PropertyKey) => unknown,
): void {
  const field = path.at(-1)
  const parent = valueAt(root, path.slice(0, -1))
  if (field === undefined || typeof parent !== 'object' || parent === null) return
  const value = replace(Reflect.get(parent, field), field)
  if (value === undefined) Reflect.deleteProperty(parent, field)
  else Reflect.set(parent, field, value)
}

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    root,
  )

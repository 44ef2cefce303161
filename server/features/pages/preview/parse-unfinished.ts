import type * as z from 'zod'
import { UNWRITTEN } from '../../../../web/features/pages/preview.ts'
import { type Section, sectionSchema } from '../../../../web/sections/schemas.ts'
import { type PageSection, withEmptyLists } from '../../../content/page-sections.ts'

export interface ParsedSection {
  /** Missing where it cannot be shown. */
  section?: Section
  /** Its source as it was parsed. */
  mended?: PageSection
  issues: readonly z.core.$ZodIssue[]
}

type Path = readonly PropertyKey[]

/**
 * Parses a section as it is while an administrator writes it: a text that is missing is an ellipsis, one that
 * is too long stays, and a link that leads nowhere leads to the page itself.
 */
export function parseUnfinished(source: PageSection): ParsedSection {
  const { data, error } = sectionSchema.safeParse(withEmptyLists(source))
  if (data) return { section: data, mended: source, issues: [] }
  const { issues } = error
  const mended = structuredClone(source)
  for (const issue of issues) replaceAt(mended, issue.path, substitute)
  const second = sectionSchema.safeParse(withEmptyLists(mended))
  if (!second.success) return { issues }
  for (const { path } of issues) {
    const written = valueAt(source, path)
    replaceAt(second.data, path, shown =>
      shown === UNWRITTEN && typeof written === 'string' && written.trim() ? written.trim() : shown,
    )
  }
  return { section: second.data, mended, issues }
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

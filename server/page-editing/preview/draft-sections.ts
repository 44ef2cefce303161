import type * as z from 'zod'
import type { EditedSection, KeyedPage } from '../../../web/page-editing/contract.ts'
import type { OwnDrawing, Slot } from '../../../web/sections/fields.ts'
import { type Section, sectionSchema } from '../../../web/sections/schemas.ts'
import { type PageSection, withItems } from '../../content/collection-items.ts'
import { drawnIn } from '../../content/page.ts'

export interface DraftSection {
  key: string
  section: Section
  /** What it draws. */
  drawn: (Slot | OwnDrawing)[]
  isHidden: boolean
  /** `last` shows the section as it was published, `none` a note: the draft is not complete. */
  shows: 'draft' | 'last' | 'none'
}

export interface DraftSections {
  sections: DraftSection[]
  /** The first message for each field, such as `sections.1.title`. */
  faults: Record<string, string>
}

type Parsed = Pick<DraftSection, 'section' | 'drawn'>

/**
 * Parses the sections of a draft one by one: a mistake in one takes no other away.
 * @param path the address that the page has now
 * @param published where a section that is not complete is shown from
 */
export function draftSections(
  path: string,
  { source, keys }: { source: KeyedPage['source']; keys: readonly (string | null)[] },
  published: KeyedPage | undefined,
): DraftSections {
  const faults: Record<string, string> = {}
  const sections = source.sections.map((edited, index): DraftSection => {
    const key = keys[index] ?? `new-${index}`
    const known = { key, isHidden: edited.hidden === true }
    const parsed = parsedSection(path, edited)
    if ('section' in parsed) return { ...known, ...parsed, shows: 'draft' }
    for (const { place, message } of parsed.faults) faults[`sections.${index}${place}`] ??= message
    const before = published?.source.sections[published.keys.indexOf(key)]
    const last = before && parsedSection(path, before)
    if (last && 'section' in last) return { ...known, ...last, shows: 'last' }
    return { ...known, section: incomplete, drawn: [], shows: 'none' }
  })
  return { sections, faults }
}

const incomplete: Section = {
  kind: 'prose',
  title: 'This section is not complete yet',
  paragraphs: ['It is shown here as soon as its fields are filled in.'],
  actions: [],
}

interface Fault {
  /** Within the section, with a dot before it; empty where it is the section itself. */
  place: string
  message: string
}

function parsedSection(path: string, edited: EditedSection): Parsed | { faults: Fault[] } {
  const { hidden: _, ...plain } = edited
  try {
    const [filled] = withItems({ path, sections: [plain as PageSection] })
    const { data, error } = sectionSchema.safeParse(filled)
    return error ? { faults: error.issues.map(faultOf) } : { section: data, drawn: drawnIn(filled) }
  } catch (thrown) {
    // A list of products that this page does not have, or fields that are no lists at all.
    return { faults: [{ place: '', message: messageOf(thrown) }] }
  }
}

const faultOf = ({ path, message }: z.core.$ZodIssue): Fault => ({
  place: path.map(step => `.${String(step)}`).join(''),
  message,
})

const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown))

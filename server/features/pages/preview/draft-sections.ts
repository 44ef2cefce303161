import type * as z from 'zod'
import type { EditedSection, KeyedPage } from '../../../../web/features/pages/contract.ts'
import type { OwnDrawing, Slot } from '../../../../web/sections/fields.ts'
import type { Section } from '../../../../web/sections/schemas.ts'
import { withGrounds } from '../../../content/grounds.ts'
import { drawnInSection, type ListMark, type PageSection } from '../../../content/page-sections.ts'
import { listFault } from '../../products/listed-page.ts'
import type { Collections } from '../../products/lists/collection-schema.ts'
import { parseUnfinished } from './parse-unfinished.ts'

export interface DraftSection {
  key: string
  section: Section
  /** What it draws. */
  drawn: (Slot | OwnDrawing | ListMark)[]
  isHidden: boolean
  /**
   * `unfinished`: some of its texts and links are not what they must be. `last` shows the section as it
   * was published, `none` a note.
   */
  shows: 'draft' | 'unfinished' | 'last' | 'none'
}

export interface DraftSections {
  sections: DraftSection[]
  /** The first message for each field, such as `sections.1.title`. */
  faults: Record<string, string>
}

interface Edited {
  source: KeyedPage['source']
  keys: readonly (string | null)[]
  /** A former state: it is not edited any more, so it is not completed either. */
  isFormer?: true | undefined
}

/**
 * Parses the sections of a draft one by one: a mistake in one takes no other away.
 * @param path the address that the page has now
 * @param published where a section that is not complete is shown from
 */
export function draftSections(
  path: string,
  { source, keys, isFormer }: Edited,
  published: KeyedPage | undefined,
  collections: Collections,
): DraftSections {
  const faults: Record<string, string> = {}
  const sections = source.sections.map((edited, index): DraftSection => {
    const key = keys[index] ?? `new-${index}`
    const state = { key, isHidden: edited.hidden === true }
    const parsed = parsedSection(path, edited, collections)
    for (const { place, message } of parsed.faults) faults[`sections.${index}${place}`] ??= message
    const { section, drawn } = parsed
    if (section)
      return { ...state, section, drawn, shows: isWhole(parsed) ? 'draft' : 'unfinished' }
    const before = published?.source.sections[published.keys.indexOf(key)]
    const last = before && parsedSection(path, before, collections)
    if (last?.section) return { ...state, section: last.section, drawn: last.drawn, shows: 'last' }
    return { ...state, section: isFormer ? former : incomplete, drawn: [], shows: 'none' }
  })
  return { sections, faults }
}

const incomplete: Section = {
  kind: 'prose',
  title: 'This section is not complete yet',
  paragraphs: ['It is shown here as soon as its fields are filled in.'],
  actions: [],
}

const former: Section = {
  ...incomplete,
  title: 'This section cannot be shown any more',
  paragraphs: [
    'It was made with an earlier release of the site. Its words are in the list of changes.',
  ],
}

interface Fault {
  /** Within the section, with a dot before it; empty where it is the section itself. */
  place: string
  message: string
}

interface Parsed {
  section?: Section | undefined
  drawn: DraftSection['drawn']
  faults: Fault[]
}

const isWhole = ({ faults }: Parsed) => faults.length === 0

function parsedSection(
  path: string,
  { hidden: _, ...plain }: EditedSection,
  collections: Collections,
): Parsed {
  try {
    const lists = listFault({ path, sections: [plain as PageSection] }, collections)
    if (lists) return { drawn: [], faults: [{ place: '', message: lists }] }
    const { section, mended, issues } = parseUnfinished(plain as PageSection)
    const sections = section && mended ? withGrounds({ path, sections: [mended] }) : []
    return { section, drawn: sections.flatMap(drawnInSection), faults: issues.flatMap(faultsOf) }
  } catch (thrown) {
    // Fields that are no lists at all.
    return { drawn: [], faults: [{ place: '', message: messageOf(thrown) }] }
  }
}

function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  const place = issue.path.map(step => `.${String(step)}`).join('')
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map(key => ({ place: `${place}.${key}`, message: 'This field is not known here' }))
    : [{ place, message: issue.message }]
}

const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown))

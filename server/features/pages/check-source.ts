import type * as z from 'zod'
import type { EditedPage, EditedSection } from '../../../web/features/pages/contract.ts'
import { sectionSchema } from '../../../web/sections/schemas.ts'
import { checkPage, type PageSource } from '../../content/page.ts'
import type { UnlistedPage } from '../products/listed-page.ts'
import { withCurrentDrawings } from './current-drawings.ts'
import { drawingFaults, type KnownDrawings } from './drawing-faults.ts'
import { placeFaults } from './place-faults.ts'

/** A sentence for each field, such as `sections.1.title`. */
export type Faults = Record<string, string>

export type Checked = { page: UnlistedPage; fields?: never } | { page?: never; fields: Faults }

/**
 * The page that a source of an administrator makes: what a module of the starter may say, but for the
 * lists of products, which are the collections', and for places that are not the page's own.
 */
export async function checkSource(given: EditedPage, allowed: KnownDrawings): Promise<Checked> {
  const source = withCurrentDrawings(given, allowed.drawings)
  const fields: Faults = {}
  source.sections.forEach((section, index) => {
    for (const [at, fault] of sectionFaults(section)) add(`sections.${index}.${at}`, fault)
  })
  for (const [at, fault] of placeFaults(source)) add(at, fault)
  for (const [at, fault] of await drawingFaults(source, allowed)) add(at, fault)
  // A whole page of faulty sections cannot be read; its own fields can.
  const page = pageOf(Object.keys(fields).length > 0 ? withoutSections(source) : source)
  for (const [at, fault] of page.faults ?? []) add(at, fault)
  return page.page && Object.keys(fields).length === 0 ? { page: page.page } : { fields }

  function add(at: string, fault: string): void {
    fields[at] ??= fault
  }
}

type FaultAt = [at: string, fault: string]

const OF_THE_COLLECTION = 'The products are those of the collection, and are changed there'

/** Of one section by itself. */
function sectionFaults({ hidden: _, ...section }: EditedSection): FaultAt[] {
  if (section.kind === 'product' || section.kind === 'compare') {
    return [['kind', 'A page of products is no section of another']]
  }
  if (section.kind === 'search') return [['kind', 'A search is no section of a page']]
  if (section.kind === 'product-grid') {
    const { collection, products, ...grid } = section
    if (products !== undefined) return [['products', OF_THE_COLLECTION]]
    if (typeof collection !== 'string') return [['collection', 'Name the collection']]
    return faultsOf({ ...grid, products: [] })
  }
  if (section.kind === 'gallery') {
    const categories = [section.categories].flat().map(category => ({ ...Object(category) }))
    const listed = categories.findIndex(category => 'items' in category)
    if (listed >= 0) return [[`categories.${listed}.items`, OF_THE_COLLECTION]]
    return faultsOf({ ...section, categories: categories.map(one => ({ ...one, items: [] })) })
  }
  return faultsOf(section)
}

function faultsOf(section: object): FaultAt[] {
  return issuesOf(sectionSchema.safeParse(section).error)
}

function issuesOf(error: z.ZodError | undefined): FaultAt[] {
  return (error?.issues ?? []).flatMap((issue): FaultAt[] => {
    const at = issue.path.join('.')
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map(key => [[at, key].filter(Boolean).join('.'), 'This field is not known here'])
      : [[at || 'kind', issue.message]]
  })
}

function pageOf(source: EditedPage): { page?: UnlistedPage; faults?: FaultAt[] } {
  const { page, error } = checkPage(source as unknown as PageSource)
  return page ? { page } : { faults: issuesOf(error) }
}

const withoutSections = (source: EditedPage): EditedPage => ({
  ...source,
  sections: [{ kind: 'prose', title: '…', paragraphs: ['…'] }],
})

import { viewedCode } from './items/viewed-item.ts'
import type { Section, SectionKind } from './schemas.ts'

/**
 * The modules below web/sections of views that are loaded when a page has them (views.tsx). Only the
 * server needs their names, so that they are in no script.
 */
const modules: Partial<Record<SectionKind, string>> = {
  contact: 'contact/view.tsx',
  compare: 'compare/view.tsx',
  design: 'design/view.tsx',
  product: 'product-views.ts',
  products: 'product-views.ts',
  gallery: 'gallery-views.ts',
  'project-videos': 'gallery-views.ts',
  search: 'search/view.tsx',
  shortlist: 'shortlist/view.tsx',
  downloads: 'downloads/view.tsx',
}

/** Lists the modules that a page needs in addition to the common script. */
export function lazyModulesOf(
  sections: readonly Pick<Section, 'kind'>[],
  search: string,
): string[] {
  const ofSections = sections.flatMap(section => [
    modules[section.kind] ?? [],
    'filters' in section ? 'items/filter-groups.tsx' : [],
    'part' in section ? 'items/steps.tsx' : [],
  ])
  return [...ofSections.flat(), ...(viewedCode(search) === null ? [] : ['items/viewer.tsx'])]
}

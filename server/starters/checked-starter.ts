import type { Content } from '../content/content.ts'
import { subjectOf } from '../content/drawing.ts'
import type { PageSource } from '../content/page.ts'
import { families, type Subject } from '../drawings/index.ts'
import { manifestIn } from '../features/media/slots/site-manifest.ts'
import { emptyPages } from './empty/pages.ts'
import { loadContent, loadStarters, type Starters } from './load-starter.ts'

/**
 * Loads all pages and checks that every slot they name can be declared and drawn; throws at a
 * mistake.
 */
export function checkedStarters(sources?: readonly PageSource[]): Starters {
  for (const pages of [sources, emptyPages]) assertDrawable(loadContent(pages))
  return loadStarters(sources)
}

/** Every slot needs a drawing. */
function assertDrawable(content: Content): void {
  const missing = subjectsOf(content).find(({ family }) => !(family in families))
  if (missing) throw new Error(`No drawing family "${missing.family}" for ${missing.path}`)
}

function subjectsOf(content: Content): Subject[] {
  return [...manifestIn(content).all, ...[...content.drawings.values()].map(subjectOf)]
}

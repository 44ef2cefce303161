import { families, type Subject, traitFaults } from '../drawings/index.ts'
import { manifestIn } from '../media/slots/site-manifest.ts'
import { subjectOf } from './drawing.ts'
import { type Content, loadContent } from './index.ts'
import type { PageSource } from './page.ts'

/**
 * Loads all pages and checks that every slot they name can be declared and drawn; throws at a
 * mistake.
 */
export function checkedContent(sources?: readonly PageSource[]): Content {
  const content = loadContent(sources)
  assertDrawable(content)
  return content
}

/**
 * Throws where a drawing does not follow its slot's traits. It draws every slot that has traits,
 * which takes seconds: for the build, while the server and each test only load the content.
 */
export function assertTraits(content: Content): void {
  const faults = subjectsOf(content).flatMap(traitFaults)
  if (faults.length > 0) throw new Error(`Drawings differ from their traits:\n${faults.join('\n')}`)
}

/** Every slot needs a drawing. */
function assertDrawable(content: Content): void {
  const missing = subjectsOf(content).find(({ family }) => !(family in families))
  if (missing) throw new Error(`No drawing family "${missing.family}" for ${missing.path}`)
}

function subjectsOf(content: Content): Subject[] {
  return [...manifestIn(content).all, ...[...content.drawings.values()].map(subjectOf)]
}

import { families } from '../drawings/index.ts'
import { createManifest, type Manifest } from '../media/slots/slots.ts'
import { type Content, loadContent } from './index.ts'
import type { PageSource } from './page.ts'

/**
 * Loads all pages and checks that every slot they name can be declared and drawn; throws at a
 * mistake.
 */
export function checkedContent(sources?: readonly PageSource[]): Content {
  const content = loadContent(sources)
  assertDrawable(createManifest(content.pages.flatMap(page => page.slots)))
  return content
}

/** Every slot needs a drawing. */
function assertDrawable(manifest: Manifest): void {
  const missing = manifest.all.find(({ family }) => !(family in families))
  if (missing) throw new Error(`No drawing family "${missing.family}" for ${missing.path}`)
}

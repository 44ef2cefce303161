import { isReference, type Value } from './dictionary.ts'
import type { Objects } from './objects.ts'
import { refuseDamagedPdf, refuseUnreadable, refuseWithoutPages } from './refusals.ts'

/** Writers put the first page a few levels deep. */
const mostLooked = 1000

/**
 * Checks that a document has at least one page. ISO 32000-1, 7.7.2 and 7.7.3.
 * @param root the catalog of the document, from its last trailer
 * @throws AppError 415 where it has none
 */
export async function checkPages(objects: Objects, root: Value | undefined): Promise<void> {
  const looked = new Set<number>()

  /** Undefined also for what has been looked at: a tree that leads back into itself has no more pages. */
  async function read(value: Value | undefined): Promise<Value | undefined> {
    if (!isReference(value)) return value
    if (looked.has(value.reference)) return undefined
    looked.add(value.reference)
    if (looked.size > mostLooked) refuseUnreadable()
    return objects.read(value.reference)
  }

  async function hasPage(node: Value | undefined): Promise<boolean> {
    if (!(node instanceof Map)) return false
    const kids = await read(node.get('Kids'))
    if (!Array.isArray(kids)) return node.get('Type') !== '/Pages'
    for (const kid of kids) if (await hasPage(await read(kid))) return true
    return false
  }

  const catalog = await read(root)
  if (!(catalog instanceof Map)) return refuseDamagedPdf()
  const pages = await read(catalog.get('Pages'))
  // Some readers go by this number alone.
  const count = pages instanceof Map ? await read(pages.get('Count')) : 0
  const isEmpty = typeof count === 'number' && count <= 0
  if (isEmpty || !(await hasPage(pages))) refuseWithoutPages()
}

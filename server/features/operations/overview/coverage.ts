import type { Overview } from '../../../../web/admin/contract.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
import type { Library } from '../../media/library-types.ts'
import type { Folder } from '../../media/slots/slot-tree.ts'
import type { Manifest } from '../../media/slots/slots.ts'

/**
 * Counts the slots of each top folder of the upload tree that have a file, and names one that has
 * none.
 */
export function coverageByArea(
  { tree }: Pick<Manifest, 'tree'>,
  library: Pick<Library, 'file'>,
): Overview['media']['areas'] {
  return tree.folders.map(folder => {
    const slots = slotsIn(folder)
    const empty = slots.filter(({ path }) => library.file(path) === undefined)
    // Drawings of heroes leave room for words, so they are small in a small picture.
    const example = empty.find(({ kind, shape }) => kind === 'image' && shape !== 'wide')
    return {
      title: folder.title,
      targetPath: folder.path,
      present: slots.length - empty.length,
      total: slots.length,
      ...(example && { drawn: example.path }),
    }
  })
}

function slotsIn({ slots, folders }: Folder): Slot[] {
  return [...slots, ...folders.flatMap(slotsIn)]
}

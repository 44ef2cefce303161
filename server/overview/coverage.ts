import type { Overview } from '../../web/admin/contract.ts'
import type { Library } from '../media/library-types.ts'
import type { Folder } from '../media/slots/slot-tree.ts'
import type { Manifest } from '../media/slots/slots.ts'

/** How many slots of each top folder of the upload tree have a file. */
export function coverageByArea(
  { tree }: Pick<Manifest, 'tree'>,
  library: Pick<Library, 'file'>,
): Overview['media']['areas'] {
  return tree.folders.map(folder => {
    const paths = slotPathsIn(folder)
    const present = paths.filter(path => library.file(path) !== undefined).length
    return { title: folder.title, targetPath: folder.path, present, total: paths.length }
  })
}

function slotPathsIn({ slots, folders }: Folder): string[] {
  return [...slots.map(({ path }) => path), ...folders.flatMap(slotPathsIn)]
}

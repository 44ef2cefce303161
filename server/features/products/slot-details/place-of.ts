import type { ActivityPlace } from '../../../../web/base/activity-entries.ts'
import { slotName } from '../../../../web/features/media/admin/upload-manager/media/slot-name.ts'
import { derived } from '../../../base/derived.ts'
import type { Folder } from '../../media/slots/slot-tree.ts'
import { type Manifest, shownIn } from '../../media/slots/slots.ts'
import type { DetailsEditor } from './details-editor.ts'

/** How administrators know the place of a file: by its name and the folders of the upload tree. */
export function createPlaceOf(
  manifest: Manifest,
  details: Pick<DetailsEditor, 'detailsOf'>,
): (filePath: string) => ActivityPlace | undefined {
  const sections = derived(
    () => manifest.tree,
    tree => new Map(sectionsIn(tree)),
  )
  return filePath => {
    const path = shownIn(filePath)
    if (!manifest.get(path)) return undefined
    const at = path.lastIndexOf('/')
    const folder = path.slice(0, Math.max(0, at))
    const name = slotName({ fileName: path.slice(at + 1), path }, details.detailsOf(path))
    return { path, folder, name, section: sections().get(folder) ?? '' }
  }
}

function sectionsIn(tree: Folder, above: readonly string[] = []): [path: string, title: string][] {
  return tree.folders.flatMap(folder => {
    const titles = [...above, folder.title]
    return [[folder.path, titles.join(' / ')] as [string, string], ...sectionsIn(folder, titles)]
  })
}

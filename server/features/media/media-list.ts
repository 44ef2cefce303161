import type { MediaList, MediaSection, MediaSlot } from '../../../web/admin/contract.ts'
import { posterOf } from '../../../web/base/routes.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import type { Library } from './library-types.ts'
import type { Folder } from './slots/slot-tree.ts'
import type { Manifest } from './slots/slots.ts'

export function mediaListOf({ tree }: Manifest, library: Library): MediaList {
  const { sections = [], ...top } = sectionOf(tree, library)
  return { ...library.coverage, sections: top.slots.length > 0 ? [top, ...sections] : sections }
}

function sectionOf({ title, path, slots, folders }: Folder, library: Library): MediaSection {
  return {
    title,
    targetPath: path,
    slots: slots.map(slot => mediaSlotOf(slot, library)),
    ...(folders.length > 0 && { sections: folders.map(inner => sectionOf(inner, library)) }),
  }
}

/** A slot as the list has it; `version` is what an upload may name as `ifVersion`. */
export function mediaSlotOf({ path, kind }: Slot, library: Pick<Library, 'file'>): MediaSlot {
  const file = library.file(path)
  const poster = kind === 'video' ? library.file(posterOf(path)) : undefined
  return {
    fileName: path.slice(path.lastIndexOf('/') + 1),
    path,
    kind,
    present: file !== undefined,
    ...(file && { size: file.size, version: file.version }),
    ...(poster && { poster: poster.version }),
  }
}

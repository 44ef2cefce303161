import type { MediaSlot } from '../../../../../admin/contract.ts'
import { posterOf } from '../../../../../base/routes.ts'
import type { ChosenFile } from '../files/chosen-file.ts'
import { kindOf, kindOfName } from './file-kind.ts'

/** A slot as files are matched with it; a video's poster is one too. */
export interface UploadTarget {
  slot: MediaSlot
  /** The path of the upload: the slot's, or that of its poster. */
  path: string
  kind: MediaSlot['kind']
  isPresent: boolean
}

export interface NameIndex {
  /** The place whose whole path stands at the end of a file's path. */
  byPath(file: NamedFile): UploadTarget | undefined
  /** Finds all places with the name of a file. */
  byName(file: NamedFile): UploadTarget[]
}

type NamedFile = Pick<ChosenFile, 'path' | 'name' | 'format'>

/** Finds places by the names of files; extensions count only as far as they tell the kind. */
export function indexNames(
  slots: readonly MediaSlot[],
  productNames: ReadonlyMap<string, string>,
): NameIndex {
  const byPath = new Map<string, UploadTarget>()
  const byName = new Map<string, UploadTarget[]>()
  const add = (name: string, target: UploadTarget) => {
    const targets = byName.get(name) ?? []
    if (targets.some(({ path }) => path === target.path)) return
    byName.set(name, [...targets, target])
  }
  for (const slot of slots) {
    for (const target of targetsForSlot(slot)) {
      byPath.set(keyOf(target.path), target)
      add(nameOf(target.path), target)
    }
    const productName = productNames.get(slot.path)
    if (productName)
      add(
        keyOf(`${productName}${slot.path.slice(slot.path.lastIndexOf('.'))}`),
        targetForSlot(slot),
      )
  }
  return {
    byPath(file) {
      const folders = keyOf(file.path, kindOf(file)).split('/')
      const suffixes = folders.map((_, index) => folders.slice(index).join('/'))
      return suffixes.map(suffix => byPath.get(suffix)).find(target => target !== undefined)
    },
    byName: file => byName.get(nameOf(file.path, kindOf(file))) ?? [],
  }
}

export const targetForSlot = (slot: MediaSlot): UploadTarget => ({
  slot,
  path: slot.path,
  kind: slot.kind,
  isPresent: slot.present,
})

/** The version that a place is known to hold, '' for none: an upload over another is refused. */
export const versionIn = ({ slot, path }: UploadTarget): string =>
  (path === slot.path ? slot.version : slot.poster) ?? ''

function targetsForSlot(slot: MediaSlot): UploadTarget[] {
  if (slot.kind !== 'video') return [targetForSlot(slot)]
  const isPresent = slot.poster !== undefined
  return [targetForSlot(slot), { slot, path: posterOf(slot.path), kind: 'image', isPresent }]
}

/** Alike for `Image-4.JPEG` and `image-4.jpg`, not for `image-4.mp4`. */
function keyOf(path: string, kind = kindOfName(path)): string {
  const dotIndex = path.lastIndexOf('.')
  const name = dotIndex > path.lastIndexOf('/') ? path.slice(0, dotIndex) : path
  return `${name.toLowerCase().replace(/[\s_]+/g, '-')}.${kind}`
}

const nameOf = (path: string, kind?: MediaSlot['kind']) =>
  keyOf(path.slice(path.lastIndexOf('/') + 1), kind)

/** The number of folders directly above two files that have the same names. */
export function sharedFolders(one: string, other: string): number {
  const [first, second] = [one, other].map(path => keyOf(path).split('/').slice(0, -1).reverse())
  const length = first?.findIndex((folder, index) => folder !== second?.[index]) ?? 0
  return length < 0 ? (first?.length ?? 0) : length
}

import type { MediaSlot } from '../../../contract.ts'
import { type ChosenFile, fingerprintOf } from '../files/chosen-file.ts'
import { isClutter, kindOf, refusalOf } from './file-kind.ts'
import { indexNames, type Place, placeOf, sharedFolders } from './name-index.ts'
import { numberIn } from './number-in.ts'

/** Where one file would go, and what would become of it. */
export interface Placement {
  file: ChosenFile
  /** Undefined where it would go nowhere; `reason` says why. */
  place?: Place
  /** By what it found its place. */
  by?: 'remembered' | 'path' | 'name' | 'number' | 'next'
  /**
   * `conflict`: another file goes to the same place. `unplaced`: it could be taken, but nothing
   * says where to.
   */
  verdict: 'new' | 'replaces' | 'conflict' | 'unplaced' | 'refused'
  reason?: string
}

export interface PlacementRules {
  /** All slots of the site, in the order of the tree. */
  slots: readonly MediaSlot[]
  /** The folder that is open; '' where none is. */
  section: string
  maxBytes: number
  /** By slot path, the names under which the site shows them. */
  productNames?: ReadonlyMap<string, string>
  /** By fingerprint, where files went that an earlier visit did not finish. */
  remembered?: ReadonlyMap<string, string>
}

/**
 * Tries out which file goes to which slot, before anything travels: by where an unfinished upload
 * went, by path, by name, by number, and then the next empty slot of its section.
 */
export function placeFiles(files: readonly ChosenFile[], rules: PlacementRules): Placement[] {
  const wanted = files.filter(({ path }) => !isClutter(path)).sort(byPath)
  const find = finder(rules)
  const taken = new Map<string, ChosenFile>()
  const placements = new Map<ChosenFile, Placement>()

  for (const file of wanted) {
    const reason = refusalOf(file, rules.maxBytes)
    const found = reason ? undefined : find.own(file)
    if (reason) placements.set(file, { file, verdict: 'refused', reason })
    else if (found) placements.set(file, settle(file, found.place, found.by))
  }
  // Only when all that have a place of their own are in it is it known which ones stay empty.
  for (const file of wanted.filter(file => !placements.has(file))) {
    const section = find.section(file)
    const place = find.next(file, section, taken)
    placements.set(
      file,
      place
        ? settle(file, place, 'next')
        : { file, verdict: 'unplaced', reason: noPlace(file, section) },
    )
  }
  return wanted.map(file => placements.get(file) as Placement)

  function settle(file: ChosenFile, place: Place, by: NonNullable<Placement['by']>): Placement {
    const first = taken.get(place.path)
    if (first) {
      const reason = `${first.path} goes to the same place`
      return { file, place, by, verdict: 'conflict', reason }
    }
    taken.set(place.path, file)
    return { file, place, by, verdict: place.isPresent ? 'replaces' : 'new' }
  }
}

function finder({
  slots,
  section,
  productNames = new Map(),
  remembered = new Map(),
}: PlacementRules) {
  const names = indexNames(slots, productNames)
  const places = new Map(slots.map(slot => [slot.path, placeOf(slot)]))
  const folders = [...new Set(slots.map(({ path }) => folderOf(path)))]
  const countIn = (folder: string) => slots.filter(({ path }) => folderOf(path) === folder).length
  const isIn = (path: string, folder: string) => folder !== '' && path.startsWith(`${folder}/`)

  /** The folder that a file was found in where it is called like one of ours, else the open one. */
  function sectionOf({ path }: ChosenFile): string {
    const own = folderOf(path)
      .split('/')
      .at(-1)
      ?.toLowerCase()
      .replace(/[\s_]+/g, '-')
    const alike = folders.filter(folder => own && folder.toLowerCase().split('/').includes(own))
    const tops = [...new Set(alike.map(folder => upTo(folder, own as string)))]
    const inOpen = tops.filter(folder => isIn(`${folder}/`, section))
    if (inOpen.length === 1) return inOpen[0] as string
    return tops.length === 1 ? (tops[0] as string) : section
  }

  function named(file: ChosenFile): Found | undefined {
    const candidates = names.byName(file.path)
    const shared = candidates.map(place => sharedFolders(file.path, place.path))
    const most = Math.max(0, ...shared)
    const closest = candidates.filter((_, index) => shared[index] === most)
    if (most > 0 && closest.length === 1) return found('path', closest[0])
    const inSection = candidates.filter(({ path }) => isIn(path, sectionOf(file)))
    return found('name', inLargestFolder(inSection.length > 0 ? inSection : candidates))
  }

  function numbered(file: ChosenFile): Found | undefined {
    const number = numberIn(file.name)
    const section = sectionOf(file)
    if (number === undefined) return undefined
    const alike = slots.filter(
      ({ path, kind }) =>
        kind === kindOf(file.name) && isIn(path, section) && numberIn(path) === number,
    )
    const place = inLargestFolder(alike.map(placeOf))
    return place && found('number', places.get(place.path))
  }

  /** A section's products are meant by `image-1.jpg`, and not the one picture beside them. */
  function inLargestFolder(candidates: Place[]): Place | undefined {
    const sizes = candidates.map(({ path }) => countIn(folderOf(path)))
    const most = Math.max(...sizes)
    const largest = candidates.filter((_, index) => sizes[index] === most)
    return largest.length === 1 ? largest[0] : undefined
  }

  return {
    section: sectionOf,
    own(file: ChosenFile): Found | undefined {
      return (
        found('remembered', places.get(remembered.get(fingerprintOf(file)) ?? '')) ??
        found('path', file.path.includes('/') ? names.byPath(file.path) : undefined) ??
        named(file) ??
        numbered(file)
      )
    },
    next(
      file: ChosenFile,
      section: string,
      taken: ReadonlyMap<string, unknown>,
    ): Place | undefined {
      const kind = kindOf(file.name)
      const free = slots.find(
        slot =>
          slot.kind === kind && isIn(slot.path, section) && !slot.present && !taken.has(slot.path),
      )
      return free && places.get(free.path)
    },
  }
}

interface Found {
  place: Place
  by: NonNullable<Placement['by']>
}

const found = (by: Found['by'], place: Place | undefined): Found | undefined =>
  place && { place, by }

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** `executive-furniture/chairs/hero` up to its folder `chairs`. */
function upTo(folder: string, name: string): string {
  const parts = folder.split('/')
  return parts.slice(0, parts.findIndex(part => part.toLowerCase() === name) + 1).join('/')
}

function noPlace({ name }: ChosenFile, section: string): string {
  const kinds = { image: 'a photo', video: 'a video', pdf: 'a PDF' }
  return section === ''
    ? 'Its name fits no place. Open the section it belongs to and choose it there'
    : `No empty place is left for ${kinds[kindOf(name)]} in this section`
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const byPath = (one: ChosenFile, other: ChosenFile) => collator.compare(one.path, other.path)

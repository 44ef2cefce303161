import type { KnownContent } from '../../../../../admin/contract.ts'
import type { ChosenFile } from './chosen-file.ts'
import { contentOf } from './content-id.ts'

/** The existing place or chosen file with the content of a file. */
export type SameContent = { path: string; file?: never } | { file: ChosenFile; path?: never }

/**
 * Finds files that the site has already, and files that are there twice among the chosen ones. Only
 * files with the size of another are read: most have none.
 * @param onProgress called with how many of how many have been read
 */
export async function findSameContent(
  files: readonly ChosenFile[],
  contents: readonly KnownContent[],
  onProgress: (read: number, all: number) => void = () => undefined,
): Promise<Map<ChosenFile, SameContent>> {
  const sizes = new Map<number, number>()
  const count = (bytes: number) => sizes.set(bytes, (sizes.get(bytes) ?? 0) + 1)
  for (const { bytes } of contents) count(bytes)
  for (const { size } of files) count(size)
  const suspects = files.filter(({ size }) => (sizes.get(size) ?? 0) > 1)

  const pathOf = new Map(contents.map(({ id, path }) => [id, path]))
  const firstOf = new Map<string, ChosenFile>()
  const same = new Map<ChosenFile, SameContent>()
  for (const [index, file] of suspects.entries()) {
    onProgress(index, suspects.length)
    // An unreadable file is refused when it is sent, with the reason.
    const id = (await contentOf(file).catch(() => undefined))?.id
    if (id === undefined) continue
    const path = pathOf.get(id)
    const first = firstOf.get(id)
    if (path !== undefined) same.set(file, { path })
    else if (first) same.set(file, { file: first })
    else firstOf.set(id, file)
  }
  return same
}

import { notFound } from '../../base/errors.ts'
import type { Bin } from '../../storage/bin/bin.ts'
import type { BinEntry } from '../../storage/bin/entry.ts'
import { linkOrCopy } from '../../storage/durable-file.ts'
import { filesInBin } from './former-files.ts'
import type { Library, Placing } from './library-types.ts'
import type { Manifest } from './slots/slots.ts'
import type { UploadFingerprints } from './upload/upload-fingerprints.ts'

interface RestoreOptions {
  bin: Bin
  library: Library
  manifest: Manifest
  fingerprints: UploadFingerprints
  temporaryFile: () => Promise<string>
}

/** `MediaFiles.restore` on one volume. */
export async function restoreFiles(
  entry: BinEntry,
  { bin, library, manifest, fingerprints, temporaryFile }: RestoreOptions,
  { by, ifVersion = '' }: Placing,
): Promise<void> {
  const files = filesInBin(entry)
  if (files.length === 0 || !files.every(({ path }) => manifest.get(path)))
    throw notFound('The site has no place for it any more.')
  for (const [index, { path, version, fingerprint }] of files.entries()) {
    // After a crash between the copy and the deletion it is in both places.
    if ((await library.refresh(path))?.version === version) continue
    const temporary = await temporaryFile()
    await linkOrCopy(await bin.fileOf(entry.id, index), temporary)
    const { file } = await library.place(path, temporary, index === 0 ? { by, ifVersion } : { by })
    if (fingerprint) await fingerprints.put(path, { ...fingerprint, version: file.version })
  }
  await bin.remove(entry.id)
}

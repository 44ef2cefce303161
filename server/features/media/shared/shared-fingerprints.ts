import { isDeepStrictEqual } from 'node:util'
import type { Source, UploadFingerprints } from '../upload/upload-fingerprints.ts'
import type { SlotFiles } from './slot-files.ts'

/** What is known of each upload, in the row of its slot: it comes, moves and goes with the file. */
export function sharedFingerprints(
  slotFiles: SlotFiles,
  onLate: (error: unknown) => void,
): UploadFingerprints {
  const all = () =>
    new Map(
      [...slotFiles.all()].flatMap(([path, { fingerprint }]): [string, Source][] =>
        fingerprint ? [[path, fingerprint]] : [],
      ),
    )

  return {
    of: async path => slotFiles.get(path)?.fingerprint,
    all: async () => all(),
    slotPaths: async () => [...all().keys()],
    async put(path, source) {
      if (isDeepStrictEqual(slotFiles.get(path)?.fingerprint, source)) return
      await slotFiles
        .change(async change => {
          const file = await change.get(path)
          if (!file) return
          const { fingerprint: _, ...rest } = file
          // Of another file that came meanwhile.
          if (source && source.version !== file.version) return
          await change.set(path, { ...rest, ...(source && { fingerprint: source }) })
        })
        .catch(onLate)
    },
  }
}

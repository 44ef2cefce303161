import { stat } from 'node:fs/promises'
import type { Slot } from '../../../../web/sections/fields.ts'
import { widthOfJpeg } from '../jpeg-width.ts'
import type { Placing } from '../library-types.ts'
import { sha256Of } from '../upload/upload-fingerprints.ts'
import { newVersion, type SlotFile } from './slot-file.ts'

/** What a slot holds once this file is in it. */
export async function describeFile(
  { kind }: Slot,
  source: string,
  fingerprint: Placing['fingerprint'],
): Promise<SlotFile> {
  const { size: bytes } = await stat(source)
  const sha256 = fingerprint?.kept ?? (await sha256Of(source))
  const version = newVersion(bytes)
  const width = kind === 'image' ? widthOfJpeg(source) : undefined
  return {
    ...{ sha256, bytes, version },
    ...(width && { width }),
    ...(fingerprint && { fingerprint: { version, ...fingerprint } }),
  }
}

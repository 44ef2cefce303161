import { inBytes } from '../../../../../admin/ui/in-bytes.ts'
import { megabyte } from '../../../../../base/units.ts'

/** A hero's film of 20 s in 720p has less; above that it is worth a word. */
const advised = 10 * megabyte

export const isHeavyVideo = (kind: string, bytes: number | undefined): boolean =>
  kind === 'video' && bytes !== undefined && bytes > advised

/** The bytes that visitors load for a video, where they are many. */
export function VideoWeight({ kind, bytes }: { kind: string; bytes: number | undefined }) {
  if (bytes === undefined || !isHeavyVideo(kind, bytes)) return null
  return (
    <p className="field-note">
      Each visitor who watches it loads {inBytes(bytes)}, many by mobile data. Under{' '}
      {inBytes(advised)} is better: shorter, in 720p, without sound.
    </p>
  )
}

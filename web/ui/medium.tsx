import { useMedia } from '../page-context.ts'
import { Picture } from './picture.tsx'
import { VideoClip } from './video-clip.tsx'

interface Props {
  slot: string
  shape: 'square' | 'landscape' | 'wide'
  sizes?: string | undefined
  isFirst?: boolean
  /** Whether it would be seen now: the others of a carousel wait behind it. */
  isShown?: boolean
  isPlaying: boolean
  onBroken?: () => void
}

/** Whatever a slot of a carousel holds: a picture, or a clip where it is a real video. */
export function Medium({ slot, isShown = true, isPlaying, onBroken, ...appearance }: Props) {
  return useMedia(slot).kind === 'video' ? (
    <VideoClip slot={slot} isShown={isShown} isPlaying={isPlaying} {...appearance} />
  ) : (
    <Picture slot={slot} {...appearance} onBroken={onBroken} />
  )
}

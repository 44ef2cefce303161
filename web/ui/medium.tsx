import { useMedia } from '../base/page-context.ts'
import { Picture } from './picture.tsx'
import { VideoClip } from './video-clip.tsx'

interface Props {
  slot: string
  shape: 'square' | 'landscape' | 'wide'
  sizes?: string | undefined
  isFirst?: boolean
  /** True for the current slide of its carousel. */
  isShown?: boolean
  isPlaying: boolean
  onBroken?: () => void
}

/** The media of a carousel's slot: a picture, or a clip if it is an uploaded video. */
export function Medium({ slot, isShown = true, isPlaying, onBroken, ...appearance }: Props) {
  return useMedia(slot).kind === 'video' ? (
    <VideoClip slot={slot} isShown={isShown} isPlaying={isPlaying} {...appearance} />
  ) : (
    <Picture slot={slot} {...appearance} onBroken={onBroken} />
  )
}

import { useMedia } from '../page-context.ts'
import { Picture } from './picture.tsx'
import { VideoClip } from './video-clip.tsx'

interface Props {
  slot: string
  shape: 'square' | 'landscape' | 'wide'
  sizes?: string | undefined
  isFirst?: boolean
  isPlaying: boolean
  onBroken?: () => void
}

/** Whatever a slot of a carousel holds: a picture, or a clip where it is a real video. */
export function Medium({ slot, shape, sizes, isFirst = false, isPlaying, onBroken }: Props) {
  return useMedia(slot).kind === 'video' ? (
    <VideoClip slot={slot} isPlaying={isPlaying} />
  ) : (
    <Picture
      slot={slot}
      shape={shape}
      sizes={sizes}
      isFirst={isFirst}
      {...(onBroken && { onError: onBroken })}
    />
  )
}

import { useMedia } from '../base/page-context.ts'
import { mediaUrl, posterOf } from '../base/routes.ts'

/** The browser's native player, for visitors without JavaScript. */
export function VideoPlayer({ slot }: { slot: string }) {
  const { alt, version, poster, drawing } = useMedia(slot)
  return (
    <video
      src={mediaUrl(slot, version)}
      poster={mediaUrl(posterOf(slot), poster ?? drawing)}
      controls
      muted
      playsInline
      preload="none"
      aria-label={alt}
    />
  )
}

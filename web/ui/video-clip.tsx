import { useEffect, useRef } from 'react'
import { useMedia } from '../page-context.ts'
import { mediaUrl } from '../routes.ts'

/**
 * A silent looping clip. Its address is set only while it plays, so a clip that is never on
 * screen, or belongs to a visitor who saves data, is never fetched.
 */
export function VideoClip({ slot, isPlaying }: { slot: string; isPlaying: boolean }) {
  const { alt, version } = useMedia(slot)
  const element = useRef<HTMLVideoElement>(null)
  const url = mediaUrl(slot, version)
  useEffect(() => {
    const video = element.current
    if (!video) return
    if (!isPlaying) return video.pause()
    if (!video.src) video.src = url
    // Refused where the browser lets nothing play by itself; the clip then stays still.
    video.play().catch(() => undefined)
  }, [isPlaying, url])
  return (
    <>
      <video ref={element} muted loop playsInline preload="none" aria-label={alt} />
      <noscript>
        <video src={url} controls muted playsInline preload="none" aria-label={alt} />
      </noscript>
    </>
  )
}

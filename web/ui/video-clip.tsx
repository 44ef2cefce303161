import { useEffect, useRef, useState } from 'react'
import { useMedia } from '../base/page-context.ts'
import { mediaUrl } from '../base/routes.ts'
import { dataSize } from './data-size.ts'
import { Icon } from './icon.tsx'
import { Poster } from './picture.tsx'
import { useDataSaver } from './use-data-saver.ts'
import { VideoPlayer } from './video-player.tsx'

interface Props {
  slot: string
  shape: 'square' | 'landscape' | 'wide'
  sizes?: string | undefined
  isFirst?: boolean
  /** True for the current slide. */
  isShown: boolean
  /** True while autoplay is allowed. */
  isPlaying: boolean
}

/**
 * A muted looping clip over its poster. Its `src` is set only while it plays, so a clip that is
 * never on screen is never fetched; with data saver or reduced motion it plays on click.
 */
export function VideoClip({ slot, isShown, isPlaying, ...appearance }: Props) {
  const { alt, version, bytes } = useMedia(slot)
  const element = useRef<HTMLVideoElement>(null)
  const [isWanted, setWanted] = useState(false)
  const spares = useDataSaver()
  const plays = spares ? isWanted && isShown : isPlaying
  const url = mediaUrl(slot, version)
  const label = isWanted ? 'Pause' : bytes === undefined ? 'Play' : `Play (${dataSize(bytes)})`
  useEffect(() => {
    const video = element.current
    if (!video) return
    if (!plays) return video.pause()
    if (video.getAttribute('src') !== url) video.src = url
    // Rejected where the browser forbids autoplay; the clip then stays still.
    video.play().catch(() => undefined)
  }, [plays, url])
  return (
    <>
      <Poster video={slot} {...appearance} />
      <video ref={element} muted loop playsInline preload="none" aria-label={alt} />
      {spares && (
        <button
          type="button"
          className="play-clip"
          aria-label={`${label}: ${alt}`}
          onClick={() => setWanted(!isWanted)}
        >
          <Icon name={isWanted ? 'pause' : 'play'} />
          {label}
        </button>
      )}
      <noscript>
        <VideoPlayer slot={slot} />
      </noscript>
    </>
  )
}

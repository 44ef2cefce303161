import { useMedia } from '../base/page-context.ts'
import { Picture } from './picture.tsx'
import { VideoPlayer } from './video-player.tsx'

interface Props {
  /** All slides of the carousel; the first is rendered elsewhere. */
  slots: string[]
  shape: 'landscape' | 'wide'
  sizes?: string | undefined
}

/** The slides after the first: without JavaScript all are a strip that scrolls horizontally. */
export function SlidesWithoutScript({ slots, ...appearance }: Props) {
  return (
    <noscript>
      {slots.slice(1).map(slot => (
        <div key={slot} className="slide">
          <MediumWithoutScript slot={slot} {...appearance} />
        </div>
      ))}
    </noscript>
  )
}

function MediumWithoutScript({ slot, ...appearance }: Omit<Props, 'slots'> & { slot: string }) {
  return useMedia(slot).kind === 'video' ? (
    <VideoPlayer slot={slot} />
  ) : (
    <Picture slot={slot} {...appearance} />
  )
}

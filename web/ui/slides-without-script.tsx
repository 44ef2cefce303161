import { useMedia } from '../page-context.ts'
import { Picture } from './picture.tsx'
import { VideoPlayer } from './video-player.tsx'

interface Props {
  /** All slides of the carousel; the first is shown as it is with script. */
  slots: string[]
  shape: 'landscape' | 'wide'
  sizes?: string | undefined
}

/** The other slides, beside the first: without script they are a strip that scrolls sideways. */
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

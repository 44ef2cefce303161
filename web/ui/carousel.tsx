import { useRef, useState } from 'react'
import { Dots } from './dots.tsx'
import { Medium } from './medium.tsx'
import { PauseButton } from './pause-button.tsx'
import { SlidesWithoutScript } from './slides-without-script.tsx'
import { useRotation } from './use-rotation.ts'
import { useSwipe } from './use-swipe.ts'

interface Props {
  slots: string[]
  /** The subject of the images, for the accessible names of buttons. */
  label: string
  seconds: number
  /** The seconds by which it begins to move later than its neighbours. */
  late?: number | undefined
  /** The attribute `sizes` of its images: see grid-sizes.ts. */
  sizes?: string | undefined
}

/** The images of a card, one at a time. One that fails to load is hidden. */
export function Carousel({ slots, label, seconds, late, sizes }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [broken, setBroken] = useState<readonly string[]>([])
  const rotation = useRotation(frame, slots.length, () => seconds, late)
  const swipe = useSwipe(direction => rotation.show(rotation.index + direction))
  return (
    <div className="carousel" ref={frame} {...(slots.length > 1 && swipe)}>
      {slots.slice(0, rotation.reached + 1).map((slot, index) => (
        <div
          key={slot}
          className="slide"
          data-current={index === rotation.index || undefined}
          aria-hidden={index !== rotation.index}
          hidden={broken.includes(slot)}
        >
          <Medium
            slot={slot}
            shape="landscape"
            sizes={sizes}
            isShown={index === rotation.index}
            isPlaying={rotation.isRunning && index === rotation.index}
            onBroken={() => setBroken(slots => [...slots, slot])}
          />
        </div>
      ))}
      <SlidesWithoutScript slots={slots} shape="landscape" sizes={sizes} />
      {slots.length > 1 && (
        <div className="carousel-controls">
          <Dots rotation={rotation} labels={slots.map(() => label)} areButtons />
          <PauseButton rotation={rotation} label={`pictures of ${label}`} />
        </div>
      )}
    </div>
  )
}

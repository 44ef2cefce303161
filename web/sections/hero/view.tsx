import { useRef } from 'react'
import { usePageData } from '../../base/page-context.ts'
import { Actions } from '../../ui/actions.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Dots } from '../../ui/dots.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Medium } from '../../ui/medium.tsx'
import { PauseButton } from '../../ui/pause-button.tsx'
import { Drawing } from '../../ui/picture.tsx'
import { Progress } from '../../ui/progress.tsx'
import { SlidesWithoutScript } from '../../ui/slides-without-script.tsx'
import { type Rotation, useRotation } from '../../ui/use-rotation.ts'
import { useSwipe } from '../../ui/use-swipe.ts'
import type { SectionOf } from '../schemas.ts'

type Props = SectionOf<'hero'>

export function Hero(props: Props) {
  const { slides = [], drawing, seconds, badges, eyebrow, title } = props
  const frame = useRef<HTMLElement>(null)
  const { media, page } = usePageData()
  const secondsOf = (index: number) => {
    const slot = slides[index]?.media ?? ''
    return slot.endsWith('.mp4') ? seconds.video : seconds.image
  }
  const rotation = useRotation(frame, slides.length, secondsOf)
  const swipe = useSwipe(direction => rotation.show(rotation.index + direction))
  const current = slides[rotation.index]
  const isDrawing = !current || media[current.media]?.kind === 'drawing'
  return (
    <section
      ref={frame}
      className="hero"
      data-height={props.height}
      data-dress={isDrawing ? 'drawing' : 'photo'}
      aria-roledescription={slides.length > 1 ? 'carousel' : undefined}
      aria-label={title}
      {...(slides.length > 1 && swipe)}
    >
      <div className="hero-words">
        <Breadcrumb steps={props.breadcrumb} name={page.name} />
        {badges.length > 0 && (
          <ul className="badges">
            {badges.map(badge => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
        )}
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        <p className="lead">{props.text}</p>
        <Actions {...props} />
      </div>
      {props.slides && <Slides slides={slides} rotation={rotation} />}
      {drawing && (
        <div className="hero-slides">
          <Drawing {...drawing} shape="wide" isFirst />
        </div>
      )}
      {slides.length > 1 && (
        <Controls
          {...props}
          slides={slides}
          rotation={rotation}
          secondsNow={secondsOf(rotation.index)}
        />
      )}
    </section>
  )
}

type Slide = NonNullable<Props['slides']>[number]

function Slides({ slides, rotation }: { slides: Slide[]; rotation: Rotation }) {
  return (
    <div className="hero-slides">
      {slides.length === 0 && (
        <p className="hero-empty">
          <span className="spinner" aria-hidden="true" />
          No hero content available
        </p>
      )}
      {slides.slice(0, rotation.reached + 1).map(({ media }, index) => {
        const isCurrent = index === rotation.index
        return (
          <div
            key={media}
            className="slide"
            data-current={isCurrent || undefined}
            aria-hidden={!isCurrent}
          >
            <Medium
              slot={media}
              shape="wide"
              isFirst={index === 0}
              isShown={isCurrent}
              isPlaying={isCurrent && rotation.isRunning}
            />
          </div>
        )
      })}
      <SlidesWithoutScript slots={slides.map(({ media }) => media)} shape="wide" />
    </div>
  )
}

type ControlsProps = Pick<Props, 'dots' | 'arrows' | 'progress'> & {
  slides: Slide[]
  rotation: Rotation
  secondsNow: number
}

function Controls(props: ControlsProps) {
  const { rotation, slides, dots, arrows, progress, secondsNow } = props
  return (
    <div className="hero-controls">
      {progress !== 'none' && (
        <Progress rotation={rotation} kind={progress} count={slides.length} seconds={secondsNow} />
      )}
      {arrows && (
        <button type="button" aria-label="Previous slide" onClick={rotation.previous}>
          <Icon name="previous" />
        </button>
      )}
      {dots !== 'none' && (
        <Dots
          rotation={rotation}
          labels={slides.map(({ label }) => label)}
          areButtons={dots === 'buttons'}
        />
      )}
      {arrows && (
        <button type="button" aria-label="Next slide" onClick={rotation.next}>
          <Icon name="next" />
        </button>
      )}
      <PauseButton rotation={rotation} label="slides" />
    </div>
  )
}

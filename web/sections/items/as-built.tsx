import { type CSSProperties, type RefObject, useState } from 'react'
import { loadStylesheet } from '../../base/later-styles.ts'
import { useMedia } from '../../base/page-context.ts'
import { slotDrawingUrl } from '../../base/slot-drawing-url.ts'
import styles from './as-built.later.css'
import { coloursOf } from './colours-of.ts'
import { usePhotoRatio } from './use-photo-ratio.ts'

interface Props {
  slot: string
  stage: RefObject<HTMLElement | null>
  isSquare?: boolean
}

/**
 * Over the photo of the stage: the drawing that it was built after, as far as a slider uncovers it.
 * The drawing stands whole in the box of the photo, and is loaded once the slider is used.
 */
export function AsBuilt({ slot, stage, isSquare = false }: Props) {
  const { drawing } = useMedia(slot)
  const ratio = usePhotoRatio(stage)
  const [percent, setPercent] = useState(0)
  const [isWanted, setWanted] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [backdrop, setBackdrop] = useState<string[]>()

  const load = () => {
    setWanted(true)
    setFailed(false)
  }
  const fail = () => {
    setWanted(false)
    setFailed(true)
  }

  if (!ratio) return null
  const isShown = backdrop !== undefined && percent > 0
  return (
    <figure className="as-built" style={styleOf(isSquare ? 1 : ratio, percent)}>
      <span className="as-built-pictures" hidden={!isShown} aria-hidden="true">
        <b className="as-built-side">As built</b>
        <span className="as-built-drawing" style={backdropOf(backdrop)}>
          {isWanted && (
            <img
              src={slotDrawingUrl(slot, drawing)}
              alt=""
              onLoad={({ currentTarget }) => setBackdrop(coloursOf(currentTarget))}
              onError={fail}
            />
          )}
          <b className="as-built-side">As drawn</b>
        </span>
        <span className="as-built-edge" />
      </span>
      <label className="as-built-control" ref={shieldViewer}>
        <span className="as-built-name" data-quiet={percent > 0 && !hasFailed ? '' : undefined}>
          {hasFailed ? 'The drawing could not be loaded' : 'As drawn / As built'}
        </span>
        <input
          type="range"
          step="any"
          value={percent}
          aria-valuetext={valueText(percent)}
          onPointerEnter={load}
          onFocus={load}
          onChange={({ target }) => setPercent(Number(target.value))}
        />
        <span className="as-built-handle" />
      </label>
    </figure>
  )
}

/** Loads the styles of the first slider. */
export const prepare = () => loadStylesheet(styles)

const valueText = (percent: number) => {
  if (percent === 0) return 'As built'
  return percent === 100 ? 'As drawn' : `${Math.round(percent)} % as drawn`
}

/** The middle of the handle, and the edge of the drawing: at both ends that of the box. */
function styleOf(ratio: number, percent: number): CSSProperties {
  const handle = `calc(22px + (100% - 44px) * ${percent / 100})`
  const isAtEnd = percent === 0 || percent === 100
  return variables({ ratio, handle, edge: isAtEnd ? `${percent}%` : handle })
}

const backdropOf = ([upper = '', lower = '']: string[] = []) => variables({ upper, lower })

const variables = (values: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))

/** Input on the slider is no gesture and no arrow key of the viewer. */
function shieldViewer(control: HTMLElement | null): void {
  for (const type of GESTURES) control?.addEventListener(type, stop)
}

function stop(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key.startsWith('Arrow')) event.stopPropagation()
}

const GESTURES = ['pointerdown', 'touchstart', 'touchend', 'dblclick', 'keydown']

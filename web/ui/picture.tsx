import { useEffect, useRef } from 'react'
import { useMedia } from '../base/page-context.ts'
import { widthsFor } from '../base/picture-widths.ts'
import { mediaUrl, phoneUrl, posterOf, STILL } from '../base/routes.ts'
import { gridSizes } from './grid-sizes.ts'

/** Width and height in CSS pixels; they reserve the space before the image loads. */
const SIZES = { square: [640, 640], landscape: [640, 480], wide: [1600, 900] } as const

/** The default `sizes`: squares are in `.tiles`, landscapes beside text, wide ones alone. */
const usualSizes = {
  square: gridSizes([1120, 5], [640, 4], [0, 2]),
  landscape: gridSizes([900, 2], [0, 1]),
  wide: '100vw',
}

/** A hero's scene is below its words at this width: see scene.css. */
const NARROW = '(max-width:699px)'
const LESS_MOTION = '(prefers-reduced-motion:reduce)'

interface Appearance {
  shape: keyof typeof SIZES
  /** The attribute `sizes` where the default of its shape does not apply: see grid-sizes.ts. */
  sizes?: string | undefined
  /** The first image in view: it is preloaded. */
  isFirst?: boolean
  /** Called where it cannot be loaded. */
  onBroken?: ((image: HTMLImageElement) => void) | undefined
}

/** The image of a slot: the uploaded photo, or the drawing in its place. */
export function Picture({ slot, ...appearance }: Appearance & { slot: string }) {
  const { alt, version, width, kind } = useMedia(slot)
  const View = kind === 'drawing' ? Drawing : Photo
  return <View url={mediaUrl(slot, version)} alt={alt} photoWidth={width} {...appearance} />
}

/** The poster of a video, or its drawing; without alt text, which the video has. */
export function Poster({ video, ...appearance }: Appearance & { video: string }) {
  const { poster, drawing = '', width } = useMedia(video)
  const View = poster ? Photo : Drawing
  const url = mediaUrl(posterOf(video), poster ?? drawing)
  return <View url={url} alt="" photoWidth={width} {...appearance} />
}

interface PhotoProps extends Appearance {
  url: string
  alt: string
  photoWidth?: number | undefined
}

/** A drawing: a slot's, or a page's own one. */
export function Drawing(props: PhotoProps) {
  const photo = <Photo {...props} />
  // Only the wide drawings of the heroes move, and have a second one for phones.
  if (props.shape !== 'wide') return photo
  const { url } = props
  const phone = phoneUrl(url)
  return (
    <picture>
      {/* React preloads plain images by itself, but not those with `source` elements. */}
      {props.isFirst && (
        <link rel="preload" as="image" href={phone} media={NARROW} fetchPriority="high" />
      )}
      <source media={`${NARROW} and ${LESS_MOTION}`} srcSet={`${phone}#${STILL}`} />
      <source media={NARROW} srcSet={phone} />
      <source media={LESS_MOTION} srcSet={`${url}#${STILL}`} />
      {photo}
    </picture>
  )
}

function Photo({ url, alt, photoWidth, shape, isFirst = false, ...appearance }: PhotoProps) {
  const { sizes = usualSizes[shape], onBroken } = appearance
  const [width, height] = SIZES[shape]
  const element = useRef<HTMLImageElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what broke before the script was there
  useEffect(() => {
    const image = element.current
    if (image?.complete && image.naturalWidth === 0) onBroken?.(image)
  }, [])
  return (
    <img
      ref={element}
      {...(photoWidth && { sizes, srcSet: srcSetOf(url, photoWidth) })}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst && { fetchPriority: 'high' })}
      onError={onBroken && (event => onBroken(event.currentTarget))}
    />
  )
}

/** Has no candidate wider than the photo; a drawing is a vector image and needs none. */
function srcSetOf(url: string, photoWidth: number): string {
  return widthsFor(photoWidth)
    .map(width => `${url}&w=${width} ${Math.min(width, photoWidth)}w`)
    .join(', ')
}

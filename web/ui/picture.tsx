import type { SyntheticEvent } from 'react'
import { useMedia } from '../page-context.ts'
import { mediaUrl } from '../routes.ts'

/** Width and height in CSS pixels; they fix the proportions before the bytes are there. */
const SIZES = { square: [640, 640], landscape: [640, 480], wide: [1600, 900] } as const

interface Props {
  slot: string
  shape: keyof typeof SIZES
  /** For the one picture that the visitor sees first. */
  isFirst?: boolean
  onError?: (event: SyntheticEvent<HTMLImageElement>) => void
}

/** The picture of a slot: the uploaded photo, or the drawing that stands in for it. */
export function Picture({ slot, shape, isFirst = false, onError }: Props) {
  const { alt, version } = useMedia(slot)
  const [width, height] = SIZES[shape]
  return (
    <img
      src={mediaUrl(slot, version)}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={onError}
    />
  )
}

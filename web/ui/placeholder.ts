import type { SyntheticEvent } from 'react'

const PLACEHOLDER = '/uploads/placeholder.jpg'

/** Puts the placeholder where a picture could not be loaded. */
export function replaceByPlaceholder({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  if (image.getAttribute('src') === PLACEHOLDER) return
  image.removeAttribute('srcset')
  image.src = PLACEHOLDER
}

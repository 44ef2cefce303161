const PLACEHOLDER = '/uploads/placeholder.jpg'

/** Puts the placeholder where a picture could not be loaded. */
export function replaceByPlaceholder(image: HTMLImageElement): void {
  if (image.getAttribute('src') === PLACEHOLDER) return
  image.removeAttribute('srcset')
  image.src = PLACEHOLDER
}

const PLACEHOLDER = '/uploads/placeholder.jpg'

/** Replaces an image that failed to load by the placeholder. */
export function replaceByPlaceholder(image: HTMLImageElement): void {
  if (image.getAttribute('src') === PLACEHOLDER) return
  image.removeAttribute('srcset')
  image.src = PLACEHOLDER
}

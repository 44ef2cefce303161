/** More than any page shows; in pixels. */
const mostPixels = 2560
const quality = 0.86

/**
 * A photo no wider and no higher than the site needs, upright, as JPEG: what a phone takes shrinks
 * to a tenth before it travels. It stays as it is where it is small already, where that would make
 * it heavier, and where this browser cannot decode it: then the server validates it.
 */
export async function scalePhoto(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  )
  if (!bitmap) return photo
  try {
    const scale = mostPixels / Math.max(bitmap.width, bitmap.height)
    if (scale >= 1) return photo
    const smaller = await draw(bitmap, bitmap.width * scale, bitmap.height * scale)
    return smaller && smaller.size < photo.size ? smaller : photo
  } finally {
    bitmap.close()
  }
}

/** A picture as JPEG in that size, on white where it lets through. */
export async function draw(
  source: CanvasImageSource,
  width: number,
  height: number,
): Promise<Blob | undefined> {
  const canvas = new OffscreenCanvas(Math.round(width), Math.round(height))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

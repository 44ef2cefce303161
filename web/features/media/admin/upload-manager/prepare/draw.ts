const quality = 0.86

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

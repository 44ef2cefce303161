/** The colours of the upper left and the lower left corner of a drawing. */
export function coloursOf(image: HTMLImageElement): string[] {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 32
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(image, 0, 0, 32, 32)
  return [0, 31].flatMap(y => {
    const pixel = context?.getImageData(0, y, 1, 1).data
    return pixel ? [`rgb(${[...pixel].slice(0, 3).join(' ')})`] : []
  })
}

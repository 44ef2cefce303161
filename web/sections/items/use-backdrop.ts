import { type RefObject, useEffect } from 'react'
import { usePageData } from '../../page-context.ts'

/** Continues the backdrop of the shown drawing over the stage; a photo stands on its own ground. */
export function useBackdrop(stage: RefObject<HTMLElement | null>, slot: string): void {
  const isDrawing = usePageData().media[slot]?.kind === 'drawing'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item has another backdrop
  useEffect(() => {
    const element = stage.current
    const image = element?.querySelector<HTMLImageElement>('div:not([hidden]) > img')
    if (!element || !image) return
    const paint = () => {
      const [upper = '', lower = ''] = isDrawing ? coloursOf(image) : []
      element.style.setProperty('--upper', upper)
      element.style.setProperty('--lower', lower)
      element.toggleAttribute('data-backdrop', isDrawing)
    }
    if (image.complete) paint()
    image.addEventListener('load', paint)
    return () => image.removeEventListener('load', paint)
  }, [stage, slot, isDrawing])
}

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

import { type RefObject, useEffect } from 'react'
import { usePageData } from '../../base/page-context.ts'
import { coloursOf } from './colours-of.ts'

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

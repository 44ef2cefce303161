import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'

/** The widths of the frame's page, in its own pixels. */
export const WIDTHS = { phone: 390, desktop: 1280 } as const

export type PreviewWidth = keyof typeof WIDTHS

export interface Fit {
  scale: number
  /** Of the frame, in its own pixels. */
  width: number
  height: number
  /** Where the frame begins in its box, in the editor's pixels. */
  left: number
}

/** How a page of a width is shown in a box: as it is where it fits, otherwise smaller. */
export function fitIn(box: { width: number; height: number }, width: PreviewWidth): Fit {
  const own = WIDTHS[width]
  const scale = Math.min(1, box.width / own)
  return { scale, width: own, height: box.height / scale, left: (box.width - own * scale) / 2 }
}

export type FrameRect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** A rectangle of the frame in the pixels of its box. */
export const fittedRect = (
  { left, scale }: Fit,
  rect: FrameRect | undefined,
): FrameRect | undefined =>
  rect && {
    left: left + rect.left * scale,
    top: rect.top * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  }

/** Follows the size of a box; the same object until that changes. */
export function useFit(box: RefObject<HTMLElement | null>, width: PreviewWidth): Fit | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [box])
  return useMemo(() => (size && size.width > 0 ? fitIn(size, width) : undefined), [size, width])
}

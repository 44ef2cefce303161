import { type RefObject, useEffect, useState } from 'react'

/** Width by height of the photo on the stage; undefined until it is there. */
export function usePhotoRatio(stage: RefObject<HTMLElement | null>): number | undefined {
  const [ratio, setRatio] = useState<number>()
  useEffect(() => {
    const photo = stage.current?.querySelector<HTMLImageElement>('div:not([hidden]) > img')
    const measure = () => {
      if (photo?.naturalHeight) setRatio(photo.naturalWidth / photo.naturalHeight)
    }
    measure()
    photo?.addEventListener('load', measure)
    return () => photo?.removeEventListener('load', measure)
  }, [stage])
  return ratio
}

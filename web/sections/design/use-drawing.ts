import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'

type Loading = SyntheticEvent<HTMLImageElement>

interface Drawing {
  /** The addresses to render: the drawing that has come, and below it the one that is coming. */
  addresses: readonly string[]
  onLoad: (event: Loading) => void
  onError: (event: Loading) => void
  /** Loads the last drawing again where it failed. */
  retry: (() => void) | undefined
}

/**
 * A drawing that stays until the next one has loaded. Only the last of several pending ones is
 * rendered, so that it wins.
 * @param stage what the images are rendered in
 */
export function useDrawing(address: string, stage: RefObject<HTMLElement | null>): Drawing {
  const [drawnAddress, setDrawnAddress] = useState(address)
  const [failedImage, setFailedImage] = useState<HTMLImageElement>()
  /**
   * True where the connection came back since a drawing last came: one that fails may have been
   * requested before.
   */
  const cameBack = useRef(false)
  const isFailed = failedImage?.getAttribute('src') === address
  const retry = () => {
    if (!failedImage) return
    setFailedImage(undefined)
    failedImage.src = address
  }
  useEffect(() => {
    // The image may have failed before the script was there.
    const image = stage.current?.querySelector('img')
    if (image?.complete && image.naturalWidth === 0) setFailedImage(image)
  }, [stage])
  useEffect(() => {
    const onOnline = () => {
      if (isFailed) retry()
      else cameBack.current = true
    }
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  })
  return {
    addresses: drawnAddress === address ? [drawnAddress] : [drawnAddress, address],
    onLoad: ({ currentTarget }) => {
      cameBack.current = false
      setFailedImage(undefined)
      setDrawnAddress(currentTarget.getAttribute('src') ?? address)
    },
    onError: ({ currentTarget }) => {
      if (!cameBack.current) return setFailedImage(currentTarget)
      cameBack.current = false
      currentTarget.src = currentTarget.getAttribute('src') ?? address
    },
    retry: isFailed ? retry : undefined,
  }
}

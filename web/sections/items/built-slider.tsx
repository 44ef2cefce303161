import type { RefObject } from 'react'
import { useMedia } from '../../base/page-context.ts'
import { lazyView, useLoaded } from '../lazy-view.tsx'

const AsBuilt = lazyView(async () => {
  const { AsBuilt, prepare } = await import('./as-built.tsx')
  await prepare()
  return AsBuilt
})

interface Props {
  slot: string
  /** The element whose child has the photo as its child. */
  stage: RefObject<HTMLElement | null>
  /** True where the photo is cut to the square of the drawing. */
  isSquare?: boolean
}

/** The slider over a photo that was built after its drawing; its code is loaded where there is one. */
export function BuiltSlider({ slot, ...props }: Props) {
  const isBuilt = useMedia(slot).drawing !== undefined
  const isLoaded = useLoaded(AsBuilt, isBuilt)
  return isBuilt && isLoaded ? <AsBuilt key={slot} slot={slot} {...props} /> : null
}

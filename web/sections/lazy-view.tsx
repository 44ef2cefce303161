import { type FC, useEffect, useState } from 'react'

export type LazyView<P extends object> = FC<P> & {
  preload: () => Promise<void>
  isLoaded: () => boolean
}

/**
 * A view in a chunk of its own. It is loaded before its page is rendered, on the server and in the
 * browser, so it never shows a fallback and hydrates like any other.
 */
export function lazyView<P extends object>(load: () => Promise<FC<P>>): LazyView<P> {
  let Loaded: FC<P> | undefined
  const view = (props: P) => {
    if (!Loaded) throw new Error('a lazy view was rendered before it was loaded')
    return <Loaded {...props} />
  }
  const preload = async () => {
    Loaded ??= await load()
  }
  return Object.assign(view, { preload, isLoaded: () => Loaded !== undefined })
}

/**
 * Loads a view that its page omits until then.
 * @param onFault decides what happens where it cannot be loaded; it may call `load` again
 * @returns whether it can be rendered
 */
export function useLoaded(
  view: Pick<LazyView<never>, 'preload' | 'isLoaded'>,
  isWanted: boolean,
  onFault?: (load: () => void) => void,
): boolean {
  const [isLoaded, setLoaded] = useState(view.isLoaded())
  useEffect(() => {
    const load = () => {
      view.preload().then(
        () => setLoaded(true),
        () => onFault?.(load),
      )
    }
    if (isWanted && !isLoaded) load()
  }, [view, isWanted, isLoaded, onFault])
  return isLoaded
}

import type { FC } from 'react'

export type LazyView<P extends object> = FC<P> & {
  preload: () => Promise<void>
  isLoaded: () => boolean
  /** Its module below web/sections, which the page preloads. */
  module: string
}

/**
 * A view in a chunk of its own. It is loaded before its page is rendered, on the server and in the
 * browser, so it never shows a fallback and hydrates like any other.
 */
export function lazyView<P extends object>(
  module: string,
  load: () => Promise<FC<P>>,
): LazyView<P> {
  let Loaded: FC<P> | undefined
  const view = (props: P) => {
    if (!Loaded) throw new Error('a lazy view was rendered before it was loaded')
    return <Loaded {...props} />
  }
  const preload = async () => {
    Loaded ??= await load()
  }
  return Object.assign(view, { preload, isLoaded: () => Loaded !== undefined, module })
}

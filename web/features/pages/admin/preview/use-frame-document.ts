import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Milliseconds: nothing tells that the document of a frame has been parsed. */
const LOOK_EVERY = 50

/**
 * Calls back with the document of a frame as soon as it is there, and not when its pictures are.
 * @param loads changes when the frame is loaded again
 * @param onDocument whether it is that of a page is up to the callback
 * @returns for the frame's `load` event, which is also that of an answer that is no page
 */
export function useFrameDocument(
  frame: RefObject<HTMLIFrameElement | null>,
  loads: string,
  onDocument: (document: Document | null) => void,
): () => void {
  const told = useRef<Document>(undefined)
  const tell = useRef(onDocument)
  useEffect(() => {
    tell.current = onDocument
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each loading is waited for
  useEffect(() => {
    const timer = setInterval(() => {
      const document = frame.current?.contentDocument
      if (!document?.getElementById('main') || document.readyState === 'loading') return
      clearInterval(timer)
      if (document === told.current) return
      told.current = document
      tell.current(document)
    }, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [frame, loads])

  return useCallback(() => {
    const document = frame.current?.contentDocument ?? null
    if (document && document === told.current) return
    told.current = document ?? undefined
    tell.current(document)
  }, [frame])
}

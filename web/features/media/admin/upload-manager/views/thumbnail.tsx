import { useEffect, useRef, useState } from 'react'
import type { ChosenFile } from '../files/chosen-file.ts'
import { isShownByBrowsers, kindOf } from '../placement/file-kind.ts'

/** A chosen photo, read when it comes into view; of other files, their kind. */
export function Thumbnail({ file, isLarge = false }: { file: ChosenFile; isLarge?: boolean }) {
  const box = useRef<HTMLSpanElement>(null)
  const [address, setAddress] = useState<string>()
  const isPhoto = isShownByBrowsers(file)

  useEffect(() => {
    const element = box.current
    if (!element || !isPhoto) return
    let objectUrl: string | undefined
    let isOver = false
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      file.read().then(
        bytes => {
          if (isOver) return
          objectUrl = URL.createObjectURL(bytes)
          setAddress(objectUrl)
        },
        // The file is refused, with the reason, when it is sent.
        () => undefined,
      )
    })
    observer.observe(element)
    return () => {
      isOver = true
      observer.disconnect()
      if (objectUrl) URL.revokeObjectURL(objectUrl)
    }
  }, [file, isPhoto])

  return (
    <span ref={box} className="thumbnail" data-large={isLarge || undefined}>
      {address && <img src={address} alt="" />}
      {!isPhoto && (file.format === 'unknown' ? '?' : (file.format ?? kindOf(file)))}
    </span>
  )
}

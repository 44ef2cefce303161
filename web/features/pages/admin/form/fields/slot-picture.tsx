import { useEffect, useState } from 'react'
import { fileUrl } from '../../../../../admin/file-url.ts'
import { mediaUrl } from '../../../../../base/routes.ts'
import { groupOf } from '../edit-at.ts'
import type { SlotSource } from '../section-form-props.ts'

interface Props {
  slot: SlotSource
  /** In pixels. */
  width: number
}

/** What a slot shows: its photo, the first frame of its video, or its drawing. */
export function SlotPicture({ slot, width }: Props) {
  const [isDrawn, setDrawn] = useState(false)
  const { path, kind, alt } = slot
  if (kind === 'pdf') return <span className="form-document">PDF</span>
  // The server has no drawing of what is not described.
  if (!alt) return <span className="form-document">New</span>
  const address = fileUrl(mediaUrl(path))
  if (kind === 'video' && !isDrawn) {
    // Where there is no video yet its address has a drawing, which is none.
    return <video src={address} preload="metadata" muted onError={() => setDrawn(true)} />
  }
  return <Picture key={path} address={kind === 'image' ? `${address}?w=${width}` : address} />
}

/** A new place is there once its draft is saved, which may take some seconds. */
const RETRY_MS = 3000
const MOST_TRIES = 5

function Picture({ address }: { address: string }) {
  const [tries, setTries] = useState(1)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!hasFailed || tries >= MOST_TRIES) return
    const timer = setTimeout(() => {
      setFailed(false)
      setTries(tries + 1)
    }, RETRY_MS)
    return () => clearTimeout(timer)
  }, [hasFailed, tries])
  if (hasFailed) return <span className="form-document">New</span>
  return <img key={tries} src={address} alt="" loading="lazy" onError={() => setFailed(true)} />
}

export function isSlot(value: unknown): value is SlotSource {
  const { path, kind } = groupOf(value) ?? {}
  return typeof path === 'string' && ['image', 'video', 'pdf'].includes(String(kind))
}

import { useState } from 'react'
import { mediaUrl } from '../../../../routes.ts'
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
  if (slot.kind === 'pdf') return <span className="form-document">PDF</span>
  if (slot.kind === 'video' && !isDrawn) {
    // Where there is no video yet its address has a drawing, which is none.
    return (
      <video src={mediaUrl(slot.path)} preload="metadata" muted onError={() => setDrawn(true)} />
    )
  }
  const address = mediaUrl(slot.path)
  const source = slot.kind === 'image' ? `${address}?w=${width}` : address
  return <img src={source} alt="" loading="lazy" decoding="async" />
}

export function isSlot(value: unknown): value is SlotSource {
  const { path, kind } = groupOf(value) ?? {}
  return typeof path === 'string' && ['image', 'video', 'pdf'].includes(String(kind))
}

import type { MediaSlot } from '../../../../../admin/contract.ts'
import { fileUrl } from '../../../../../admin/file-url.ts'
import { pictureOf } from '../../../../../admin/picture-of.ts'
import { mediaUrl } from '../../../../../base/routes.ts'

/** A large view of the slot's present content. */
export function SlotPreview({ slot, name }: { slot: MediaSlot; name: string }) {
  const picture = pictureOf(slot, 960)
  if (slot.kind === 'video' && slot.present) {
    return (
      <video
        className="slot-preview"
        src={fileUrl(mediaUrl(slot.path, slot.version))}
        poster={picture}
        controls
        muted
        playsInline
        preload="metadata"
      />
    )
  }
  if (picture) return <img className="slot-preview" src={picture} alt={`What ${name} shows now`} />
  return (
    <p className="slot-preview">
      <a href={fileUrl(mediaUrl(slot.path, slot.version))} target="_blank" rel="noreferrer">
        Open the catalog<span className="visually-hidden"> (in a new tab)</span>
      </a>
    </p>
  )
}

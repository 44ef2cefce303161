import { useState } from 'react'
import { api, mediaUrl } from '../../../routes.ts'
import { showToast } from '../../../ui/toast/toasts.ts'
import type { MediaSlot } from '../../contract.ts'
import { isSignedOut, reasonOf, request } from '../../request.ts'
import { signInAgain } from '../../session/sign-in-again.ts'
import { confirm } from '../../ui/confirm.tsx'
import { note } from '../log.ts'
import { useInvalidateMedia } from '../media/use-media.ts'
import { targetForSlot } from '../placement/name-index.ts'
import { addPoster } from '../uploads.ts'

interface Props {
  slot: MediaSlot
  name: string
  /** Of the page that shows it. */
  address: string | undefined
  onPick: () => void
}

/** What can be done with a slot's file. */
export function FileActions({ slot, name, address, onPick }: Props) {
  const invalidateMedia = useInvalidateMedia()
  const [isBusy, setBusy] = useState(false)

  async function remove() {
    const isSure = await confirm({
      title: `Delete the file of "${name}"?`,
      text: 'Its drawing comes back at once.',
      action: 'Delete',
    })
    if (!isSure) return
    try {
      await request(`${api.media}?path=${encodeURIComponent(slot.path)}`, { method: 'DELETE' })
      note(`${slot.fileName} · deleted, the drawing is back`)
      invalidateMedia()
    } catch (error) {
      if (isSignedOut(error)) return signInAgain()
      const description = reasonOf(error, 'The file could not be deleted. Please try again.')
      showToast({ title: 'Error', description, isDestructive: true })
    }
  }

  async function takePicture() {
    setBusy(true)
    await addPoster(targetForSlot(slot), mediaUrl(slot.path, slot.version))
    setBusy(false)
  }

  return (
    <div className="actions">
      <button type="button" className="button secondary small" onClick={onPick}>
        {slot.present ? 'Replace' : 'Choose a file'}
      </button>
      {slot.kind === 'video' && slot.present && (
        <button
          type="button"
          className="button secondary small"
          disabled={isBusy}
          onClick={takePicture}
        >
          {slot.poster ? 'Retake its picture' : 'Take a picture from it'}
        </button>
      )}
      {slot.present && (
        <button type="button" className="button secondary small" onClick={remove}>
          Delete
        </button>
      )}
      {address && (
        <a className="button secondary small" href={address} target="_blank" rel="noreferrer">
          Open on site<span className="visually-hidden"> (in a new tab)</span>
        </a>
      )}
    </div>
  )
}

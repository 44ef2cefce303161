import { Dialog } from 'radix-ui'
import { useState } from 'react'
import type { MediaSlot, NamedSlotDetails, SlotDetails } from '../../../contract.ts'
import { api, mediaUrl } from '../../../routes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { isSignedOut, reasonOf, request } from '../../request.ts'
import { confirm } from '../../ui/confirm.tsx'
import { inBytes } from '../../ui/in-bytes.ts'
import { note } from '../log.ts'
import { slotName } from '../media/slot-name.ts'
import { useLookAgain } from '../media/use-media.ts'
import { placeOf } from '../placement/name-index.ts'
import { signInAgain } from '../sign-in-again.ts'
import { addPoster } from '../uploads.ts'
import { DetailsForm } from './details-form.tsx'
import { pictureOf } from './picture-of.ts'

interface Props {
  slot: MediaSlot
  details: NamedSlotDetails | undefined
  onPick: () => void
  onSave: (change: Partial<SlotDetails>) => Promise<string | undefined>
  onClose: () => void
}

/** One slot in full: what it shows, what can be done with its file, and what is said of it. */
export function SlotDialog({ slot, details, onPick, onSave, onClose }: Props) {
  const name = slotName(slot, details)
  return (
    <Dialog.Root open onOpenChange={isOpen => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-backdrop" />
        <Dialog.Content className="dialog slot-dialog" aria-describedby={undefined}>
          <header>
            <Dialog.Title className="dialog-title">{name}</Dialog.Title>
            <Dialog.Close className="dialog-close" aria-label="Close">
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <div className="slot-columns">
            <div>
              <Preview slot={slot} name={name} />
              <p className="slot-facts">
                {slot.path}
                {slot.present && slot.size !== undefined && ` · ${inBytes(slot.size)}`}
              </p>
              <FileActions slot={slot} name={name} address={addressOf(details)} onPick={onPick} />
            </div>
            {details && <DetailsForm key={details.path} details={details} onSave={onSave} />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Preview({ slot, name }: { slot: MediaSlot; name: string }) {
  const picture = pictureOf(slot, 960)
  if (slot.kind === 'video' && slot.present) {
    return (
      <video
        className="slot-preview"
        src={mediaUrl(slot.path, slot.version)}
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
      <a href={mediaUrl(slot.path, slot.version)} target="_blank" rel="noreferrer">
        Open the catalog<span className="visually-hidden"> (in a new tab)</span>
      </a>
    </p>
  )
}

interface ActionProps {
  slot: MediaSlot
  name: string
  address: string | undefined
  onPick: () => void
}

function FileActions({ slot, name, address, onPick }: ActionProps) {
  const lookAgain = useLookAgain()
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
      lookAgain()
    } catch (error) {
      if (isSignedOut(error)) return signInAgain()
      const description = reasonOf(error, 'The file could not be deleted. Please try again.')
      showToast({ title: 'Error', description, isDestructive: true })
    }
  }

  async function takePicture() {
    setBusy(true)
    await addPoster(placeOf(slot), mediaUrl(slot.path, slot.version))
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
          {slot.poster ? 'Take its picture anew' : 'Take a picture from it'}
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

/** The page that shows the slot, with its item opened where it is one; none while it is hidden. */
function addressOf(details: NamedSlotDetails | undefined): string | undefined {
  if (!details?.own.isVisible) return undefined
  const item = details.own.productName || details.defaults.productName
  if (!item) return details.address
  const query = details.address.includes('?') ? '&' : '?'
  return `${details.address}${query}item=${encodeURIComponent(item)}`
}

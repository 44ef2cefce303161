import type { MediaSlot, NamedSlotDetails } from '../../../../../../web/admin/contract.ts'
import type { ChosenFile } from '../../../../../../web/features/media/admin/upload-manager/files/chosen-file.ts'
import { kindOfName } from '../../../../../../web/features/media/admin/upload-manager/placement/file-kind.ts'
import { targetForSlot } from '../../../../../../web/features/media/admin/upload-manager/placement/name-index.ts'
import type { Task } from '../../../../../../web/features/media/admin/upload-manager/sending/task.ts'

const nameOf = (path: string) => path.split('/').at(-1) ?? ''

/** An empty place, of the kind that its name says. */
export const slot = (path: string, more: Partial<MediaSlot> = {}): MediaSlot => ({
  ...{ path, fileName: nameOf(path), kind: kindOfName(path), present: false },
  ...more,
})

/** A file on the computer of a person. */
export const file = (path: string, more: Partial<ChosenFile> = {}): ChosenFile => ({
  ...{ path, name: nameOf(path), size: 10, changedAt: 1, read: async () => new Blob() },
  ...more,
})

let tasks = 0

/** A photo of 2,048 bytes, of which a quarter is sent, on its way to `chairs/a.jpg`. */
export function task(state: Task['state'], more: Partial<Task> = {}): Task {
  tasks += 1
  const photo = file('a.jpg', { size: 2048, format: 'JPEG' })
  return {
    ...{ id: tasks, file: photo, target: targetForSlot(slot('chairs/a.jpg')), state },
    ...{ bytes: 2048, sent: 512, isPrepared: true, isExtra: false },
    ...more,
  }
}

const ownDetails = {
  ...{ productName: '', alt: '', title: '', description: '' },
  ...{ isVisible: true, builtVersion: '' },
}

/** Stored details of a place. */
export const details = (
  path: string,
  own: Partial<NamedSlotDetails['own']> = {},
  more: Partial<NamedSlotDetails> = {},
): NamedSlotDetails => ({
  ...{ path, address: '/', defaults: {}, needsAlt: false, own: { ...ownDetails, ...own } },
  ...more,
})

import { posterOf } from '../../routes.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { settings } from '../settings.ts'
import { inBytes } from '../ui/in-bytes.ts'
import type { ChosenFile } from './files/chosen-file.ts'
import { note } from './log.ts'
import { observable } from './observable.ts'
import { refusalOf } from './placement/file-kind.ts'
import type { Place } from './placement/name-index.ts'
import { capturePoster } from './prepare/capture-poster.ts'
import { scalePhoto } from './prepare/scale-photo.ts'
import { deselect } from './selection.ts'
import { Refused } from './sending/faults.ts'
import { createQueue } from './sending/queue.ts'
import { sendFile } from './sending/send-file.ts'
import { discarded } from './sending/send-in-pieces.ts'
import type { Task } from './sending/task.ts'
import { rememberUnfinished, unfinishedBefore } from './sending/unfinished.ts'
import { untilOnline } from './sending/until-online.ts'
import { signInAgain } from './sign-in-again.ts'
import { summaryOf } from './summary.ts'

/** What an earlier visit did not finish; its files have to be chosen again. */
export const unfinished = observable(unfinishedBefore())

/** Called with the path of each place whose file is another one now. */
const listeners = new Set<(path: string) => void>()

export function onPlaced(listener: (path: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one queue of this tab; it goes on while other screens are open. */
export const queue = createQueue({
  send: sendFile,
  prepare: async (file, place) => {
    const refusal = refusalOf(file, settings.maxUploadBytes)
    if (refusal) throw new Refused(refusal)
    const bytes = await file.read()
    return place.kind === 'image' ? scalePhoto(bytes) : bytes
  },
  untilOnline,
  discarded,
  onDone(task, bytes) {
    deselect(task.place.slot.path)
    note(doneWords(task))
    for (const listener of listeners) listener(task.place.path)
    if (task.place.kind === 'video') void addPoster(task.place, bytes)
  },
  onFailed: ({ file, fault }) => note(`${file.path} · refused: ${fault}`, true),
  onSignedOut: signInAgain,
  onIdle: summary => showToast(summaryOf(summary)),
})

queue.state.subscribe(() => rememberUnfinished(queue.state.value.tasks, unfinished.value))

/** Takes a frame of a video, a new one or that of a slot, as the picture before it plays. */
export async function addPoster(video: Place, source: Blob | string): Promise<boolean> {
  const picture = await capturePoster(source)
  const { slot } = video
  if (!picture) {
    note(`${slot.fileName} · no picture could be taken from it in this browser`, true)
    return false
  }
  const path = posterOf(slot.path)
  const name = path.slice(path.lastIndexOf('/') + 1)
  const file: ChosenFile = {
    path: name,
    name,
    size: picture.size,
    changedAt: Date.now(),
    read: async () => picture,
  }
  queue.add([{ file, place: { slot, path, kind: 'image', isPresent: slot.poster ?? false } }], true)
  return true
}

function doneWords({ file, bytes, receipt }: Task): string {
  if (receipt?.status === 'unchanged') return `${file.path} · already there`
  const size = receipt?.size ?? bytes
  const sizes = size === file.size ? inBytes(size) : `${inBytes(file.size)} → ${inBytes(size)}`
  const before = receipt?.status === 'replaced' ? 'the file before' : 'the drawing'
  return `${file.path} · uploaded, ${sizes}, replaced ${before}`
}

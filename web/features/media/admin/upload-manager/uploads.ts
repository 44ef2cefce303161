import type { MediaSlot } from '../../../../admin/contract.ts'
import { currentUser } from '../../../../admin/session/current-user.ts'
import { signInAgain } from '../../../../admin/session/sign-in-again.ts'
import { settings } from '../../../../admin/settings.ts'
import { tabId } from '../../../../admin/tabs.ts'
import { inBytes } from '../../../../admin/ui/in-bytes.ts'
import { tellUnsaved } from '../../../../admin/unsaved.ts'
import { untilOnline } from '../../../../admin/until-online.ts'
import { uploadsUnderWay } from '../../../../admin/uploads-under-way.ts'
import { oneOr } from '../../../../base/counted.ts'
import { posterOf } from '../../../../base/routes.ts'
import { observable } from '../../../../ui/observable.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { guardBeforeUnload } from './before-unload.ts'
import type { ChosenFile } from './files/chosen-file.ts'
import { contentOf } from './files/content-id.ts'
import { recognise } from './files/recognise.ts'
import { clearLog, note } from './log.ts'
import { kindRefusal, refusalOf } from './placement/file-kind.ts'
import { targetForSlot, type UploadTarget } from './placement/name-index.ts'
import { capturePoster } from './prepare/capture-poster.ts'
import { preparePhoto } from './prepare/prepare-photo.ts'
import { deselect, selection } from './selection.ts'
import { RejectedError } from './sending/faults.ts'
import { progressOf } from './sending/progress.ts'
import { createQueue } from './sending/queue.ts'
import { sendFile } from './sending/send-file.ts'
import { discarded } from './sending/send-in-pieces.ts'
import { isOpen, type Task } from './sending/task.ts'
import { createUnfinishedStore } from './sending/unfinished.ts'
import { summaryOf } from './summary.ts'
import { unfinished } from './unfinished.ts'

/** Unfinished uploads, for the notice at the next visit. */
const unfinishedStore = createUnfinishedStore(tabId)
const saveUnfinished = () => unfinishedStore.save(queue.state.value.tasks, unfinished.value)

/** The number of files uploaded since this page was loaded. */
export const arrived = observable(0)

/** The one queue of this tab; it goes on while other screens are open. */
export const queue = createQueue({
  send: sendFile,
  prepare: async (chosen, target) => {
    const file = await recognise(chosen)
    const refusal = refusalOf(file, settings.maxUploadBytes) ?? kindRefusal(file, target.kind)
    if (refusal) throw new RejectedError(refusal, true)
    const bytes = await file.read()
    const content = await contentOf(file)
    return {
      bytes: target.kind === 'image' ? await preparePhoto(bytes, file.format) : bytes,
      content,
    }
  },
  untilOnline,
  discarded,
  onDone(task, bytes) {
    deselect(task.target.slot.path)
    note(doneLine(task))
    arrived.set(arrived.value + 1)
    if (task.target.kind === 'video') void addPoster(task.target, bytes)
  },
  onFailed: ({ file, fault, conflict }) =>
    note(`${file.path} · ${conflict ? 'waits for you' : 'refused'}: ${fault}`, true),
  onSignedOut: signInAgain,
  onIdle: summary => showToast(summaryOf(summary)),
})

queue.state.subscribe(saveUnfinished)
unfinished.subscribe(saveUnfinished)
queue.state.subscribe(tellScreens)
guardBeforeUnload(queue.state, selection)
tellUnsaved(() => {
  const open = new Set(queue.state.value.tasks.filter(isOpen).map(({ target }) => target.path))
  const waiting = [...selection.value.keys()].filter(path => !open.has(path)).length
  if (waiting === 0) return undefined
  return `${oneOr(waiting, 'One chosen file is', 'chosen files are')} not uploaded.`
})
currentUser.subscribe(goOnOrForget)

/** Sends one file for a slot, in place of one chosen before. */
export function uploadNow(slot: MediaSlot, file: ChosenFile): void {
  deselect(slot.path)
  queue.add([{ file, target: targetForSlot(slot) }])
}

/** Removes the file chosen for a slot, also one that the server has rejected. */
export function takeBack(slotPath: string): void {
  deselect(slotPath)
  const tasks = queue.state.value.tasks.filter(({ target }) => target.path === slotPath)
  for (const { id } of tasks) queue.clear(id)
}

/** Captures a poster from a new video, or from the one in a slot. */
export async function addPoster(video: UploadTarget, source: Blob | string): Promise<boolean> {
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
  queue.add(
    [{ file, target: { slot, path, kind: 'image', isPresent: slot.poster !== undefined } }],
    true,
  )
  return true
}

function tellScreens(): void {
  const { tasks, halt } = queue.state.value
  const { files, share } = progressOf(tasks)
  const work = { ...files, share, halt, cancel: () => queue.cancel() }
  uploadsUnderWay.set(tasks.some(isOpen) ? work : undefined)
}

let owner = currentUser.value

/** Resumes for the same user after a new sign-in; for another user the queue is discarded. */
function goOnOrForget(): void {
  if (currentUser.value !== owner) {
    queue.cancel()
    queue.clear()
    selection.set(new Map())
    clearLog()
  } else if (queue.state.value.halt === 'signed-out') {
    queue.resume()
  }
  owner = currentUser.value
}

function doneLine({ file, bytes, receipt }: Task): string {
  if (receipt?.status === 'unchanged') return `${file.path} · already there`
  const size = receipt?.size ?? bytes
  const [from, to] = [inBytes(file.size), inBytes(size)]
  const sizes = from === to ? to : `${from} → ${to}`
  const replaced = receipt?.status === 'replaced' ? 'the file before' : 'the drawing'
  return `${file.path} · uploaded, ${sizes}, replaced ${replaced}`
}

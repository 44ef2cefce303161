import { type ChosenFile, chosenFile } from './chosen-file.ts'
import { openArchives } from './open-archives.ts'

/** All dropped files, with those in folders and ZIPs. */
export async function droppedFiles(transfer: DataTransfer): Promise<ChosenFile[]> {
  // The list is emptied as soon as this event is over, so all entries are taken from it at once.
  const entries = [...transfer.items].map(item => item.webkitGetAsEntry())
  const files = [...transfer.files]
  const chosen = entries.some(entry => entry !== null)
    ? (await Promise.all(entries.map(entry => (entry ? filesIn(entry) : [])))).flat()
    : files.map(file => chosenFile(file))
  return openArchives(chosen)
}

/** The same for files from a picker. */
export const pickedFiles = (files: Iterable<File>): Promise<ChosenFile[]> =>
  openArchives([...files].map(file => chosenFile(file)))

async function filesIn(entry: FileSystemEntry): Promise<ChosenFile[]> {
  const path = entry.fullPath.replace(/^\//, '')
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [chosenFile(file, path)]
  }
  const inner = await entriesIn(entry as FileSystemDirectoryEntry)
  return (await Promise.all(inner.map(filesIn))).flat()
}

/** A reader gives a hundred entries at a time, and none when it is done. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (batch.length === 0) return all
    all.push(...batch)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showToast } from '../../../../../ui/toast/toasts.ts'
import type { ChosenFile } from '../files/chosen-file.ts'
import { droppedFiles } from '../files/dropped-files.ts'

interface Props {
  /** Buttons beside the words that do the same for people who do not drag. */
  children: ReactNode
  onFiles: (files: ChosenFile[]) => void
}

/** The target of dropped files is the whole window. */
export function DropArea({ children, onFiles }: Props) {
  const isOver = useDrops(onFiles)
  return (
    <div className="drop-area" data-over={isOver || undefined}>
      <p>
        <strong>Drop photos, a folder or a ZIP here</strong>
        <span>
          Files named image-1.jpg … image-100.jpg find their own place; others fill the next empty
          one.
        </span>
      </p>
      {children}
    </div>
  )
}

function useDrops(onFiles: Props['onFiles']): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const { signal, abort } = abortable()
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files')
    addEventListener(
      'dragover',
      event => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      { signal },
    )
    addEventListener('dragleave', event => event.relatedTarget === null && setOver(false), {
      signal,
    })
    // This listener precedes the window's, which treats untaken drops as stray.
    document.addEventListener(
      'drop',
      event => {
        setOver(false)
        if (!holdsFiles(event) || !event.dataTransfer) return
        event.preventDefault()
        readFiles(droppedFiles(event.dataTransfer), files => latest.current(files))
      },
      { signal },
    )
    return abort
  }, [])
  return isOver
}

/** Hands over files once they are read, or reports why they cannot be. */
export function readFiles(reading: Promise<ChosenFile[]>, use: Props['onFiles']): void {
  reading.then(use, (error: Error) =>
    showToast({ title: 'Files Not Read', description: error.message, isDestructive: true }),
  )
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

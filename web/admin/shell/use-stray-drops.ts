import { useEffect } from 'react'
import { showToast } from '../../ui/toast/toasts.ts'

/** A file that is dropped where nothing takes it must not replace the page in the browser. */
export function useStrayDrops(): void {
  useEffect(() => {
    const isStray = (event: DragEvent) =>
      !event.defaultPrevented && event.dataTransfer?.types.includes('Files')
    const onDragOver = (event: DragEvent) => isStray(event) && event.preventDefault()
    const onDrop = (event: DragEvent) => {
      if (!isStray(event)) return
      event.preventDefault()
      showToast({
        title: 'Not taken here',
        description: 'Drop files in Media, where you see which place each goes to.',
      })
    }
    addEventListener('dragover', onDragOver)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onDragOver)
      removeEventListener('drop', onDrop)
    }
  }, [])
}

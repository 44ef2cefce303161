import { type DragEvent, useState } from 'react'

interface Props {
  isBusy: boolean
  onChoose: (file: File) => void
}

/** A place for a file, by a button or by dropping it there. */
export function ChooseFile({ isBusy, onChoose }: Props) {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return (
    <section
      className="table-choice panel"
      aria-label="File"
      data-over={isOver || undefined}
      onDragOver={event => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        setOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file && !isBusy) onChoose(file)
      }}
    >
      <label className="button primary">
        Choose a file
        <input
          className="visually-hidden"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onChoose(file)
            // So that the same file can be chosen again, after it was corrected.
            target.value = ''
          }}
        />
      </label>
      <p>
        or drop it here. First you see what it would change; nothing is changed before you say so.
      </p>
    </section>
  )
}

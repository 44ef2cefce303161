import { useEffect, useRef } from 'react'
import { ChangedWords } from './changed-words.tsx'
import type { Change } from './changes.ts'

interface Props {
  changes: readonly Change[]
  current: string | undefined
  onGo: (key: string) => void
  /** Undefined where what is compared is no draft. */
  onEdit: ((key: string) => void) | undefined
}

/** What differs, in words: by section and field. */
export function ChangesList({ changes, current, onGo, onEdit }: Props) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const element = list.current?.querySelector(`[data-key="${CSS.escape(current ?? '')}"]`)
    element?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <ol className="changes" ref={list}>
      {changes.map(({ key, title, kind, marks, fields }) => (
        <li key={key} data-key={key} data-kind={kind} data-current={key === current || undefined}>
          <h3>
            <button
              type="button"
              aria-current={key === current || undefined}
              onClick={() => onGo(key)}
            >
              <span className="change-marks">{marks.join(', ')}</span> {title}
            </button>
          </h3>
          <ul>
            {fields.map(field => (
              <li key={`${field.at.before} ${field.at.after} ${field.kind} ${field.labels}`}>
                {field.labels.length > 0 && (
                  <span className="change-label">{field.labels.join(', ')}</span>
                )}
                <span className="change-words">
                  <ChangedWords {...field} />
                </span>
              </li>
            ))}
          </ul>
          {onEdit && kind !== 'removed' && (
            <button type="button" className="button small secondary" onClick={() => onEdit(key)}>
              Edit<span className="visually-hidden">: {title}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

import type { InquiryStatus } from '../../contract.ts'

interface Props {
  /** How many the list finds, on all its pages. */
  total: number
  selected: number
  status: InquiryStatus | 'all'
  onSelectAll: (isSelected: boolean) => void
  onStatus: (status: InquiryStatus) => void
  onDelete: () => void
}

const figure = new Intl.NumberFormat('en')

const actions: [status: InquiryStatus, label: string][] = [
  ['read', 'Mark as read'],
  ['archived', 'Archive'],
  ['spam', 'Spam'],
]

/** Selects all that the list finds, and changes the selected ones at once. */
export function SelectionBar(props: Props) {
  const { total, selected, status, onSelectAll, onStatus, onDelete } = props
  return (
    <section className="inbox-selection" aria-label="Selected inquiries">
      <label className="check">
        <input
          type="checkbox"
          checked={selected > 0}
          ref={box => {
            if (box) box.indeterminate = selected > 0 && selected < total
          }}
          onChange={() => onSelectAll(selected === 0)}
        />
        <span>{selected > 0 ? `${figure.format(selected)} selected` : 'Select all'}</span>
      </label>
      {selected > 0 && (
        <div className="actions">
          {actions
            .filter(([target]) => target !== status)
            .map(([target, label]) => (
              <button
                key={target}
                type="button"
                className="button secondary small"
                onClick={() => onStatus(target)}
              >
                {label}
              </button>
            ))}
          <button type="button" className="button plain small" onClick={onDelete}>
            Delete
          </button>
        </div>
      )}
    </section>
  )
}

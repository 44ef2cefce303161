import { type FormEvent, type Ref, useRef, useState } from 'react'
import type { AdminCollection } from '../../../../admin/contract.ts'
import { Field } from '../../../../admin/ui/field.tsx'
import { counted } from '../../../../base/counted.ts'
import { pageLimits } from '../../../pages/page-limits.ts'

interface Props {
  collection: AdminCollection
  /** The number of its products. */
  count: number
  isFirst: boolean
  isLast: boolean
  isBusy: boolean
  onMove: (by: 1 | -1) => void
  onChange: (change: { name: string } | { isHidden: boolean }) => Promise<boolean>
  onDelete: () => void
}

/** One collection: its place, its name, whether visitors see it, and its end. */
export function CollectionRow(props: Props) {
  const { collection, count, isFirst, isLast, isBusy, onMove, onChange, onDelete } = props
  const { name, stays, isHidden = false } = collection
  const [isRenaming, setRenaming] = useState(false)
  const isClosing = useRef(false)
  const close = () => {
    isClosing.current = true
    setRenaming(false)
  }
  /** The button that opened the form gets the focus back with it. */
  const focusBack = (button: HTMLButtonElement | null) => {
    if (button && isClosing.current) button.focus()
    if (button) isClosing.current = false
  }

  async function rename(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const next = String(new FormData(event.currentTarget).get('name')).trim()
    if (isBusy || next === '') return
    if (next === name || (await onChange({ name: next }))) close()
  }
  const step = (by: 1 | -1, isEnd: boolean) => (
    <button
      type="button"
      className="button secondary small"
      aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
      aria-disabled={isEnd || isBusy}
      onClick={() => !isEnd && !isBusy && onMove(by)}
    >
      {by < 0 ? '↑' : '↓'}
    </button>
  )
  const act = (label: string, onPress: () => void, ref?: Ref<HTMLButtonElement>) => (
    <button
      ref={ref}
      type="button"
      className="link-button"
      aria-disabled={isBusy}
      onClick={() => !isBusy && onPress()}
    >
      {label}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
  return (
    <li>
      <p>
        {step(-1, isFirst)}
        {step(1, isLast)}
      </p>
      <div>
        {!isRenaming ? (
          <>
            <strong>{name}</strong>
            <span>
              {counted(count, 'product')}
              {isHidden && ' · Hidden'}
            </span>
            {stays && <span>{stays}</span>}
          </>
        ) : (
          <form onSubmit={event => void rename(event)}>
            <Field
              label={`Name of ${name}`}
              name="name"
              maxLength={pageLimits.name}
              autoComplete="off"
              autoFocus
              onFocus={({ target }) => target.select()}
              defaultValue={name}
            />
            <p className="actions">
              <button type="submit" className="button primary small" aria-disabled={isBusy}>
                Rename
              </button>
              <button type="button" className="button secondary small" onClick={close}>
                Cancel
              </button>
            </p>
          </form>
        )}
      </div>
      {!isRenaming && (
        <p>
          {act('Rename', () => setRenaming(true), focusBack)}
          {!stays && act(isHidden ? 'Show' : 'Hide', () => void onChange({ isHidden: !isHidden }))}
          {!stays && act('Delete', onDelete)}
        </p>
      )}
    </li>
  )
}

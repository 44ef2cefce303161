import { copyLink } from '../../../../admin/ui/copy-link.ts'

interface Props {
  label: string
  /** Where its address is needed. */
  hint: string
  /** With the origin of the site. */
  address: string
  isOn: boolean
  isBusy: boolean
  onTurn: (isOn: boolean) => void
}

/** One feed: whether it is there, and its address while it is. */
export function FeedSwitch({ label, hint, address, isOn, isBusy, onTurn }: Props) {
  return (
    <div className="feed">
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          aria-disabled={isBusy}
          onChange={({ target }) => onTurn(target.checked)}
        />
        <span>{label}</span>
      </label>
      {isOn && (
        <>
          <p className="feed-address">
            <a href={address} target="_blank" rel="noreferrer">
              {address}
              <span className="visually-hidden"> (opens a new tab)</span>
            </a>
            <button
              type="button"
              className="button secondary small"
              onClick={() => void copyLink(address)}
            >
              Copy
              <span className="visually-hidden">
                {' '}
                the address of the feed {label.toLowerCase()}
              </span>
            </button>
          </p>
          <p>{hint}</p>
        </>
      )}
    </div>
  )
}

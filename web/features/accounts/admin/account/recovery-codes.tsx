import { settings } from '../../../../admin/settings.ts'

interface Props {
  codes: string[]
  onDone: () => void
}

/** The recovery codes, the only time that they can be read. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const text = `Recovery codes for ${settings.companyName} (${location.host})\n\n${codes.join('\n')}\n`
  return (
    <>
      <p className="account-text">
        <strong>Keep these recovery codes now: they are not shown again.</strong> Each signs you in
        once when your phone is not at hand.
      </p>
      <ul className="recovery-codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="account-actions">
        <a
          className="button secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Save as a file
        </a>
        <button type="button" className="button primary" onClick={onDone}>
          I have kept them
        </button>
      </p>
    </>
  )
}

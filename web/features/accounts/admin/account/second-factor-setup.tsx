import type { SecondFactorSetup } from '../../../../admin/contract.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { focusAtFirst } from '../../../../admin/ui/focus-at-first.ts'
import { submitWith } from '../../../../admin/ui/use-form.ts'
import { api } from '../../../../base/routes.ts'
import { useAccountChange } from './use-account-change.ts'

interface Props {
  setup: SecondFactorSetup
  /** Called with the recovery codes, which come this once. */
  onDone: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** Squares of white around a QR code, which readers need. */
const margin = 4

/** The QR code, and a field for the code that proves that the app has read it. */
export function SecondFactorSetupForm({ setup, onDone, onCancel }: Props) {
  const { change, isBusy, fields } = useAccountChange<{ recoveryCodes: string[] }>(
    'Second factor switched on. Other sessions are over.',
  )
  const submit = submitWith(data =>
    change(
      { address: api.secondFactor, method: 'PUT', body: Object.fromEntries(data) },
      { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) },
    ),
  )

  const edge = setup.qr.size + 2 * margin
  return (
    <>
      <p className="account-text">
        Read this code with an authenticator app, then type the six digits that it shows.
      </p>
      <svg
        className="account-qr"
        viewBox={`${-margin} ${-margin} ${edge} ${edge}`}
        role="img"
        aria-label="QR code for the authenticator app"
        shapeRendering="crispEdges"
      >
        <rect x={-margin} y={-margin} width={edge} height={edge} fill="#fff" />
        <path d={setup.qr.d} />
      </svg>
      <p className="account-text">
        Or open it <a href={setup.uri}>in an app on this device</a>, or type this key:{' '}
        <code className="account-key">{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <form className="form" noValidate onSubmit={submit}>
        <Field
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          ref={focusAtFirst}
          error={fields.code}
        />
        <p className="account-actions">
          <Button type="submit" className="button primary" isBusy={isBusy}>
            Switch on
          </Button>
          <button type="button" className="button secondary" onClick={onCancel}>
            Cancel
          </button>
        </p>
      </form>
    </>
  )
}

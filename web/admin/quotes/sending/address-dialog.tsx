import { faultOf } from '../../../inquiry/rules.ts'
import { quoteLimits } from '../../../quotes/limits.ts'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useForm } from '../../ui/use-form.ts'

interface Props {
  onSend: (address: string) => void
  onClose: () => void
}

/** Asks for the address of a customer of whom none is known. */
export function AddressDialog({ onSend, onClose }: Props) {
  const { submit, fault } = useForm(data => {
    const address = String(data.get('email') ?? '').trim()
    const fault = address ? faultOf('email', address) : 'Please enter an email address'
    if (!fault) onSend(address)
    return fault ?? ''
  })
  return (
    <Dialog title="To which address?" className="quote-address" onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <Field
          label="E-mail of the customer"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={quoteLimits.email}
          error={fault || undefined}
        />
        <div className="actions">
          <DialogClose className="button secondary">Cancel</DialogClose>
          <button type="submit" className="button primary">
            Send
          </button>
        </div>
      </form>
    </Dialog>
  )
}

import { Link } from 'wouter'
import type { ContactDetailsAnswer } from '../../../../admin/contract.ts'
import { Dialog, DialogClose } from '../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { useForm } from '../../../../admin/ui/use-form.ts'
import { adminRoutes } from '../../../../base/routes.ts'
import { DETAIL_LABELS } from '../../../company/contact-details/labels.ts'
import { faultOf } from '../../../inquiries/rules.ts'
import { quoteLimits } from '../../limits.ts'
import { mailTextOf } from '../../mail-text.ts'
import { totalsOf } from '../../sums/totals.ts'
import { useDraftState } from '../draft/form.ts'
import { readEntry } from '../draft/read-entry.ts'
import type { Sending } from './use-send.ts'

/** Shows text and recipient of a mail, and which details are still examples, before it goes. */
export function SendDialog({ sending }: { sending: Sending }) {
  const { asking, company, close, byMail, byWhatsapp } = sending
  const examples = company?.madeUp ?? []
  const isMail = asking === 'mail'
  const { submit, fault } = useForm(data => {
    const address = String(data.get('email') ?? '').trim()
    const fault = address ? faultOf('email', address) : 'Please enter an email address'
    if (isMail && fault) return fault
    void (isMail ? byMail(address) : byWhatsapp(true))
    return ''
  })
  const email = useDraftState(({ typed }) => typed.email)
  return (
    <Dialog
      title={examples.length > 0 ? 'Send example contact details?' : 'Send this e-mail?'}
      className="quote-send"
      onClose={close}
    >
      <form className="form" noValidate onSubmit={submit}>
        {company && examples.length > 0 && (
          <p className="alert">
            The customer will see{' '}
            {examples.map(name => `${DETAIL_LABELS[name]} ${company.details[name]}`).join(', ')}.
            Nobody answers there: these came with the installation.
          </p>
        )}
        {isMail && (
          <>
            <Field
              label="E-mail of the customer"
              name="email"
              type="email"
              autoComplete="off"
              defaultValue={email}
              maxLength={quoteLimits.email}
              error={fault || undefined}
            />
            <MailText company={company} />
          </>
        )}
        <div className="actions">
          <DialogClose className="button secondary">Cancel</DialogClose>
          {examples.length > 0 && (
            <Link className="button secondary" href={adminRoutes.contactDetails}>
              Change contact details
            </Link>
          )}
          <button type="submit" className="button primary">
            {examples.length > 0 ? 'Send all the same' : 'Send'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function MailText({ company }: { company: ContactDetailsAnswer | undefined }) {
  const entry = useDraftState(({ typed }) => typed)
  const { number, version, editions } = useDraftState(({ stored }) => stored)
  const { content } = readEntry(entry)
  const last = editions.at(-1)
  const { subject, text } = mailTextOf({
    number,
    edition: editions.length + (last?.version === version ? 0 : 1),
    content,
    totals: totalsOf(content),
    letterhead: company?.details ?? {},
    link: '(the address of the quote)',
  })
  return (
    <section className="quote-mail-text" aria-label="The e-mail">
      <b>{subject}</b>
      <p>{text.trim()}</p>
    </section>
  )
}

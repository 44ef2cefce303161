import { Button } from '../../../../admin/ui/button.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { submitWith } from '../../../../admin/ui/use-form.ts'
import { api } from '../../../../base/routes.ts'
import { useAccountChange } from './use-account-change.ts'

/** One's own e-mail address, which may be left empty. */
export function EmailForm({ email }: { email: string }) {
  const { change, isBusy, fields } = useAccountChange('Email saved')
  const submit = submitWith(data =>
    change({ address: api.accountEmail, method: 'PUT', body: Object.fromEntries(data) }),
  )

  return (
    <section className="panel" aria-labelledby="own-email">
      <h2 id="own-email">Email</h2>
      <form className="form" noValidate onSubmit={submit}>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={255}
          defaultValue={email}
          hint="Shown to administrators only. It may stay empty."
          error={fields.email}
        />
        <Button type="submit" className="button secondary" isBusy={isBusy}>
          Save email
        </Button>
      </form>
    </section>
  )
}

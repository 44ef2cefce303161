import { useState } from 'react'
import { fieldErrorsOf } from '../../../../admin/request.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { passwordAdvice } from '../../../../admin/ui/password-advice.ts'
import { PasswordField } from '../../../../admin/ui/password-field.tsx'
import { focusField, submitWith } from '../../../../admin/ui/use-form.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { useUserChange } from './use-user-change.ts'

/** The form for one more administrator; both fields are taken without spaces around them. */
export function CreateUser() {
  const create = useUserChange('User created successfully', 'Failed to create user')
  const [faults, setFaults] = useState<Record<string, string>>({})

  const submit = submitWith((data, form) => {
    const username = String(data.get('username')).trim()
    const password = String(data.get('password')).trim()
    setFaults({})
    if (!username || !password) {
      showToast({ title: 'Error', description: 'Please fill in all fields', isDestructive: true })
      return focusField(form, username ? 'password' : 'username')
    }
    create.mutate(
      { address: api.users, method: 'POST', body: { username, password } },
      { onSuccess: () => form.reset(), onError: error => setFaults(fieldErrorsOf(error)) },
    )
  })

  return (
    <section className="panel" aria-labelledby="create-user">
      <h2 id="create-user">Create user</h2>
      <form className="form" noValidate onSubmit={submit}>
        <Field
          label="Username"
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          error={faults.username}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={passwordAdvice()}
          error={faults.password}
        />
        <Button type="submit" className="button primary" isBusy={create.isPending}>
          Create user
        </Button>
      </form>
    </section>
  )
}

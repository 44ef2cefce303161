import { useState } from 'react'
import { api } from '../../base/routes.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import type { AdminSession } from '../contract.ts'
import { RequestError, reasonOf, request } from '../request.ts'
import { useBusy } from '../ui/use-busy.ts'
import { focusField, submitWith } from '../ui/use-form.ts'
import { useSessionChange } from './use-session.ts'

export interface Credentials {
  username: string
  password: string
  code?: string
}

export type SignIn = ReturnType<typeof useSignIn>

type Faults = Partial<Credentials>

/**
 * A sign-in form, and the toasts about its outcome; `failure` is the last refusal's text.
 * @param check the faults of the fields before anything is sent
 */
export function useSignIn(check: (credentials: Credentials) => Faults = () => ({})) {
  const changeSession = useSessionChange()
  const { isBusy, run } = useBusy()
  const [failure, setFailure] = useState<string>()
  const [needsCode, setNeedsCode] = useState(false)
  const [faults, setFaults] = useState<Faults>({})

  const submit = submitWith((data, form) => {
    const credentials = credentialsOf(data)
    const faults = check(credentials)
    setFaults(faults)
    const [first] = Object.keys(faults)
    if (first) focusField(form, first)
    else void run(() => signIn(credentials))
  })

  async function signIn(credentials: Credentials): Promise<void> {
    setFailure(undefined)
    try {
      const { admin } = await request<{ admin: AdminSession }>(api.login, {
        method: 'POST',
        body: credentials,
      })
      changeSession(admin)
      showToast({ title: 'Success', description: 'Login successful! Welcome to admin panel.' })
    } catch (error) {
      const asksForCode = error instanceof RequestError && error.answer.needsCode === true
      if (asksForCode) setNeedsCode(true)
      // Being asked for the code for the first time is no failure.
      if (asksForCode && !credentials.code) return
      setFailure(reasonOf(error, 'Login failed. Please try again.'))
      showToast({ ...toastFor(error), isDestructive: true })
    }
  }

  return { submit, isBusy, failure, needsCode, faults }
}

/** The code is left out of the request until it has been typed. */
function credentialsOf(data: FormData): Credentials {
  const code = String(data.get('code') ?? '').trim()
  return {
    username: String(data.get('username')).trim(),
    password: String(data.get('password')),
    ...(code && { code }),
  }
}

function toastFor(error: unknown) {
  if (!(error instanceof RequestError)) {
    return { title: 'Error', description: 'Network error occurred' }
  }
  return { title: 'Login Failed', description: reasonOf(error, 'Invalid credentials') }
}

import { useState } from 'react'
import { api } from '../../routes.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import type { AdminSession } from '../contract.ts'
import { RequestError, reasonOf, request } from '../request.ts'
import { useSessionChange } from './use-session.ts'

export interface Credentials {
  username: string
  password: string
  code?: string
}

export type SignIn = ReturnType<typeof useSignIn>

/** Signing in, with the toasts that go with it; `failure` is the last one, for the page to show. */
export function useSignIn() {
  const changeSession = useSessionChange()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [needsCode, setNeedsCode] = useState(false)

  /** @returns whether a user is signed in now */
  async function signIn(credentials: Credentials): Promise<boolean> {
    setBusy(true)
    setFailure(undefined)
    try {
      const { admin } = await request<{ admin: AdminSession }>(api.login, {
        method: 'POST',
        body: credentials,
      })
      changeSession(admin)
      showToast({ title: 'Success', description: 'Login successful! Welcome to admin panel.' })
      return true
    } catch (error) {
      const asksForCode = error instanceof RequestError && error.answer.needsCode === true
      if (asksForCode) setNeedsCode(true)
      // Being asked for the code for the first time is no failure.
      if (asksForCode && !credentials.code) return false
      setFailure(reasonOf(error, 'Login failed. Please try again.'))
      showToast({ ...toastFor(error), isDestructive: true })
      return false
    } finally {
      setBusy(false)
    }
  }

  return { signIn, isBusy, failure, needsCode }
}

/** What a sign-in form holds; the code goes along where it was asked for. */
export function credentialsIn(form: HTMLFormElement): Credentials {
  const data = new FormData(form)
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

import type { Credentials } from '../../../../admin/session/use-sign-in.ts'

/** Finds the faults that the server would refuse before it looks for the user, field by field. */
export function faultsIn({ username, password }: Credentials): Partial<Credentials> {
  return {
    ...(username.length < 3 && { username: 'Username must be at least 3 characters' }),
    ...(password.length < 6 && { password: 'Password must be at least 6 characters' }),
  }
}

import { badRequest } from '../../../base/errors.ts'
import type { Store } from '../../../storage/open-store.ts'
import { type AdminUser, now, type StoredUser, withoutSecrets } from './admin-user.ts'
import { newRecoveryCodes, redeem, stepOf } from './second-factor.ts'

/** The operations of the user store on second factors. */
export function secondFactorChanges(
  store: Store<StoredUser[]>,
  find: (draft: StoredUser[], id: string) => StoredUser,
) {
  return {
    /**
     * Redeems a code of the user's app, or a recovery code, and sets `lastLogin`. Undefined where
     * the code is wrong or was used before, also by a concurrent request.
     */
    redeemCode: (checked: AdminUser, code: string): Promise<AdminUser | undefined> =>
      store.change(draft => {
        const user = draft.find(({ id }) => id === checked.id)
        // The password may have changed since it was checked, or the user been disabled.
        if (!user?.secondFactor || user.passwordVersion !== checked.passwordVersion)
          return undefined
        if (!redeem(user.secondFactor, code)) return undefined
        user.lastLogin = now()
        return withoutSecrets(user)
      }),

    /**
     * Requires a code at each sign-in; ends the user's sessions.
     * @param code of the app, which proves that it has the secret
     * @returns recovery codes, which are not readable again
     * @throws AppError 400 where the code is wrong
     */
    enableSecondFactor(id: string, secret: string, code: string): Promise<string[]> {
      const { codes, hashes } = newRecoveryCodes()
      return store.change(draft => {
        const user = find(draft, id)
        const step = stepOf(secret, code)
        if (step === undefined) throw wrongCode()
        user.secondFactor = { secret, lastStep: step, recoveryCodes: hashes }
        user.passwordVersion += 1
        user.updatedAt = now()
        return codes
      })
    },

    /** Replaces the recovery codes. */
    renewRecoveryCodes(id: string): Promise<string[]> {
      const { codes, hashes } = newRecoveryCodes()
      return store.change(draft => {
        const { secondFactor } = find(draft, id)
        if (!secondFactor) throw badRequest('The second factor is not switched on')
        secondFactor.recoveryCodes = hashes
        return codes
      })
    },

    /**
     * Makes the password alone sufficient; ends the user's sessions.
     * @throws AppError 404
     */
    disableSecondFactor: (id: string): Promise<void> =>
      store.change(draft => {
        const user = find(draft, id)
        user.secondFactor = null
        user.passwordVersion += 1
        user.updatedAt = now()
      }),
  }
}

const wrongCode = () => {
  const words = 'This code is not right. Check the clock of your phone and try the next code.'
  return badRequest(words, { code: words })
}

import { badRequest } from '../../errors.ts'
import type { Store } from '../../store/json-store.ts'
import { type AdminUser, now, type StoredUser, withoutSecrets } from './admin-user.ts'
import { newRecoveryCodes, redeem, stepOf } from './second-factor.ts'

/** The part of the users' store that is about their second factors. */
export function secondFactorChanges(
  store: Store<StoredUser[]>,
  find: (draft: StoredUser[], id: string) => StoredUser,
) {
  return {
    /**
     * Redeems a code of the user's app, or a recovery code, and keeps the moment as `lastLogin`.
     * Undefined where the code is not right or was used before, also at the same time.
     */
    redeemCode: (known: AdminUser, code: string): Promise<AdminUser | undefined> =>
      store.change(draft => {
        const user = draft.find(({ id }) => id === known.id)
        // The password that was right may have been changed since, or the user shut out.
        if (!user?.secondFactor || user.passwordVersion !== known.passwordVersion) return undefined
        if (!redeem(user.secondFactor, code)) return undefined
        user.lastLogin = now()
        return withoutSecrets(user)
      }),

    /**
     * Asks for a code at each sign-in from now on; ends the user's sessions.
     * @param code of the app, which shows that it has the secret
     * @returns recovery codes, which can be read this once
     * @throws AppError 400 where the code is not right
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

    /** New recovery codes; those from before are worth nothing. */
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
     * The password alone is enough again; ends the user's sessions.
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

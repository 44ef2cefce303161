import type { Context } from 'koa'
import type { SecondFactorSetup } from '../../../../web/admin/contract.ts'
import type { ActivityAction } from '../../../../web/base/activity-entries.ts'
import { badRequest, conflict } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import { qrOutline } from '../../../pdf/qr-code.ts'
import { openSession } from '../session/cookie.ts'
import { keyUri, newSecret } from '../store/second-factor.ts'
import { type BegunSetups, setupsInMemory } from './begun-setups.ts'
import type { AccountDependencies } from './handlers.ts'
import { recordOwnActivity } from './record-own-activity.ts'
import { codeSchema, passwordSchema } from './schema.ts'

/**
 * Enables and disables the second factor. Both require the password, so that an unattended browser
 * is not enough to lock its owner out. Both end the user's other sessions.
 */
export function secondFactorHandlers({
  adminUsers,
  credentials,
  issuer,
  log,
  setups = setupsInMemory(),
}: AccountDependencies & { setups?: BegunSetups | undefined }) {
  const readPassword = jsonBody(passwordSchema)
  const readCode = jsonBody(codeSchema)

  async function confirmPassword(ctx: Context): Promise<void> {
    const { password } = await readPassword(ctx)
    await credentials.confirmPassword(ctx, password, 'password')
  }

  async function stayIn(ctx: Context, action: ActivityAction): Promise<void> {
    const { id } = ctx.state.admin
    await openSession(ctx, adminUsers.find(id) ?? ctx.state.admin)
    recordOwnActivity(ctx, log, action)
  }

  return {
    async begin(ctx: Context) {
      await confirmPassword(ctx)
      const { id, username, hasSecondFactor } = ctx.state.admin
      if (hasSecondFactor) throw conflict('The second factor is switched on already')
      const secret = newSecret()
      await setups.begin(id, secret)
      const uri = keyUri(secret, username, issuer())
      const setup: SecondFactorSetup = { secret, uri, qr: qrOutline(uri) }
      ctx.body = setup
    },

    async enable(ctx: Context) {
      const { code } = await readCode(ctx)
      const { id } = ctx.state.admin
      const secret = await setups.secretOf(id)
      if (secret === undefined) throw badRequest('This took too long. Begin again.')
      await credentials.countCode(id)
      const recoveryCodes = await adminUsers.enableSecondFactor(id, secret, code)
      await setups.end(id)
      await stayIn(ctx, 'second-factor-on')
      ctx.body = { recoveryCodes }
    },

    async renewRecoveryCodes(ctx: Context) {
      await confirmPassword(ctx)
      const recoveryCodes = await adminUsers.renewRecoveryCodes(ctx.state.admin.id)
      recordOwnActivity(ctx, log, 'recovery-codes-renewed')
      ctx.body = { recoveryCodes }
    },

    async disable(ctx: Context) {
      await confirmPassword(ctx)
      await adminUsers.disableSecondFactor(ctx.state.admin.id)
      await stayIn(ctx, 'second-factor-off')
      ctx.body = { success: true }
    },
  }
}

import { TOTP } from 'otpauth'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { accountOperations } from '../../../../server/features/accounts/owner-operations.ts'
import { newSecret } from '../../../../server/features/accounts/store/second-factor.ts'
import { openStores } from '../../../../server/features/operations/stores/index.ts'
import { quickPasswords } from '../../../support/api-server.ts'
import { readableLog } from '../../../support/log-lines.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('account operations of the owner')

test('disabling a second factor ends the sessions and is recorded', async () => {
  const { log, lines } = readableLog()
  const dataDir = await temporaryFolder()
  const config = { dataDir, adminPassword: 'a good password', sessionKeys: undefined }
  const stores = await openStores(config, log, { passwords: quickPasswords() })
  const { adminUsers, activity } = stores
  const [admin] = adminUsers.list()
  const secret = newSecret()
  await adminUsers.enableSecondFactor(admin?.id ?? '', secret, new TOTP({ secret }).generate())
  const before = adminUsers.find(admin?.id ?? '')

  const disable = accountOperations(stores, log)['disable-second-factor']
  await disable?.({ username: 'admin' })
  const after = adminUsers.find(admin?.id ?? '')
  assert.is(after?.passwordVersion, (before?.passwordVersion ?? 0) + 1)
  assert.is(after?.hasSecondFactor, false)
  assert.is(before?.hasSecondFactor, true)
  const { rows } = await activity.page({}, 0, 10)
  assert.equal(
    rows.map(({ who, action, subject }) => [who, action, subject]),
    [['owner', 'second-factor-off', 'admin']],
  )
  assert.is(lines.find(({ event }) => event === 'second-factor-off')?.by, 'owner')
})

test.run()

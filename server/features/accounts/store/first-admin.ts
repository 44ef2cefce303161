import type { Config } from '../../../base/config.ts'
import type { AdminUsers } from './admin-users.ts'
import { generatePassword } from './generate-password.ts'

/**
 * Creates `admin` where there are no users, with ADMIN_PASSWORD or a generated password, which is
 * printed this once. No other process may do it at the same time.
 */
export async function createFirstAdmin(
  users: AdminUsers,
  { adminPassword }: Pick<Config, 'adminPassword'>,
  print: (line: string) => void,
): Promise<void> {
  await users.refresh()
  if (users.list().length > 0) return
  const password = adminPassword ?? generatePassword()
  await users.create('admin', password)
  if (!adminPassword) print(`First start: the administrator is "admin" with password ${password}`)
}

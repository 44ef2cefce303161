import { randomInt } from 'node:crypto'
import type { Config } from '../config.ts'
import type { AdminUsers } from './admin-users.ts'

/**
 * Where there are no users yet, makes `admin` with ADMIN_PASSWORD, or with a password of its own
 * that it prints: the only time that it can be read.
 */
export async function createFirstAdmin(
  users: AdminUsers,
  { adminPassword }: Pick<Config, 'adminPassword'>,
  print: (line: string) => void,
): Promise<void> {
  if (users.list().length > 0) return
  const password = adminPassword ?? generatePassword()
  await users.create('admin', password)
  if (!adminPassword) print(`First start: the administrator is "admin" with password ${password}`)
}

/** 99 bits, without the letters that are mistaken for each other when read out. */
function generatePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

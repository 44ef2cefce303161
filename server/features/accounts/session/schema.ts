import * as z from 'zod'
import { longestPassword } from '../store/passwords.ts'

export const loginSchema = z.strictObject({
  username: z
    .string('Username must be at least 3 characters')
    .trim()
    .min(3, 'Username must be at least 3 characters')
    .max(100, 'Username must be at most 100 characters'),
  password: z
    .string('Password must be at least 6 characters')
    .min(6, 'Password must be at least 6 characters')
    .refine(
      password => Buffer.byteLength(password) <= longestPassword,
      `Password must be at most ${longestPassword} bytes`,
    ),
  /** A code from the authenticator app, or a recovery code, if the second factor is enabled. */
  code: z.string().trim().max(40, 'A code has at most 40 characters').optional(),
})

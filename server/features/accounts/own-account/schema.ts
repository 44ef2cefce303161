import * as z from 'zod'
import { longestPassword } from '../store/passwords.ts'
import { newPassword } from '../users/schema.ts'

/** Checked for presence only: it may be older than the current password rules. */
const currentPassword = z
  .string('Enter your current password')
  .min(1, 'Enter your current password')
  .refine(
    password => Buffer.byteLength(password) <= longestPassword,
    'This is not your current password',
  )

export const passwordChangeSchema = (leastPassword: number) =>
  z.strictObject({ currentPassword, newPassword: newPassword(leastPassword) })

export const passwordSchema = z.strictObject({ password: currentPassword })

export const emailSchema = z.strictObject({
  email: z
    .string('Please enter a valid email address')
    .trim()
    .pipe(
      z.union([z.literal(''), z.email().max(255)], { error: 'Please enter a valid email address' }),
    ),
})

export const codeSchema = z.strictObject({
  code: z.string('Enter the code that your app shows').trim().min(1).max(40),
})

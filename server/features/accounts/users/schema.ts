import * as z from 'zod'
import { hasInvisibleCharacter, mixesScripts } from '../store/look-alike-names.ts'
import { longestPassword } from '../store/passwords.ts'

const fillIn = 'Please fill in all fields'

/** The rules for a new password. */
export const newPassword = (minLength: number) =>
  z
    .string(fillIn)
    .refine(password => password.trim().length > 0, { error: fillIn, abort: true })
    .refine(
      password => [...password].length >= minLength,
      `Password must be at least ${minLength} characters`,
    )
    .refine(
      password => Buffer.byteLength(password) <= longestPassword,
      `Password must be at most ${longestPassword} bytes`,
    )

export const newUserSchema = (leastPassword: number) =>
  z.strictObject({
    username: z
      .string(fillIn)
      .trim()
      .min(1, { error: fillIn, abort: true })
      .min(3, 'Username must be at least 3 characters')
      .max(100, 'Username must be at most 100 characters')
      .refine(
        name => !hasInvisibleCharacter(name),
        'Username must not have characters that cannot be seen',
      )
      .refine(
        name => !mixesScripts(name),
        'Username must be in one script: letters of another look like English ones',
      ),
    password: newPassword(leastPassword),
  })

export const userChangeSchema = z.strictObject({
  isActive: z.boolean('isActive must be true or false'),
})

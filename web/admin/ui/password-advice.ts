import { settings } from '../settings.ts'

const advised = 12

/** The hint under the field of a new password. */
export function passwordAdvice(): string {
  const { minPasswordLength } = settings
  const least = `At least ${minPasswordLength} characters`
  return minPasswordLength < advised ? `${least}; ${advised} or more are advised.` : `${least}.`
}

import { settings } from '../settings.ts'

const advised = 12

/** The hint under the field of a new password. */
export function passwordAdvice(): string {
  const { minPasswordLength } = settings
  const lengthAdvice = `At least ${minPasswordLength} characters`
  return minPasswordLength < advised
    ? `${lengthAdvice}; ${advised} or more are advised.`
    : `${lengthAdvice}.`
}

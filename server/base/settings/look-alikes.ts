import { environment } from './environment.ts'
import { secrets } from './from-files.ts'

const settingNames = [...Object.keys(environment.shape), ...secrets.map(name => `${name}_FILE`)]

/** A prefix that is only used for mail settings. */
const ofMail = /^SMTP_/

/**
 * The settings' names in other programs. Some belong to platforms, so they count only where ours is
 * not set.
 */
const foreign: Record<string, string> = {
  ADMIN_PASS: 'ADMIN_PASSWORD',
  APP_URL: 'PUBLIC_URL',
  BASE_URL: 'PUBLIC_URL',
  DOMAIN: 'PUBLIC_URL',
  SITE_URL: 'PUBLIC_URL',
  MAIL_TO: 'NOTIFY_TO',
  NOTIFY_EMAIL: 'NOTIFY_TO',
}

/**
 * Unknown variables that were most likely meant as settings: an edit distance of at most two, for
 * short names one; the file of a setting that is no secret; names of other programs.
 */
export function lookAlikes(
  env: Record<string, string | undefined>,
): { name: string; similar: string }[] {
  return Object.keys(env)
    .filter(name => !settingNames.includes(name))
    .flatMap(name => {
      const similar =
        settingNames.find(setting => isWithin(setting.length < 6 ? 1 : 2, name, setting)) ??
        (ofMail.test(name) ? 'SMTP_URL' : undefined) ??
        settingNames.find(setting => name === `${setting}_FILE`) ??
        (env[foreign[name] ?? ''] ? undefined : foreign[name])
      return similar === undefined ? [] : [{ name, similar }]
    })
}

/**
 * Tells whether at most so many edits turn one into the other (Levenshtein). Wagner and Fischer,
 * 1974.
 */
function isWithin(edits: number, one: string, other: string): boolean {
  // Most names end here: an edit changes the length by one at most.
  if (Math.abs(one.length - other.length) > edits) return false
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let index = 0; index < one.length && Math.min(...row) <= edits; index += 1) {
    const next = [index + 1]
    for (let column = 0; column < other.length; column += 1) {
      const changed = (row[column] ?? 0) + (one[index] === other[column] ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return (row[other.length] ?? 0) <= edits
}

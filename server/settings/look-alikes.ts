import { environment } from './environment.ts'
import { secrets } from './from-files.ts'

const known = [...Object.keys(environment.shape), ...secrets.map(name => `${name}_FILE`)]

/** A prefix that is only used for mail settings. */
const ofMail = /^SMTP_/

/**
 * Unknown variables that were most likely meant as settings: an edit distance of at most two, for
 * short names one.
 */
export function lookAlikes(
  env: Record<string, string | undefined>,
): { name: string; meant: string }[] {
  return Object.keys(env)
    .filter(name => !known.includes(name))
    .flatMap(name => {
      const meant =
        known.find(each => distance(name, each) <= (each.length < 6 ? 1 : 2)) ??
        (ofMail.test(name) ? 'SMTP_URL' : undefined)
      return meant === undefined ? [] : [{ name, meant }]
    })
}

/** The edit distance (Levenshtein). Wagner and Fischer, 1974. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [column, against] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

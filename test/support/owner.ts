import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface Typed {
  code: number | null
  out: string
  errors: string
}

/**
 * Runs a command of the built server for the volume in a folder.
 * @param uid the user that runs it, where this process may change it
 */
export function ownerOf(folder: string, env: Record<string, string> = {}, uid?: number) {
  return (args: string[], input: string | Buffer = ''): Promise<Typed> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['dist/server/main.js', ...args], {
        env: {
          ...process.env,
          DATA_DIR: join(folder, 'data'),
          UPLOADS_DIR: join(folder, 'uploads'),
          ...env,
          ...(uid !== undefined && { NODE_OPTIONS: becoming(uid) }),
        },
      })
      const texts = { out: '', errors: '' }
      child.stdout.setEncoding('utf8').on('data', text => {
        texts.out += text
      })
      child.stderr.setEncoding('utf8').on('data', text => {
        texts.errors += text
      })
      child.once('error', reject)
      child.once('close', code => resolve({ code, ...texts }))
      child.stdin.on('error', () => undefined).end(input)
    })
}

/** For NODE_OPTIONS; set after Node has started: the user may not be allowed to read its folder. */
export const becoming = (uid: number) =>
  `--import=data:text/javascript,process.setgid(${uid});process.setuid(${uid})`

import type { Command } from '../command.ts'
import { backup } from './backup.ts'
import { check } from './check.ts'
import { disableSecondFactor } from './disable-second-factor.ts'
import { rescan } from './rescan.ts'
import { resetPassword } from './reset-password.ts'
import { restore } from './restore.ts'
import { seedDemo } from './seed-demo.ts'
import { serve } from './serve.ts'

/** By the name that is typed, in the order of the list that `--help` prints. */
export const commands: Record<string, Command> = {
  serve,
  'reset-password': resetPassword,
  'disable-second-factor': disableSecondFactor,
  backup,
  restore,
  check,
  rescan,
  'seed-demo': seedDemo,
}

/** The list of all commands, and where their settings are. */
export function overview(): string {
  const rows = Object.entries(commands).map(([name, { words, about }]) => {
    return `  ${`${name} ${words}`.trim().padEnd(32)}${about}`
  })
  return [
    'showyard COMMAND [--help]',
    '',
    ...rows,
    '',
    'Settings are environment variables: DATA_DIR and UPLOADS_DIR say where the site lies.',
    'A command ends with 0 when it is done, 1 when it failed, 2 when it was typed wrong.',
  ].join('\n')
}

/** What `COMMAND --help` prints. */
export function helpOf(name: string, { words, about, help }: Command): string {
  return [`showyard ${name} ${words}`.trim(), '', about, ...(help ? ['', help] : [])].join('\n')
}

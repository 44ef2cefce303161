import type { Command } from '../base/command.ts'

/** The commands by their names, in the order of the list that `--help` prints. */
export const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./serve.ts')).serve,
  'reset-password': async () => (await import('./reset-password.ts')).resetPassword,
  'disable-second-factor': async () =>
    (await import('./disable-second-factor.ts')).disableSecondFactor,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  move: async () => (await import('./move.ts')).move,
  check: async () => (await import('./check.ts')).check,
  health: async () => (await import('./health.ts')).health,
  content: async () => (await import('./content.ts')).content,
  rescan: async () => (await import('./rescan.ts')).rescan,
  'test-mail': async () => (await import('./test-mail.ts')).testMail,
  'seed-demo': async () => (await import('./seed-demo.ts')).seedDemo,
}

/** The list of all commands, and where their settings are. */
export async function overview(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => {
      const { usage, about } = await load()
      return { typed: `${name} ${usage}`.trim(), about }
    }),
  )
  const width = Math.max(...rows.map(({ typed }) => typed.length)) + 2
  return [
    'showyard COMMAND [--help]',
    '',
    ...rows.map(({ typed, about }) => `  ${typed.padEnd(width)}${about}`),
    '',
    'Settings are environment variables: DATA_DIR and UPLOADS_DIR say where the site lies.',
    'A command ends with 0 when it is done, 1 when it failed, 2 when it was typed wrong.',
  ].join('\n')
}

/** The output of `COMMAND --help`. */
export function helpOf(name: string, { usage, about, help }: Command): string {
  return [`showyard ${name} ${usage}`.trim(), '', about, ...(help ? ['', help] : [])].join('\n')
}

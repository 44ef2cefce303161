import { type Command, CommandError } from '../base/command.ts'
import { readConfig } from '../base/config.ts'
import { askSite, ensureSite } from './ask-site.ts'
import { parseArguments } from './parse-arguments.ts'

export const rescan: Command = {
  usage: '',
  about: 'shows files that were copied into the volume by hand',
  async run(args) {
    parseArguments(args, [], {})
    const config = readConfig()
    if (config.shared) {
      throw new CommandError(
        'The files of this site are in its bucket: no folder is looked through. Upload them in the area of the administrators.',
      )
    }
    await ensureSite(config)
    const answer = await askSite(config, 'rescan')
    if (!answer) {
      console.log('The site is not running. It looks through the volume when it starts.')
      return
    }
    const { changed, denied } = answer.result as { changed: number; denied: string[] }
    console.log(`The volume was looked through. Changed files: ${changed}.`)
    if (denied.length > 0) throw new CommandError(denied.join('\n'))
  },
}

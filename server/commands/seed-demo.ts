import { posterOf } from '../../web/base/routes.ts'
import type { Slot } from '../../web/sections/fields.ts'
import { type Command, CommandError, usageError } from '../base/command.ts'
import { type Config, readConfig } from '../base/config.ts'
import { demoClip } from '../features/operations/demo/clip.ts'
import { type DemoFiles, openDemoFiles } from '../features/operations/demo/demo-files.ts'
import { demoPhoto } from '../features/operations/demo/photo.ts'
import { manifestOf } from '../features/operations/volume/manifest-of.ts'
import { askSite, ensureSite } from './ask-site.ts'
import { parseArguments } from './parse-arguments.ts'

export const seedDemo: Command = {
  usage: '[--share N] [--remove]',
  about: 'fills some empty places with generated photos and videos, to try the site',
  help: [
    'Never replaces a file. The site may be running, and shows them at once.',
    '  --share N   how many of a hundred places to fill (25)',
    '  --remove    takes them away again, but for those that were replaced since',
  ].join('\n'),
  async run(args) {
    const options = { share: { type: 'string' }, remove: { type: 'boolean' } } as const
    const { values } = parseArguments(args, [], options)
    const share = Number(values.share ?? 25)
    if (!(share > 0 && share <= 100)) {
      throw usageError('--share takes a number above 0, at most 100.')
    }
    const config = readConfig()
    if (config.shared) {
      throw new CommandError(
        'The files of this site are in its bucket, which other machines show: try demo files on a site that has a volume.',
      )
    }
    await ensureSite(config)
    if (values.remove) await remove(config)
    else await seed(config, share)
    await askSite(config, 'rescan')
  },
}

async function seed(config: Config, share: number): Promise<void> {
  const { all } = await manifestOf(config)
  const slots = all.filter(({ kind }) => kind !== 'pdf')
  // Spread evenly, so that every page gets its share.
  const chosenSlots = slots.filter((_, index) => ((index + 1) * share) % 100 < share)
  const files = await openDemoFiles(config)
  let count = 0
  for (const slot of chosenSlots) {
    if (!(await files.isFree(slot))) continue
    await fill(files, slot)
    count += 1
    if (count % 100 === 0) {
      await files.save()
      console.log(`${count} places`)
    }
  }
  await files.save()
  console.log(`Filled ${count} of ${slots.length} places. To empty them: seed-demo --remove`)
}

async function fill(files: DemoFiles, slot: Slot): Promise<void> {
  if (slot.kind === 'image') return files.put(slot.path, await demoPhoto(slot))
  await files.put(posterOf(slot.path), await demoPhoto(slot))
  await files.put(slot.path, await demoClip())
}

async function remove(config: Config): Promise<void> {
  const files = await openDemoFiles(config)
  console.log(`Removed ${await files.removeAll()} generated files.`)
}

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openVolumeFiles } from '../../../../../server/features/media/volume-files.ts'
import { readableLog } from '../../../../support/log-lines.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { describeMediaFiles } from './media-files.ts'

describeMediaFiles('files on a volume', async () => {
  const folder = await temporaryFolder()
  const [uploadsDir, dataDir] = [join(folder, 'uploads'), join(folder, 'data')]
  const incoming = join(uploadsDir, '.incoming')
  await mkdir(incoming, { recursive: true })
  await mkdir(dataDir)
  const { log } = readableLog()
  return {
    incoming,
    open: manifest =>
      openVolumeFiles({ uploadsDir, dataDir, manifest, drawingsVersion: 'd1', log }),
  }
})

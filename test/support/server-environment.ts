import { join } from 'node:path'
import { PASSWORD } from './site.ts'

/** The environment of a server on a local port, over the volume in a folder. */
export const serverEnvironment = (folder: string, port: number): Record<string, string> => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: join(folder, 'data'),
  UPLOADS_DIR: join(folder, 'uploads'),
  ADMIN_PASSWORD: PASSWORD,
})

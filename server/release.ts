import packageJson from '../package.json' with { type: 'json' }

/** The version of this release, such as `1.2.0`. */
export const release: string = packageJson.version

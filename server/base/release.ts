import packageJson from '../../package.json' with { type: 'json' }

/** The version of this release, such as `1.2.0`. */
export const release: string = packageJson.version

/** Put in by the build. */
declare const BUILD: string | undefined

/** The hash of what this program was built from, such as `3f9a12c4`; where it runs from its sources, a word. */
export const build: string = typeof BUILD === 'undefined' ? 'sources' : BUILD

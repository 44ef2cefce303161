import { type BuildOptions, type BuildResult, build } from 'esbuild'

/** Runs esbuild and records the bundled packages. */
export type Bundle = (options: BuildOptions) => Promise<BuildResult<{ metafile: true }>>

export interface Bundler {
  bundle: Bundle
  /** The bundled packages, as sorted paths below the root. */
  packages(): string[]
}

export function createBundler(): Bundler {
  const inputs = new Set<string>()
  return {
    async bundle(options) {
      const result = await build({ ...options, metafile: true })
      for (const output of Object.values(result.metafile.outputs)) {
        for (const [input, { bytesInOutput }] of Object.entries(output.inputs)) {
          if (bytesInOutput > 0) inputs.add(input)
        }
      }
      return result
    },
    packages: () => [...new Set([...inputs].flatMap(packageOf))].sort(),
  }
}

const packageOf = (input: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []

/**
 * The Dockerfile of the verified package: the last stage of ours, copying files from its folder
 * instead of from a build stage.
 */
export function dockerfileForBuilt(dockerfile: string): string {
  const stages = dockerfile.split(/^(?=FROM )/m)
  const last = stages.at(-1) ?? ''
  const settings = stages[0]?.startsWith('FROM ') ? '' : stages[0]
  const text = `${settings}${last.replace(/^COPY --from=build \/(?:app|modules)\//gm, 'COPY ')}`
  if (stages.length < 3 || text.includes('--from=')) {
    throw new Error(
      'The last stage of the Dockerfile must copy only from /app and /modules of "build"',
    )
  }
  return text
}

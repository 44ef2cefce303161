import type { Archive } from '../../base/contract.ts'
import { archiveUrl } from '../../base/routes.ts'
import { dataSize } from '../../ui/data-size.ts'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  title: string
  text: string
  /** Missing until it is packed. */
  archive: Archive | undefined
}

export function ArchiveCard({ title, text, archive }: Props) {
  return (
    <article>
      <h3>{title}</h3>
      <p>{text}</p>
      {archive ? (
        <Packed {...archive} />
      ) : (
        <p className="not-packed">
          Not packed yet. Run <code>npm run package</code> where this site was built; the archive is
          then offered here.
        </p>
      )}
    </article>
  )
}

function Packed({ file, bytes, files, sha256, packedAt, platform }: Archive) {
  return (
    <>
      <dl>
        <dt>File</dt>
        <dd>{file}</dd>
        <dt>Size</dt>
        <dd>{`${dataSize(bytes)}, ${files} files`}</dd>
        <dt>Packed</dt>
        <dd>
          <time dateTime={packedAt}>{dateOf(packedAt)}</time>
        </dd>
        {platform && (
          <>
            <dt>Runs on</dt>
            <dd>{platform}</dd>
          </>
        )}
        <dt>SHA-256</dt>
        <dd>
          <code>{sha256}</code>
        </dd>
      </dl>
      <a className="button primary" href={archiveUrl(file)} download>
        <Icon name="download" />
        Download {file}
      </a>
    </>
  )
}

/** A date such as `2026-01-31 08:00 UTC`: the same on the server and in every browser. */
const dateOf = (packedAt: string) => `${packedAt.slice(0, 16).replace('T', ' ')} UTC`

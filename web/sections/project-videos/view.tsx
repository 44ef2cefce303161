import { useRef } from 'react'
import { usePageLocation } from '../../base/page-context.ts'
import { Dots } from '../../ui/dots.tsx'
import { Medium } from '../../ui/medium.tsx'
import { PauseButton } from '../../ui/pause-button.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { galleryState } from '../gallery/state.ts'
import type { SectionOf } from '../schemas.ts'
import { usePlaylist } from './use-playlist.ts'

type Props = SectionOf<'project-videos'>

export function ProjectVideos({ id, players, seconds, ...heading }: Props) {
  const { section, category } = galleryState(usePageLocation().search)
  const chosen =
    section === 'project-videos' ? players.find(player => player.category === category) : undefined
  const rest = players.filter(player => player !== chosen)
  return (
    <section className="project-videos section" id={id}>
      <SectionHeading {...heading} />
      <ul>
        {[...(chosen ? [chosen] : []), ...rest].map(player => (
          <li key={player.title} className="card" aria-current={player === chosen || undefined}>
            {player.videos.length === 0 ? (
              <p className="empty">No videos available</p>
            ) : (
              <Player {...player} seconds={seconds} />
            )}
            <div className="card-words">
              <h3>{player.title}</h3>
              <p>{player.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Player({ title, videos, seconds }: Props['players'][number] & { seconds: number }) {
  const frame = useRef<HTMLDivElement>(null)
  const playlist = usePlaylist(frame, videos.length, seconds)
  const { index, elapsed, isBetween, isRunning } = playlist
  const current = videos[index] as string
  return (
    <div className="carousel" ref={frame}>
      <div className="slide" key={current} data-current>
        <Medium slot={current} shape="landscape" isPlaying={isRunning && !isBetween} />
      </div>
      {isBetween && <p className="next-video">Next Video...</p>}
      <progress
        className="progress"
        value={Math.min(elapsed, seconds * 1000)}
        max={seconds * 1000}
        aria-label={`Video ${index + 1} of ${videos.length}`}
      />
      {videos.length > 1 && (
        <div className="carousel-controls">
          <Dots rotation={playlist} labels={videos.map(() => title)} areButtons />
          <PauseButton rotation={playlist} label={`videos of ${title}`} />
        </div>
      )}
    </div>
  )
}

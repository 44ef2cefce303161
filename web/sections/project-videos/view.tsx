import { Carousel } from '../../ui/carousel.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'

export function ProjectVideos(props: SectionOf<'project-videos'>) {
  const { id, players, seconds, ...heading } = props
  return (
    <section className="project-videos section" id={id}>
      <SectionHeading {...heading} />
      <ul>
        {players.map(({ title, text, videos }) => (
          <li key={title} className="card">
            {videos.length === 0 ? (
              <p className="empty">No videos available</p>
            ) : (
              <Carousel slots={videos} label={title} seconds={seconds} />
            )}
            <div className="card-words">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

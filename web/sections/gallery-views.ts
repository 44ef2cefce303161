/** The views that only the gallery has, in a chunk of their own. */
export { Gallery } from './gallery/view.tsx'
export { ProjectVideos } from './project-videos/view.tsx'

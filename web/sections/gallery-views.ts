/** What only the gallery's page shows, in one chunk beside the script that all pages load. */
export { Gallery } from './gallery/view.tsx'
export { ProjectVideos } from './project-videos/view.tsx'

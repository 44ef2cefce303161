/** What few pages show, in one chunk beside the script that all of them load. */
export { Downloads } from './downloads/view.tsx'
export { Gallery } from './gallery/view.tsx'
export { Viewer } from './items/viewer.tsx'
export { ProjectVideos } from './project-videos/view.tsx'
export { Shortlist } from './shortlist/view.tsx'

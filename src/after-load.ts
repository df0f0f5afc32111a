/** One file of what a page that arrived with its menu needs only once it has loaded. */
// biome-ignore lint/performance/noBarrelFile: it makes one file of two, and both are used
export { createReader } from './content/reader.ts';
export { registerServiceWorker } from './register-service-worker.ts';

/**
 * One chunk of what a page that arrived with its menu needs only once it has loaded. A chunk group of both
 * modules would add a file with the bundler's runtime.
 */
// biome-ignore lint/performance/noBarrelFile: it makes one chunk of two modules, and both are used
export { createReader } from './content/reader.ts';
export { registerServiceWorker } from './register-service-worker.ts';

/** Where Storage answers: look-ups of download URLs, and the downloads themselves. */
export function storageOrigin(emulatorHost: string | undefined): string {
  return emulatorHost ? `http://${emulatorHost}` : 'https://firebasestorage.googleapis.com';
}

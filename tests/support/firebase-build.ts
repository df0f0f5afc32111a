/** Each test browser resolves this host to its own stand-in. */
export const STAND_IN_HOST = 'firebase.localhost:80';

/** Where the stand-in takes reports of web vitals. */
export const VITALS_PATH = '/vitals';

export const FIREBASE_SETTINGS = {
  VITE_FIREBASE_API_KEY: 'test-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'menu.example',
  VITE_FIREBASE_PROJECT_ID: 'menu',
  VITE_FIREBASE_STORAGE_BUCKET: 'menu.example',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIRESTORE_EMULATOR_HOST: STAND_IN_HOST,
  VITE_FIREBASE_STORAGE_EMULATOR_HOST: STAND_IN_HOST,
  VITE_FIREBASE_AUTH_EMULATOR_HOST: STAND_IN_HOST,
};

/** The build for tests also reports web vitals, so that they need no build of their own. */
export const FIREBASE_BUILD_SETTINGS = {
  ...FIREBASE_SETTINGS,
  VITE_WEB_VITALS_URL: `http://${STAND_IN_HOST}${VITALS_PATH}`,
};

// Who may import whom: see ARCHITECTURE.md, and decision 017 for the tool.

const READ = ['src/domain', 'src/platform', 'src/device', 'src/content'];
const PAGE = [...READ, 'src/i18n', 'src/page/environment.tsx', 'src/page/{language,scroll,ui}'];
/** What is open over the menu. The dialogs themselves are `.tsx` files, which only the menu loads. */
const OPEN = 'src/page/overlays/*.ts';
const PICKS = ['src/page/allergens', 'src/page/picks'];
const REGIONS = [...PICKS, 'src/page/{waiter,hero,navbar}'];
const REACT = ['react', 'react-dom'];
const ALL = ['**'];

/**
 * The files of a row may import their own folder, what stands under `may`, and these packages. A later row
 * replaces an earlier one, so a new folder of src/ may import nothing until it has a row.
 */
const TABLE = [
  { files: 'src/**', may: [] },
  { files: 'src/*.*', may: ['src', '*.*'], packages: [...ALL, '#backend'] },
  { files: 'src/domain', may: [] },
  { files: 'src/platform', may: [] },
  { files: 'src/i18n', may: ['src/domain'] },
  { files: 'src/device', may: ['src/domain', 'src/platform'], packages: ['react'] },
  { files: 'src/content', may: READ, packages: ['valibot'] },
  { files: 'src/backends/folder', may: READ },
  { files: 'src/backends/firebase', may: READ, packages: ['firebase/*', 'valibot'] },
  { files: 'src/service-worker', may: ['src/domain', 'src/content'], packages: ['workbox-*'] },

  { files: 'src/page/*.*', may: [...PAGE, 'src/page'], packages: REACT },
  { files: 'src/page/{language,scroll,ui}', may: PAGE, packages: REACT },
  { files: 'src/page/hero', may: PAGE, packages: REACT },
  { files: 'src/page/navbar', may: PAGE, packages: REACT },
  { files: 'src/page/allergens', may: [...PAGE, OPEN], packages: REACT },
  { files: 'src/page/picks', may: [...PAGE, OPEN, 'src/page/allergens'], packages: REACT },
  { files: 'src/page/waiter', may: [...PAGE, OPEN, ...PICKS], packages: REACT },
  { files: 'src/page/overlays', may: [...PAGE, ...PICKS, 'src/page/waiter'], packages: REACT },
  { files: 'src/page/dish', may: [...PAGE, OPEN, ...REGIONS], packages: REACT },
  { files: 'src/page/search', may: [...PAGE, OPEN, ...REGIONS], packages: REACT },
  {
    files: 'src/page/menu',
    may: [...PAGE, ...REGIONS, 'src/page/{dish,search,overlays}'],
    packages: REACT,
  },

  {
    files: 'src/document',
    may: ['src/domain', 'src/i18n', 'src/content', 'src/app.tsx'],
    packages: ['react-dom/server'],
  },
  {
    // Runs in every page before its first frame: without React, which the store of picks imports.
    files: 'src/document/inline',
    may: [
      'src/domain',
      'src/i18n/outside-the-app.ts',
      'src/device/device-storage.ts',
      'src/device/language.ts',
      'src/device/view.ts',
    ],
  },

  { files: 'server', may: ['src', 'package.json'], packages: ALL },
  { files: 'server/**/*.test.ts', may: ['server', 'src', 'tests/support'], packages: ALL },
  { files: 'tools', may: ['server', 'src'], packages: ALL },
  {
    files: 'tools/{test,**/*.test}.ts',
    may: ['tools', 'server', 'src', 'tests/support'],
    packages: ALL,
  },
  { files: 'bench', may: ['tests/support', 'server', 'src'], packages: ALL },
  { files: 'tests', may: ['server', 'src'], packages: ALL },
  { files: 'tests/support', may: ['tools/build', 'server', 'src'], packages: ALL },
];

const filesIn = (path) => (/[*)]$|\.[a-z]+$/.test(path) ? path : `${path}/**`);

function toOverride({ files, may, packages = [] }) {
  const own = files.includes('*') ? [] : [files];
  const tests = { file: { path: '**/*.test.{ts,tsx}' } };
  const message = `${files} may import only: ${[...own, ...may, ...packages].join(', ')}.`;
  const policies = [
    { allow: { to: { file: { path: [...own, ...may].map(filesIn) } } } },
    { allow: { dependency: { source: [...packages] } } },
    { from: tests, allow: { dependency: { source: ['vitest', 'fast-check'] } } },
    { from: tests, allow: { to: { file: { path: 'tests/support/restaurant/*.ts' } } } },
  ];
  const options = { default: 'disallow', message, checkAllOrigins: true, checkUnknownLocals: true };
  return {
    files: [filesIn(files)],
    rules: { 'boundaries/dependencies': ['error', { ...options, policies }] },
  };
}

export default {
  plugins: ['import'],
  jsPlugins: ['eslint-plugin-boundaries'],
  categories: { correctness: 'off' },
  settings: {
    'boundaries/files': [{ category: 'file', pattern: '**' }],
    'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
  },
  rules: { 'import/no-cycle': ['error', { ignoreTypes: false }] },
  overrides: TABLE.map(toOverride),
};

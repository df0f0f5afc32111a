import { expect, test } from 'vitest';
import { isBranchId, menuAddress, readPath } from './page-path.ts';

const MENU = '/Public-Menu-Access';

test.each([
  { path: MENU, branch: undefined, language: undefined },
  { path: `${MENU}/`, branch: undefined, language: undefined },
  { path: `${MENU}/ar`, branch: undefined, language: 'ar' },
  { path: `${MENU}/ar/`, branch: undefined, language: 'ar' },
  { path: '/public-menu-access/AR', branch: undefined, language: 'ar' },
  { path: `${MENU}/olaya`, branch: 'olaya', language: undefined },
  { path: `${MENU}/Olaya-2/`, branch: 'olaya-2', language: undefined },
  { path: `${MENU}/olaya/ar`, branch: 'olaya', language: 'ar' },
  { path: `${MENU}/arar`, branch: 'arar', language: undefined },
])('$path is the page of the branch $branch in $language', ({ path, branch, language }) => {
  expect(readPath(path)).toEqual({ branch, language });
});

test.each([
  '/',
  `/menu${MENU}/ar`,
  `${MENU}ories`,
  `${MENU}/ar/olaya`,
  `${MENU}/olaya/jeddah`,
  `${MENU}/index.html`,
  `${MENU}/%D8%B9`,
])('%s is no page', (path) => {
  expect(readPath(path)).toBeUndefined();
});

test.each([
  { id: 'olaya', isOne: true },
  { id: 'mall-2', isOne: true },
  { id: 'ar', isOne: false },
  { id: 'Olaya', isOne: false },
  { id: 'a/b', isOne: false },
  { id: '#1', isOne: false },
  { id: '', isOne: false },
])('"$id" can be a branch: $isOne', ({ id, isOne }) => {
  expect(isBranchId(id)).toBe(isOne);
});

test.each([
  { from: '/Public-Menu-Access/ar', to: '/Public-Menu-Access?lang=ar' },
  { from: '/Public-Menu-Access/olaya', to: '/Public-Menu-Access/olaya' },
  { from: '/public-menu-access/OLAYA/?dish=a', to: '/Public-Menu-Access/olaya?dish=a' },
  { from: '/Public-Menu-Access/olaya/ar?dish=a', to: '/Public-Menu-Access/olaya?lang=ar&dish=a' },
  { from: '/', to: '/Public-Menu-Access' },
])('$from goes on as $to', ({ from, to }) => {
  expect(menuAddress(new URL(from, 'https://menu.example'))).toBe(to);
});

import { createHash } from 'node:crypto';
import { contentTypeOf } from '../../server/cached-response.ts';
import { addressByPath, menuPath } from '../../src/domain/addresses.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import type { HostRules } from './host-rules.ts';

const TEXTS = ['css', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml'];

/** Every kind of file in a build. */
const EXTENSIONS = [
  ...['avif', 'gif', 'html', 'ico', 'jpg', 'jpeg', 'png', 'webp', 'woff2'],
  ...TEXTS,
];

const typeOf = (extension: string) => contentTypeOf(`file.${extension}`).replace(/;.*/, '');
/** English is at the menu's own address. */
export const OTHERS = LANGUAGES.filter((language) => addressByPath(language) !== MENU_PATH);

/** A server of nginx with the routes, caching and headers of our own. */
export function nginxConfig(rules: HostRules): string {
  // Maps are global in nginx, which may serve several brands.
  const build = createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 8);
  const maps: string[] = [];
  const headers = Object.entries(rules.everywhere).map(([name, usual]) => {
    const others = rules.exceptions.flatMap(({ pattern, headers: { [name]: value } }) =>
      value === undefined || value === usual ? [] : [`    "~${pattern}" "${value}";`],
    );
    if (others.length === 0) return `    add_header ${name} "${usual}" always;`;
    const variable = `$menu_${build}_${name.replaceAll('-', '_')}`;
    maps.push([`map $uri ${variable} {`, `    default "${usual}";`, ...others, '}'].join('\n'));
    return `    add_header ${name} ${variable} always;`;
  });
  const pages = OTHERS.map((language) => `    ${language} /${language}/index.html;`);
  const branches = rules.branches.join('|');
  const languages = `${branches && `(?:/(?:${branches}))?`}/(?:${OTHERS.join('|')})`;
  const types = EXTENSIONS.map((extension) => `        ${typeOf(extension)} ${extension};`);
  return `# Written by "npm run build". Include it in nginx's "http" block; change "listen", "server_name" and "root"
# there or here.

${maps.join('\n\n')}

map $arg_lang $menu_${build}_page {
    default /index.html;
${pages.join('\n')}
}

server {
    listen 8080;
    server_name _;
    root /srv/menu/dist;

    # Behind a proxy that ends TLS, nginx does not know the site's address.
    absolute_redirect off;
    server_tokens off;
    charset utf-8;
    types {
${types.join('\n')}
    }
    default_type application/octet-stream;

    # "brotli_static on;" serves the .br files, where nginx has that module.
    gzip_static on;
    gzip on;
    gzip_vary on;
    # Behind a proxy, too, which asks by HTTP 1.0.
    gzip_proxied any;
    gzip_http_version 1.0;
    gzip_types ${[...new Set(TEXTS.map(typeOf))].join(' ')};

${headers.join('\n')}

    error_page 404 /404.html;

    location = / {
        return 302 ${MENU_PATH}$is_args$args;
    }
    location = ${MENU_PATH} {
        try_files $uri$menu_${build}_page =404;
    }
    location ~ ^${MENU_PATH}${languages}$ {
        try_files $uri/index.html =404;
    }
    location ~ ^(${MENU_PATH}${languages})/$ {
        return 301 $1$is_args$args;
    }
    location ~* ^${MENU_PATH}/*$ {
        return 301 ${MENU_PATH}$is_args$args;
    }
${branchLocations(rules, build)}    location = /404.html {
        internal;
    }
    # Pages have addresses of their own; hidden files and those for other hosts have none.
    location ~ (?:/\\.|^/_(?:headers|redirects)$|\\.(?:html|br|gz)$) {
        return 404;
    }
    location / {
        try_files $uri =404;
    }
}
`;
}

/** A branch in its own spelling, in others, and one that is unknown. A live page reads its own from its path. */
function branchLocations({ branches, hasLiveBranches }: HostRules, build: string): string {
  const any = `${MENU_PATH}/[a-z0-9-]+`;
  if (hasLiveBranches) {
    return `    location ~* ^${any}(?:/(?:${LANGUAGES.join('|')}))?/*$ {
        try_files ${MENU_PATH}$menu_${build}_page =404;
    }
`;
  }
  if (branches.length === 0) return '';
  const redirects = (path: string, status: number, branch?: string) =>
    LANGUAGES.map((language) => {
      const spelling = language === 'en' ? '(?:/en)?' : `/${language}`;
      return `    location ~* ^${path}${spelling}/*$ {
        return ${status} ${addressByPath(language, branch)}$is_args$args;
    }
`;
    });
  const moved = branches.flatMap((branch) => redirects(menuPath(branch), 301, branch));
  return `    location ~ ^${MENU_PATH}/(?:${branches.join('|')})$ {
        try_files $uri$menu_${build}_page =404;
    }
${[...moved, ...redirects(any, 302)].join('')}`;
}

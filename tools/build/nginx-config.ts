import { createHash } from 'node:crypto';
import { contentTypeOf } from '../../server/cached-response.ts';
import { IMMUTABLE, REVALIDATE, SERVICE_WORKER } from '../../server/security-headers.ts';
import { addressByPath } from '../../src/domain/addresses.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { type HostRules, PULLED_PICTURE_PATTERN } from './host-rules.ts';

/** Every kind of file in a build. */
const EXTENSIONS = [
  ...['avif', 'css', 'gif', 'html', 'ico', 'jpg', 'jpeg', 'js', 'json', 'png', 'svg', 'txt'],
  ...['webmanifest', 'webp', 'woff2', 'xml'],
];

const TEXTS = ['css', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml'];

const typeOf = (extension: string) => contentTypeOf(`file.${extension}`).replace(/;.*/, '');
/** English is at the menu's own address. */
const OTHERS = LANGUAGES.filter((language) => addressByPath(language) !== MENU_PATH);

const unique = (names: readonly string[]) => [...new Set(names)];

/** A server of nginx with the routes, caching and headers of our own. */
export function nginxConfig(rules: HostRules): string {
  const { headers, pagePolicy, contentPolicy, workerPolicy } = rules;
  // Maps are global in nginx, which may serve several brands.
  const build = createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 8);
  const quoted = (value: string) => `"${value}"`;
  const everywhere = Object.entries(headers).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  );
  const types = EXTENSIONS.map((extension) => `        ${typeOf(extension)} ${extension};`);
  const texts = unique(TEXTS.map(typeOf)).join(' ');
  return `# Written by "npm run build". Include it in nginx's "http" block; change "listen", "server_name" and "root"
# there or here.

map $uri $menu_${build}_cache_control {
    default ${quoted(REVALIDATE)};
    ~^/assets/ ${quoted(IMMUTABLE)};
    ${quoted(`~${PULLED_PICTURE_PATTERN}`)} ${quoted(IMMUTABLE)};
}

map $uri $menu_${build}_policy {
    default ${quoted(pagePolicy)};
    ~^/content/ ${quoted(contentPolicy)};
    ${SERVICE_WORKER} ${quoted(workerPolicy)};
}

map $arg_lang $menu_${build}_page {
    default ${MENU_PATH}/index.html;
${OTHERS.map((language) => `    ${language} ${addressByPath(language)}/index.html;`).join('\n')}
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
    gzip_types ${texts};

${everywhere.join('\n')}
    add_header cache-control $menu_${build}_cache_control always;
    add_header content-security-policy $menu_${build}_policy always;

    error_page 404 /404.html;

    location = / {
        return 302 ${MENU_PATH}$is_args$args;
    }
    location = ${MENU_PATH} {
        try_files $menu_${build}_page =404;
    }
    location ~ ^${MENU_PATH}/(?:${OTHERS.join('|')})$ {
        try_files $uri/index.html =404;
    }
    location ~ ^(${MENU_PATH}/(?:${OTHERS.join('|')}))/$ {
        return 301 $1$is_args$args;
    }
    location ~* ^${MENU_PATH}/*$ {
        return 301 ${MENU_PATH}$is_args$args;
    }
    location = /404.html {
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

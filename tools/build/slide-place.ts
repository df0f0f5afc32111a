import type { Plugin } from 'vite';

/** Where the server and the build put the hint at the first slide. Firebase's slides are not known. */
export function slidePlace(isForFirebase: boolean): Plugin {
  return {
    name: 'slide-place',
    apply: 'build',
    transformIndexHtml: (html) =>
      isForFirebase
        ? html
        : html.replace('</head>', '  <!--first-slide--><!--/first-slide-->\n  </head>'),
  };
}

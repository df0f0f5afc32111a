/**
 * Comes before the app's first file, and tells the front what a console would complain of. A link is none
 * of it: Firefox and WebKit call a module failed that is to be preloaded and is there already.
 */
export const LISTENING = `
  const complain = (text) => navigator.sendBeacon('/complaint', String(text));
  addEventListener('error', ({ message, target }) => {
    if (message) complain(message);
    else if (target.localName !== 'link') complain('cannot be had: ' + target.outerHTML);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => complain(reason));
  console.error = (...words) => complain(words.join(' '));
`;

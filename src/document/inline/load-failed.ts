import { readStored, writeStored } from '../../device/device-storage.ts';
import { isLanguage } from '../../domain/language.ts';
import { loadFailedMessages } from '../../i18n/outside-the-app.ts';

/** The entry script of the page that was reloaded: its name has a hash, so it names the deployment. */
const KEY = 'menu-reloaded';
const NOTICE_ID = 'load-failed';

/** A failed module is not requested again (https://github.com/whatwg/html/issues/6768), so it reloads once. */
export async function onLoadFailed(): Promise<void> {
  const deployment = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
  if (readStored(KEY, 'sessionStorage') !== deployment) {
    writeStored(KEY, deployment, 'sessionStorage');
    // Without storage it would reload for ever.
    if (readStored(KEY, 'sessionStorage') === deployment) await reloadIfReachable();
  }
  showNotice();
}

/** Without a network the page that is open can still be read. */
async function reloadIfReachable(): Promise<void> {
  const isReachable = await fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReachable) return;
  location.reload();
  await new Promise(() => undefined);
}

/** Not by React, which may be what is missing. */
function showNotice(): void {
  if (document.getElementById(NOTICE_ID)) return;
  const { lang, dataset } = document.documentElement;
  const { text, notMarked, tryAgain } = loadFailedMessages[isLanguage(lang) ? lang : 'en'];
  const notice = Object.assign(document.createElement('div'), { id: NOTICE_ID, role: 'alert' });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: tryAgain,
    onclick: reloadIfReachable,
  });
  // Set by head.ts: no app will mark the dishes.
  notice.append(text, 'allergensPending' in dataset ? notMarked : '', button);
  delete dataset.allergensPending;
  document.body.append(notice);
}

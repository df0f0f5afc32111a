/**
 * Without IndexedDB the SDK would keep its copy in memory: reads that are paid for and lost with the
 * page. Private modes and full disks refuse it in their own ways; only trying tells.
 */
export async function canStore(): Promise<boolean> {
  try {
    const request = window.indexedDB.open('menu-probe');
    await new Promise((resolve, reject) => {
      request.onsuccess = resolve;
      request.onerror = () => reject(request.error);
    });
    request.result.close();
    return true;
  } catch {
    return false;
  }
}

/** Set by the service worker on answers it had kept, so that the page can tell them from fresh ones. */
export const STORED_COPY_HEADER = 'x-stored-copy';

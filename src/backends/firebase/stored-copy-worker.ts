import { readStored, updateStored } from './stored-copy.ts';
import { answerCall } from './stored-copy-calls.ts';
import { withDatabase } from './stored-copy-database.ts';

/** The full SDK is half a megabyte of script and busy with every document: off the page's thread. */
addEventListener('message', (event) =>
  answerCall(
    {
      read: (name) => withDatabase((database) => readStored(database, name)),
      update: (known) => withDatabase((database) => updateStored(database, known)),
    },
    event,
  ),
);

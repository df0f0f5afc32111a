import { expose } from 'comlink';
import { storedCopy } from './stored-copy.ts';

/** The full SDK is half a megabyte of script and busy with every document: off the page's thread. */
expose(storedCopy);

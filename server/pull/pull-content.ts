import { existsSync } from 'node:fs';
import path from 'node:path';
import { canonical } from '../../src/backends/firebase/rest.ts';
import { parsePageContent } from '../../src/content/reader.ts';
import { EDITION } from '../content-folder.ts';
import { createFinder } from '../find-file.ts';
import { createCircuitBreaker } from '../firebase/circuit-breaker.ts';
import { type FirebaseProject, fetchCollections } from '../firebase/firebase-project.ts';
import type { PictureSizer } from '../pictures/picture-sizer.ts';
import { listPictures, preparePictures } from '../pictures/prepare-pictures.ts';
import { describeChanges } from './describe-changes.ts';
import { collectionsOf, type Edition, recordRead } from './edition.ts';
import { createPictureStore, publishEdition, removeRemains } from './history.ts';
import { hashDocuments, openLastEdition, refuseLoss } from './pull-guard.ts';
import { findKnown, type PictureOptions, pullPictures } from './pull-pictures.ts';

export interface PullOptions extends PictureOptions {
  /** Accepts a loss, what was rolled back, and to replace an edition that cannot be read. */
  readonly isForced?: boolean;
  /** Sizes what is new before it is published. */
  readonly sizePicture?: PictureSizer;
}

export type PullResult = Awaited<ReturnType<typeof pullContent>>;

/** New content waits no longer for the sizes of its new pictures. */
const PREPARATION_LIMIT_MS = 20_000;

/** Updates a folder from the database. If that fails or is refused, the menu in it is left untouched. */
export async function pullContent(
  project: FirebaseProject,
  folder: string,
  { isForced = false, sizePicture, ...options }: PullOptions = {},
) {
  const read = await fetchCollections(project);
  const readAt = new Date().toISOString();
  const documents = hashDocuments(read);
  const last = await openLastEdition(folder, documents, isForced);
  if (last && !isForced) refuseLoss(last, read);
  const pictures = createPictureStore(folder);
  const publish = async () => {
    const fetcher = { project, callHost: createCircuitBreaker(), store: pictures.add };
    const known = findKnown(folder, last);
    const { problems, ...content } = await pullPictures(fetcher, read, known, options);
    const edition = { readAt, documents, refused: [], ...content };
    const isNew = !existsSync(path.join(folder, EDITION)) || !hasSameContent(last, edition);
    if (isNew) {
      if (sizePicture) {
        const shown = listPictures(parsePageContent(collectionsOf(edition), () => undefined));
        await preparePictures(shown, createFinder(folder), sizePicture, PREPARATION_LIMIT_MS);
      }
      // Another pull or a rollback may have replaced it since this pull began.
      const replaced = await openLastEdition(folder, documents, isForced);
      const replaces = replaced && { replaces: replaced.readAt };
      await publishEdition(folder, { ...edition, ...replaces }, replaced);
    } else {
      await recordRead(folder);
    }
    return { edition, isNew, problems };
  };
  const { edition, isNew, problems } = await publish().catch(async (error: unknown) => {
    await pictures.removeAdded();
    throw error;
  });
  if (isNew) await removeRemains(folder);
  return {
    /** False if the folder was up to date; nothing was written then. */
    isNew,
    documents: [...read.values()].flat().length,
    pictures: Object.values(edition.pictures).filter(({ file }) => file).length,
    fetched: pictures.countAdded(),
    /** What a new edition changes, in words; the first one changes nothing. */
    changes: last ? describeChanges(collectionsOf(last), collectionsOf(edition)) : '',
    /** Pictures that could not be fetched. */
    problems,
  };
}

/** As JSON: it has fewer values than the database, and no order of fields. */
function hasSameContent(last: Edition | undefined, edition: Edition): boolean {
  const [one, other] = [last, edition].map(
    (each) => each && canonical([each.documents, each.collections, each.pictures]),
  );
  return one === other;
}

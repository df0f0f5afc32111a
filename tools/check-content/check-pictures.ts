import pLimit from 'p-limit';
import { errorMessage } from '../../server/errors.ts';
import { HERO, MENU } from '../../src/content/backend.ts';
import type { Finding } from './finding.ts';
import { judgePicture, type PictureUse } from './judge-picture.ts';
import { examinePicture, type PictureFacts } from './picture-facts.ts';
import type { ReadContent } from './read-content.ts';

/** The bytes of a picture; rejects where there are none. */
export type LoadPicture = (use: PictureUse) => Promise<Buffer>;

interface CheckedPictures {
  readonly count: number;
  readonly findings: readonly Finding[];
}

const AT_ONCE = 4;

/** Looks at every picture that the content names: once, however many dishes show it. */
export async function checkPictures(
  { slides, items }: ReadContent,
  load: LoadPicture,
): Promise<CheckedPictures> {
  const limit = pLimit(AT_ONCE);
  const known = new Map<string, Promise<PictureFacts>>();
  const judge = async (use: PictureUse) => {
    const key = `${use.collection} ${use.name}`;
    const facts = known.get(key) ?? limit(() => lookAt(use, load));
    known.set(key, facts);
    return judgePicture(use, await facts);
  };
  const findings = await Promise.all([
    ...slides.map(({ id, imagePath }) => judge({ collection: HERO, id, name: imagePath })),
    ...items.map(({ id, image }) =>
      image === undefined ? [withoutPicture(id)] : judge({ collection: MENU, id, name: image }),
    ),
  ]);
  return { count: known.size, findings: findings.flat() };
}

async function lookAt(use: PictureUse, load: LoadPicture): Promise<PictureFacts> {
  try {
    return examinePicture(await load(use));
  } catch (error) {
    return { status: 'missing', reason: errorMessage(error) };
  }
}

function withoutPicture(id: string): Finding {
  return {
    collection: MENU,
    id,
    field: 'itemImage',
    message: 'is missing',
    kind: 'picture-missing',
    severity: 'warning',
    cost: 'the brand’s mark stands where the picture would be',
  };
}

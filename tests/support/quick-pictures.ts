import { encodePicture } from '../../server/pictures/encode-picture.ts';
import { createPictureSizer } from '../../server/pictures/picture-sizer.ts';

/** Pictures as our server makes them, with less effort: a sixth of the time for files a fifth larger. */
export const sizeQuickly = createPictureSizer({
  cacheFolder: '.cache/quick-pictures',
  encode: (original, width) => encodePicture(original, width, { effort: 0 }),
});

import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { tag } from '../../src/document/tag.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import type { CardLanguage } from './card-options.ts';

/** ISO/IEC 18004 requires this many empty modules on every side. */
const QUIET_ZONE = 4;

export interface MenuCode {
  readonly address: string;
  /** The code with its quiet zone, as the content of an SVG with this view box. */
  readonly drawing: string;
  readonly viewBox: string;
}

/** The menu's address as a QR code. A quarter of it may be stained or scratched. */
export function menuCode(site: string, language: CardLanguage): MenuCode {
  const address = site + MENU_PATH + (language === 'both' ? '' : `?lang=${language}`);
  const code = generate(address, { minCorrectionLevel: correction.Q });
  const start = -QUIET_ZONE;
  const size = code.size + 2 * QUIET_ZONE;
  const ground = tag(
    'path',
    { fill: '#fff', d: `M${start} ${start}h${size}v${size}h-${size}z` },
    '',
  );
  return {
    address,
    drawing: ground + tag('path', { d: toSvgPath(code) }, ''),
    viewBox: `${start} ${start} ${size} ${size}`,
  };
}

/** The code as a file. */
export function codeSvg({ drawing, viewBox }: MenuCode): string {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox };
  return `${tag('svg', { ...attributes, 'shape-rendering': 'crispEdges' }, drawing)}\n`;
}

import { factsOf } from '../../domain/facts.ts';
import type { Item } from '../../domain/types.ts';
import { useMarks } from '../allergens/allergens-provider.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
import { Pieces } from '../shared/text-pieces.tsx';
import styles from './detail-facts.module.css';

/** Calories and allergens, as far as they are known. */
export function DetailFacts({ item }: { item: Item }) {
  const { language, messages } = useLanguage();
  const { highlight } = useMarks();
  const facts = factsOf(item, language);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ kind, value }) => (
        <div key={kind}>
          <dt>{messages[kind]}</dt>{' '}
          <dd>
            <bdi>{kind === 'allergens' ? <Pieces pieces={highlight(value)} /> : value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

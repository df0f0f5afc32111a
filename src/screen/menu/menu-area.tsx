import { categoryName } from '../../menu/category-name.ts';
import { formatDescription } from '../../menu/description.ts';
import { formatPrice } from '../../menu/price.ts';
import type { Item, Section } from '../../menu/types.ts';
import { useLanguage } from '../../state/language.tsx';
import { useMenu } from '../../state/use-menu.ts';

export function MenuArea() {
  const { menu, retry } = useMenu();
  const { messages } = useLanguage();
  switch (menu.status) {
    case 'loading':
      return <p role="status">{messages.loading}</p>;
    case 'failed':
      return (
        <div role="alert">
          <p>{menu.failure === 'items' ? messages.itemsFailed : messages.categoriesFailed}</p>
          <button type="button" onClick={retry}>
            {messages.tryAgain}
          </button>
        </div>
      );
    case 'ready':
      return menu.value.map((section) => <MenuSection key={section.id} section={section} />);
  }
}

function MenuSection({ section }: { section: Section }) {
  const { language, messages } = useLanguage();
  const name = categoryName(section.name, language);
  return (
    <section aria-labelledby={section.id}>
      <h2 id={section.id} lang={name?.language}>
        {name?.text ?? messages.otherDishes}
      </h2>
      {section.items.map((item) => (
        <Card key={item.id} item={item} />
      ))}
    </section>
  );
}

function Card({ item }: { item: Item }) {
  const { language, messages } = useLanguage();
  const description = item.description[language];
  const price = item.price[language];
  return (
    <article>
      <h3>{item.title[language]}</h3>
      {item.image && <img src={item.image} alt="" width="240" height="180" loading="lazy" />}
      {description && <p>{formatDescription(description, language)}</p>}
      {price && (
        <p>
          <bdi>{formatPrice(price, messages.currency)}</bdi>
        </p>
      )}
    </article>
  );
}

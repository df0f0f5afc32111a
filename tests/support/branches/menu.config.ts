import type { Brand } from '../../../src/domain/brand.ts';

/** The brand of the tests' restaurant, which has branches here. Its menu is short, and they differ from it. */
export const brand: Brand = {
  name: { en: 'Horn & Ember', ar: 'قرن وجمر' },
  description: {
    en: 'Steaks over oak embers, grills, burgers and desserts: the menu of Horn & Ember.',
    ar: 'ستيك على جمر السنديان، ومشاوٍ وبرجر وحلويات: قائمة طعام قرن وجمر.',
  },
  logo: '/logo.svg',
  links: {
    findStores: 'https://hornandember.example/stores',
  },
  tags: {
    Best: { en: 'Best seller', ar: 'الأكثر طلبًا' },
    New: { en: 'New', ar: 'جديد' },
    Signature: { en: 'Signature', ar: 'طبق مميّز' },
    Spicy: { en: 'Spicy', ar: 'حار' },
  },
  branches: true,
  showsCaloriesOnCards: false,
  vendor: { en: 'Lawha Menus', ar: 'لوحة للقوائم' },
  accent: { dark: '#f0884a', light: '#a8410f' },
};

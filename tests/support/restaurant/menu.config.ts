import type { Brand } from '../../../src/domain/brand.ts';

/** The brand that tests are about, whatever the chain's own is. */
export const brand: Brand = {
  name: { en: 'Horn & Ember', ar: 'قرن وجمر' },
  description: {
    en: 'Steaks over oak embers, grills, burgers and desserts: the menu of Horn & Ember.',
    ar: 'ستيك على جمر السنديان، ومشاوٍ وبرجر وحلويات: قائمة طعام قرن وجمر.',
  },
  logo: '/logo.svg',
  links: {
    lunchSpecials: 'https://hornandember.example/lunch',
    findStores: 'https://hornandember.example/stores',
    downloadApp: 'https://hornandember.example/app',
  },
  tags: {
    Best: { en: 'Best seller', ar: 'الأكثر طلبًا' },
    New: { en: 'New', ar: 'جديد' },
    Signature: { en: 'Signature', ar: 'طبق مميّز' },
    Spicy: { en: 'Spicy', ar: 'حار' },
  },
  showsCaloriesOnCards: false,
  vendor: { en: 'Lawha Menus', ar: 'لوحة للقوائم' },
  accent: { dark: '#f0884a', light: '#a8410f' },
  colours: {
    page: { dark: '#13100d', light: '#faf6f0' },
    text: { dark: '#f6eee3', light: '#241a13' },
    highlight: { dark: '#e6bd7b', light: '#7b4d0c' },
  },
};

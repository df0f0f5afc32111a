/** What is behind everything: of the page, of the browser's bars around it, of an installed app's start. */
export const PAGE_COLOUR = { dark: '#13100d', light: '#faf6f0' } as const;

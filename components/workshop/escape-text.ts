/** A text as markup. */
export const escapeText = (text: string): string => text.replace(/[&<]/g, (mark) => (mark === '&' ? '&amp;' : '&lt;'));

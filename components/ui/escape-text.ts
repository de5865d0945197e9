/** A text as markup, in an attribute too. */
export const escapeText = (text: string): string => text.replace(/[&<"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

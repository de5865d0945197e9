/** Text as content of an element, or as an attribute in double quotes, of HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
